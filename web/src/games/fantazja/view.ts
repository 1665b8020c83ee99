// What the server says of the game, by the types that the game declares (types.ts).

import type { Play } from '../../lib/messages';
import { readPlace, type Coordinates } from '../../lib/notation';
import { CASTLE, factionOf, tileOf, type Faction } from './tiles';
import type {
  FantazjaEvent,
  FantazjaView,
  LaidTile,
  PrivateView,
  RivalView,
  SeatView,
  TokenView,
} from './types';

export type { FantazjaEvent, FantazjaView, LaidTile };

export function readView(play: Play): FantazjaView {
  return play.view as FantazjaView;
}

/** Events as the server tells them, of a step or of what would surely follow an action. */
export function readEvents(events: readonly object[]): readonly FantazjaEvent[] {
  return events as readonly FantazjaEvent[];
}

/** A player's side of the table. */
export interface Side extends SeatView {
  seat: number;
  score: number;
  /** The tiles that only their owner sees, where the reader may see them. */
  tiles: PrivateView | undefined;
  /** What the reader, who may not, has learnt of them. */
  learnt: RivalView | undefined;
}

export function sideOf(view: FantazjaView, seat: number): Side {
  const open = view.seats[seat];
  if (!open) throw new Error(`there is no seat ${seat}`);
  const tiles = view.private[seat];
  const learnt = tiles ? undefined : view.private[3 - seat]?.rival;
  return { ...open, seat, score: view.scores[seat - 1] ?? 0, tiles, learnt };
}

/** A place of the map with its stack from the top down. */
export interface Stack {
  key: string;
  x: number;
  y: number;
  layers: readonly LaidTile[];
}

export function stackAt(key: string, layers: readonly LaidTile[]): Stack {
  const [x, y] = cell(key);
  return { key, x, y, layers };
}

/** Everything on the map, the castle included, row by row. */
export function stacksOf(view: FantazjaView): Map<string, Stack> {
  const castle = stackAt(view.castle, [{ tile: CASTLE, rotation: 0 }]);
  const built = Object.entries(view.map).map(([key, layers]) => stackAt(key, layers));
  const stacks = [castle, ...built].sort((a, b) => a.y - b.y || a.x - b.x);
  return new Map(stacks.map((stack) => [stack.key, stack]));
}

/** Where a token is, as the reader of a seat says it. */
export type Whereabouts = 'me' | 'op' | 'pool' | 'map' | 'gone';

export function whereabouts({ where, seat }: TokenView, me: number): Whereabouts {
  if (where === 'seat') return seat === me ? 'me' : 'op';
  return where === 'building' ? 'map' : where;
}

/** The place that the events of a step are about, or nothing. */
export function placeOf(events: readonly FantazjaEvent[]): string {
  return events.reduce((place, event) => ('place' in event ? event.place : place), '');
}

/** What a step would take from the map: places, and tiles by faction. */
export interface Loss {
  places: string[];
  tiles: Record<Faction, number>;
}

export function lossOf(events: readonly FantazjaEvent[]): Loss | null {
  const loss: Loss = { places: [], tiles: { S: 0, E: 0 } };
  for (const event of events) {
    if (event.event !== 'TilesRemoved') continue;
    loss.places.push(...event.places);
    for (const tile of event.tiles) loss.tiles[factionOf(tile)] += 1;
  }
  return loss.places.length ? loss : null;
}

/** The Victory Points on the map that go with them: those of the tiles on top. */
export function pointsLost(
  loss: Loss,
  stacks: ReadonlyMap<string, Stack>,
): Record<Faction, number> {
  const points: Record<Faction, number> = { S: 0, E: 0 };
  for (const place of loss.places) {
    const top = stacks.get(place)?.layers[0]?.tile;
    if (top) points[factionOf(top)] += tileOf(top)?.points ?? 0;
  }
  return points;
}

export function cell(key: string): Coordinates {
  return readPlace(key) ?? [0, 0];
}
