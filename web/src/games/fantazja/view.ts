// The server's view of the game, read once into what the board shows.

import type { Play } from '../../lib/messages';
import { readPlace, readRotation, type Coordinates } from '../../lib/notation';
import { factionOf, KINDS, tileOf, type Faction, type Kind } from './tiles';

/** A tile that lies on the map. */
interface LaidTile {
  tile: string;
  /** Quarter turns to the right. */
  rotation: number;
}

/** A place of the map with its stack from the top down. */
export interface Stack {
  key: string;
  x: number;
  y: number;
  layers: LaidTile[];
}

/** Tiles by name as far as they are known, and how many there are. */
interface Pile {
  tiles: string[];
  count: number;
}

export interface SeatView {
  seat: number;
  faction: Faction;
  hand: Pile;
  ip: Pile;
  ipOpen: string[];
  discard: string[];
  pile: number;
  bag: string[];
  bottom: string[];
  seen: string[];
  bonus: number;
  score: number;
}

export interface GameView {
  phase: 'turn' | 'pay' | 'magic' | 'over';
  acted: boolean;
  powerUsed: string;
  exchanged: { given: string[]; taken: string[]; open: boolean };
  buried: number;
  shown: Pile;
  stacks: Map<string, Stack>;
  tokens: Record<Kind, string>;
  bonusLeft: number;
  seats: [SeatView, SeatView];
}

/** An event of the log as this seat may know it. */
export interface GameEvent {
  event: string;
  seat?: number;
  tile?: string;
  place?: string;
  turn?: number;
  places?: string[];
  tiles?: string[];
  rule?: string;
  replaced?: string;
  taken?: string;
  type?: string;
  to?: number;
}

interface RawSeat {
  hand: string[] | number;
  ip: string[] | number;
  ip_open?: string[];
  discard: string[];
  pile: number;
  bag?: string[];
  bottom?: string[];
  seen?: string[];
  bonus: number;
  score: number;
}

interface RawView {
  phase: GameView['phase'];
  action_taken: boolean;
  power_used: string;
  exchange: GameView['exchanged'];
  buried: number;
  shown: string[] | number;
  map: Record<string, string>;
  tokens: Record<Kind, string>;
  bonus_left: number;
  seats: Record<string, RawSeat>;
}

function pile(value: string[] | number): Pile {
  return typeof value === 'number'
    ? { tiles: [], count: value }
    : { tiles: value, count: value.length };
}

function readSeat(raw: RawSeat, seat: number): SeatView {
  return {
    seat,
    faction: seat === 2 ? 'E' : 'S',
    hand: pile(raw.hand),
    ip: pile(raw.ip),
    ipOpen: raw.ip_open ?? [],
    discard: raw.discard,
    pile: raw.pile,
    bag: raw.bag ?? [],
    bottom: raw.bottom ?? [],
    seen: raw.seen ?? [],
    bonus: raw.bonus,
    score: raw.score,
  };
}

export function readStack(key: string, text: string): Stack {
  const [x, y] = readPlace(key) ?? [0, 0];
  const layers = text.split(' / ').map((part) => {
    const [tile = '', rotation = 'r0'] = part.split(' ');
    return { tile, rotation: readRotation(rotation) ?? 0 };
  });
  return { key, x, y, layers };
}

export function readView(view: Play['view']): GameView {
  const raw = view as RawView;
  const stacks = Object.entries(raw.map).map(([key, text]) => readStack(key, text));
  stacks.sort((a, b) => a.y - b.y || a.x - b.x);
  return {
    phase: raw.phase,
    acted: raw.action_taken,
    powerUsed: raw.power_used,
    exchanged: raw.exchange,
    buried: raw.buried,
    shown: pile(raw.shown),
    stacks: new Map(stacks.map((stack) => [stack.key, stack])),
    tokens: raw.tokens,
    bonusLeft: raw.bonus_left,
    seats: [readSeat(raw.seats['1'] as RawSeat, 1), readSeat(raw.seats['2'] as RawSeat, 2)],
  };
}

export function seatOf(view: GameView, seat: number): SeatView {
  return view.seats[seat === 2 ? 1 : 0];
}

/** Who has a token: a seat, or 0 for the pool; `at` where the military token lies on the map. */
export interface Holder {
  seat: number;
  at: string;
}

export function holderOf(view: GameView, kind: Kind): Holder {
  const found = /^(?:(\S+) by )?seat (\d)$/.exec(view.tokens[kind]);
  return { seat: Number(found?.[2] ?? 0), at: found?.[1] ?? '' };
}

/** How many visible buildings of each type a faction has. */
export function visible(view: GameView, faction: Faction): Record<Kind, number> {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const { layers } of view.stacks.values()) {
    const top = tileOf(layers[0]?.tile ?? '');
    if (top?.faction === faction) counts[top.kind] += 1;
  }
  return counts;
}

/** The place that the events of a step are about, or nothing. */
export function placeOf(events: readonly GameEvent[]): string {
  return events.findLast((event) => event.place)?.place ?? '';
}

/** What a step would take from the map: places, and tiles by faction. */
export interface Loss {
  places: string[];
  tiles: Record<Faction, number>;
}

export function lossOf(events: readonly GameEvent[]): Loss | null {
  const removed = events.filter((event) => event.event === 'TilesRemoved');
  if (!removed.length) return null;
  const tiles = { S: 0, E: 0 };
  for (const tile of removed.flatMap((event) => event.tiles ?? [])) tiles[factionOf(tile)] += 1;
  return { places: removed.flatMap((event) => event.places ?? []), tiles };
}

export function cell(key: string): Coordinates {
  return readPlace(key) ?? [0, 0];
}
