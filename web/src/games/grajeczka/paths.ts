// The ways of figures, for the eye: which places a move goes over. Whether it may is the server's word.

import type { Point } from '../../lib/geometry';
import { areNeighbours, centre, hexOf, nameOf, STEPS, type Hex } from './hexes';
import type { Figure } from './view';

export interface Way {
  /** Places from the start to the end. */
  stops: Hex[];
  /** The index of the stop that is reached by the Princess's jump from castle to castle, or -1. */
  jump: number;
}

type Places = Record<string, string>;

function isCastle(places: Places, hex: Hex): boolean {
  return (places[nameOf(hex)] ?? '').startsWith('castle');
}

function around([q, r]: Hex): Hex[] {
  return STEPS.map(([dq, dr]) => [q + dq, r + dr] as const);
}

export function wayOf(figure: Figure, start: string, end: string, places: Places): Way {
  const [from, to] = [hexOf(start), hexOf(end)];
  if (figure === 'princess') return princess(from, to, places);
  if (figure === 'knight') {
    const between = around(from).find((hex) => nameOf(hex) in places && areNeighbours(hex, to));
    return { stops: between ? [from, between, to] : [from, to], jump: -1 };
  }
  return { stops: straight(from, to), jump: -1 };
}

function princess(from: Hex, to: Hex, places: Places): Way {
  if (areNeighbours(from, to)) return { stops: [from, to], jump: -1 };
  const land = (hex: Hex): boolean => nameOf(hex) in places;
  if (isCastle(places, from)) {
    const castle = around(to).find(
      (hex) => land(hex) && isCastle(places, hex) && String(hex) !== String(from),
    );
    if (castle) return { stops: [from, castle, to], jump: 1 };
  }
  const step = around(from).find((hex) => land(hex) && isCastle(places, hex));
  return step ? { stops: [from, step, to], jump: 2 } : { stops: [from, to], jump: -1 };
}

function straight(from: Hex, to: Hex): Hex[] {
  const [dq, dr] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  if (!steps) return [from];
  return Array.from(
    { length: steps + 1 },
    (_, i) => [from[0] + (dq / steps) * i, from[1] + (dr / steps) * i] as const,
  );
}

/** A smooth line over the stops; the jump is an arc. */
export function drawn({ stops, jump }: Way): string {
  let d = '';
  let before: Point | null = null;
  stops.forEach((hex, i) => {
    const at = centre(hex);
    if (!before) d += `M${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
    else if (i === jump) {
      const [mx, my] = [(before.x + at.x) / 2, (before.y + at.y) / 2 - 90];
      d += `Q${mx.toFixed(1)} ${my.toFixed(1)} ${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
    } else d += `L${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
    before = at;
  });
  return d;
}
