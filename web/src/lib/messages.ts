// Made by tools/message_types.py of src/bajarz/server/messages.py: `make types`. Do not edit.

export type Json = any;

export type Language = 'en' | 'pl';

/** An action of my seat, in the game's notation. */
export interface Act {
  type: 'act';
  key: string;
  seq: number;
  action: string;
}

/** Take my last step back; the others are asked where they must agree. */
export interface Undo {
  type: 'undo';
  key: string;
  seq: number;
}

/** My answer to somebody's wish to take a step back. */
export interface Consent {
  type: 'consent';
  agree: boolean;
}

/**
 * Whether an action, and those of `then` after it, would be legal, and what would surely follow;
 * with `legal` also what could be done next.
 */
export interface Try {
  type: 'try';
  key: string;
  action: string;
  then?: string[];
  legal?: boolean;
}

/** Show me the table as it was after this step. */
export interface Moment {
  type: 'moment';
  seq: number;
}

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

export interface Resign {
  type: 'resign';
}

export interface Chat {
  type: 'chat';
  text: string;
}

/** Sit down, leave, or (the host) open a seat or put a bot there. */
export interface Seat {
  type: 'seat';
  n: number;
  do: 'join' | 'leave' | 'open' | 'bot';
  bot?: string;
}

/** The host changes the terms of a table that waits; everybody has to be ready again. */
export interface Arrange {
  type: 'arrange';
  options: Record<string, string>;
  clock: Clock;
  listed: boolean;
  chat: boolean;
}

export interface Rematch {
  type: 'rematch';
}

export interface SetLanguage {
  type: 'language';
  lang: 'en' | 'pl';
}

export interface Resync {
  type: 'resync';
}

export interface Ping {
  type: 'ping';
}

export interface SeatInfo {
  n: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string;
  mine: boolean;
  ready: boolean;
  connected: boolean;
  away: boolean;
  resigned: boolean;
}

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
  watchers: number;
  commitment: string;
  link: string;
  next: string;
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

/** The game as one pair of eyes may see it. */
export interface Play {
  seq: number;
  seat: number;
  view: Record<string, Json>;
  to_move: number;
  legal: string[];
  undo: string;
  clocks: Clocks | null;
  result: Record<string, Json> | null;
  secret: string;
  last: Record<string, Json>[];
  hints: string[];
}

export interface LogLine {
  seq: number;
  seat: number;
  words: string;
  rules: string[];
  events: Record<string, Json>[];
}

export interface ChatLine {
  number: number;
  name: string;
  seat: number;
  text: string;
  at: number;
}

export interface Broken {
  rule: string;
  words: string;
}

/** Why not: the rule to cite first, all others broken, and the nearest legal action. */
export interface RefusalInfo {
  rule: string;
  words: string;
  facts: Record<string, number | string>;
  others: Broken[];
  instead: string;
  instead_words: string;
}

export interface Snapshot {
  type: 'snapshot';
  table: TableInfo;
  play: Play | null;
  log: LogLine[];
  chat: ChatLine[];
}

export interface Update {
  type: 'update';
  play: Play;
  log: LogLine[];
}

export interface TableChanged {
  type: 'table';
  table: TableInfo;
}

/** To `act`, `undo` and `try`; `code` says what kind of no it is. */
export interface Answer {
  type: 'answer';
  key: string;
  ok: boolean;
  code: string;
  message: string;
  refusal?: RefusalInfo;
  sure: Record<string, Json>[];
  legal?: string[];
}

export interface Shown {
  type: 'moment';
  seq: number;
  view: Record<string, Json>;
  last: Record<string, Json>[];
}

export interface Said {
  type: 'chat';
  line: ChatLine;
}

/** Somebody wishes to take a step back that you have seen something by. */
export interface Ask {
  type: 'ask';
  seat: number;
  what: 'undo';
}

/** A seat does not agree to my wish. */
export interface Declined {
  type: 'declined';
  seat: number;
  what: 'undo';
}

export interface Failed {
  type: 'error';
  code: string;
  message: string;
}

export interface Pong {
  type: 'pong';
}

export type Incoming =
  | Act
  | Undo
  | Consent
  | Try
  | Moment
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
  | Shown
  | Said
  | Ask
  | Declined
  | Failed
  | Pong;
