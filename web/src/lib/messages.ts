// Made by tools/message_types.py of src/bajarz/server/messages.py: `make types`. Do not edit.

import type { ResultData, View } from './view';

/** Something that happened, as one player may know it; each game declares its events. */
export interface SeenEvent {
  event: string;
  known?: boolean;
  [fact: string]: unknown;
}

export type Language = 'en' | 'pl';

/**
 * `turn`: so many seconds for each turn; `total`: for the whole game, and more each turn.
 * `building`: seconds of the last building time of Castles of Caladale; 0: until all are done.
 */
export interface Clock {
  kind: 'none' | 'turn' | 'total';
  seconds: number;
  increment: number;
  building: number;
}

/**
 * An action of my seat, in the game's notation. `hold` says what is not to be done yet, but
 * answered with the code `held`: `end` what ends my turn and cannot be taken back, `final` whatever
 * cannot be taken back, `turn` this and whatever ends my turn. After an action that was not held
 * back bots wait a moment in which the end of my turn can be taken back.
 */
export interface Act {
  type: 'act';
  key: string;
  seq: number;
  action: string;
  hold?: 'none' | 'end' | 'final' | 'turn';
}

/** Take my last step back; the others are asked where they must agree. */
export interface Undo {
  type: 'undo';
  key: string;
  seq: number;
}

/** I shall not take back the end of my turn: bots need not wait. */
export interface GoOn {
  type: 'go-on';
}

/** My answer to a player who asks to take a step back. */
export interface Consent {
  type: 'consent';
  agree: boolean;
}

/**
 * Whether an action, and those of `then` after it, would be legal, and what would certainly follow;
 * with `legal` also what could be done next.
 */
export interface Try {
  type: 'try';
  key: string;
  action: string;
  then?: string[];
  legal?: boolean;
}

/** Show me the table as it was after this entry of the log. */
export interface ShowMoment {
  type: 'moment';
  seq: number;
}

/** Whether I am ready to begin. */
export interface Ready {
  type: 'ready';
  ready: boolean;
}

/** The host lets the game begin. */
export interface Start {
  type: 'start';
}

/** Randomness of mine for the dealing, as hexadecimal digits. */
export interface Contribute {
  type: 'contribute';
  bytes: string;
}

/** I give up. */
export interface Resign {
  type: 'resign';
}

/** A line for everybody at the table. */
export interface Chat {
  type: 'chat';
  text: string;
}

/** Sit down, leave, or (the host) open a seat or put a bot there. */
export interface Seat {
  type: 'seat';
  do: 'join' | 'leave' | 'open' | 'bot' | 'claim';
  bot?: string;
  n: number;
}

/**
 * The host changes the terms of a table that waits; what is left out stays as it is, and all others
 * have to be ready again.
 */
export interface Arrange {
  type: 'arrange';
  options?: Record<string, string>;
  clock?: Clock;
  listed?: boolean;
  chat?: boolean;
  hints?: boolean;
}

/** Make the table of the next game between the same players. */
export interface Rematch {
  type: 'rematch';
}

/** Speak this language from now on. */
export interface SetLanguage {
  type: 'language';
  lang: 'en' | 'pl';
}

/** Send me everything again. */
export interface Resync {
  type: 'resync';
}

/** Are you there? */
export interface Ping {
  type: 'ping';
}

/**
 * A seat as one player sees it; `away`: gone for so long that a bot may take over, `gone`: for so
 * long that the others may end the game; `why`: why a bot plays for a person.
 */
export interface SeatInfo {
  n: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string;
  mine: boolean;
  ready: boolean;
  connected: boolean;
  away: boolean;
  gone: boolean;
  resigned: boolean;
  why: '' | 'time' | 'left' | 'away';
}

/**
 * A table as one player sees it; `host`: whether I am, `next`: the id of the rematch, `hints`:
 * whether boards may mark good moves, `starts_in`: seconds until the game begins by itself, while
 * everybody is here and ready (whoever is not stops that).
 */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  state: 'waiting' | 'playing' | 'over';
  seats: SeatInfo[];
  host: boolean;
  host_name: string;
  clock: Clock;
  listed: boolean;
  chat: boolean;
  hints: boolean;
  watchers: number;
  commitment: string;
  link: string;
  next: string;
  starts_in: number | null;
}

/**
 * Seconds left by seat; `running` is the seat whose time goes, 0 for none. `building`: seconds left
 * of the last building time, while it runs; `left` is empty where the seats themselves have no
 * clocks.
 */
export interface Clocks {
  left: number[];
  running: number;
  building: number | null;
}

/**
 * The game as one player or spectator may see it. `seat` is mine, 0 for a spectator; `undo` is
 * "yes", "ask", or why not, in words; `secret` that of the dealing, once the game is over; `last`
 * are the events of the last entry of the log; `hints` are legal actions that the board marks for
 * this seat; `take_back`: for how many seconds I may still take back the end of my turn without
 * asking.
 */
export interface Play {
  seq: number;
  seat: number;
  view: View;
  to_move: number;
  legal: string[];
  undo: string;
  take_back: number;
  clocks: Clocks | null;
  result: ResultData | null;
  secret: string;
  last: SeenEvent[];
  hints: string[];
}

/** An entry of the log, told to one player or spectator. */
export interface LogLine {
  seq: number;
  seat: number;
  words: string;
  rules: string[];
  events: SeenEvent[];
}

/** What somebody said; `seat` is 0 for a spectator. */
export interface ChatLine {
  number: number;
  name: string;
  seat: number;
  text: string;
  at: number;
}

/** A rule that an action breaks, and how. */
export interface Broken {
  rule: string;
  words: string;
}

/**
 * Why not: the rule to cite first, all others broken, and the nearest legal action. `instead` is in
 * the notation; it is empty where there is none.
 */
export interface RefusalInfo {
  rule: string;
  words: string;
  facts: Record<string, number | string>;
  others: Broken[];
  instead: string;
  instead_words: string;
}

/** Everything about a table. */
export interface Snapshot {
  type: 'snapshot';
  table: TableInfo;
  play: Play | null;
  log: LogLine[];
  chat: ChatLine[];
}

/** The game after a step, and the new lines of the log. */
export interface Update {
  type: 'update';
  play: Play;
  log: LogLine[];
}

/** Seats, presence, readiness or terms have changed. */
export interface TableChanged {
  type: 'table';
  table: TableInfo;
}

/**
 * To `act`, `undo` and `try`; `code` says what kind of no it is. `certain` are the events that
 * would certainly follow; `final`: whether the action that is tried or held back could not be taken
 * back, `ends`: whether it would end my turn.
 */
export interface Answer {
  type: 'answer';
  key: string;
  ok: boolean;
  code: string;
  message: string;
  refusal?: RefusalInfo;
  certain: SeenEvent[];
  legal?: string[];
  final?: boolean;
  ends?: boolean;
}

/** The table as it was after an entry of the log. */
export interface MomentShown {
  type: 'moment';
  seq: number;
  view: View;
  last: SeenEvent[];
}

/** Somebody said something. */
export interface Said {
  type: 'chat';
  line: ChatLine;
}

/** A player asks to take back a step that showed you something. */
export interface Ask {
  type: 'ask';
  seat: number;
  what: 'undo';
}

/** A seat does not agree to my request. */
export interface Declined {
  type: 'declined';
  seat: number;
  what: 'undo';
}

/** A message of mine could not be understood or carried out. */
export interface Failed {
  type: 'error';
  code: string;
  message: string;
}

/** Here I am. */
export interface Pong {
  type: 'pong';
}

export type Incoming =
  | Act
  | Undo
  | GoOn
  | Consent
  | Try
  | ShowMoment
  | Ready
  | Start
  | Contribute
  | Resign
  | Chat
  | Seat
  | Arrange
  | Rematch
  | SetLanguage
  | Resync
  | Ping;

export type Outgoing =
  | Snapshot
  | Update
  | TableChanged
  | Answer
  | MomentShown
  | Said
  | Ask
  | Declined
  | Failed
  | Pong;
