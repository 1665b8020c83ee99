// Reading what the server says of carried tiles: of each place, and how to turn a tile there.

import { tileAt, type Castle } from './castle';
import type { Judgement, Verdict } from './requests';

/** A place that is marked while something is carried. */
export interface Spot {
  x: number;
  y: number;
  /** How the tile is turned there when it is put down. */
  rotation: number;
  /** Whether it is turned so now. */
  now: boolean;
  /** Whether it would stand; if not, its edges fit all the same. */
  stands: boolean;
  points: number;
}

/** What would come of a carried tile at a cell, in one rotation; null where nobody has said so, or
 * where another tile lies. */
export function verdictAt(
  judged: Judgement | null,
  castle: Castle,
  carried: readonly string[],
  [x, y, rotation]: readonly [number, number, number],
): Verdict | null {
  if (!judged) return null;
  const place = judged.places.find((one) => one.x === x && one.y === y);
  if (place) return place.verdicts.find((one) => one.rotations?.includes(rotation)) ?? null;
  const there = tileAt(castle, x, y);
  if (there && !carried.includes(there.tile)) return null;
  return { rules: [judged.elsewhere] };
}

/** The rotations to turn a tile to at a cell, the best first: those in which it stands, then those
 * in which its edges fit, each from the present rotation on. */
export function rotationsAt(
  judged: Judgement | null,
  x: number,
  y: number,
  present: number,
): number[] {
  const verdicts = judged?.places.find((one) => one.x === x && one.y === y)?.verdicts ?? [];
  const among = (good: (verdict: Verdict) => boolean | undefined): number[] => {
    const found = verdicts.filter(good).flatMap(({ rotations }) => rotations ?? []);
    return [0, 1, 2, 3].map((by) => (present + by) % 4).filter((each) => found.includes(each));
  };
  return [...among(({ stands }) => stands), ...among(({ fits, stands }) => fits && !stands)];
}

/** Every place where the edges of what is carried fit. */
export function spotsOf(judged: Judgement | null, present: number): Spot[] {
  return (judged?.places ?? []).flatMap(({ x, y, verdicts }) => {
    const [rotation] = rotationsAt(judged, x, y, present);
    const verdict = verdicts.find(
      ({ rotations }) => rotation !== undefined && rotations?.includes(rotation),
    );
    if (rotation === undefined || !verdict) return [];
    const { stands = false, points = 0 } = verdict;
    return [{ x, y, rotation, now: rotation === present, stands, points }];
  });
}
