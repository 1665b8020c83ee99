// The geometry of the kingdom: hexagons that stand on a corner, 60 from middle to corner. Places are
// axial, q to the east and r to the south-east; sides count from the east, counter-clockwise.

import { readPlace, writePlace } from '../../lib/notation';
import type { Box, Point } from '../../lib/geometry';

export type Hex = readonly [number, number];

export const SIZE = 60;
const APOTHEM = (SIZE * Math.sqrt(3)) / 2;
const STEPS: readonly Hex[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** `1,-2` as numbers. */
export function hexOf(place: string): Hex {
  return readPlace(place) ?? [0, 0];
}

export function nameOf(hex: Hex): string {
  return writePlace(hex);
}

export function centre([q, r]: Hex): Point {
  return { x: 2 * APOTHEM * (q + r / 2), y: 1.5 * SIZE * r };
}

export function centreOf(place: string): Point {
  return centre(hexOf(place));
}

export function neighbour([q, r]: Hex, side: number): Hex {
  const [dq, dr] = STEPS[((side % 6) + 6) % 6] ?? [0, 0];
  return [q + dq, r + dr];
}

/** The place rotated about 0,0, by sixths of a full turn counter-clockwise. */
export function rotated([q, r]: Hex, sixths: number): Hex {
  for (let i = 0; i < sixths; i += 1) [q, r] = [q + r, -q];
  return [q, r];
}

/** A point that far from the middle, in the direction of a side. */
function toward(side: number, distance: number): Point {
  const angle = (Math.PI / 3) * side;
  return { x: distance * Math.cos(angle), y: -distance * Math.sin(angle) };
}

/** Corners `side` and `side + 1` end that side. */
export function corner(hex: Hex, number: number, size = SIZE): Point {
  const { x, y } = centre(hex);
  const by = toward(number - 0.5, size);
  return { x: x + by.x, y: y + by.y };
}

function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function polyline(points: readonly Point[], close = false): string {
  const d = points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');
  return close ? `${d}Z` : d;
}

export function hexagon(hex: Hex, size = SIZE): string {
  return polyline(
    [0, 1, 2, 3, 4, 5].map((n) => corner(hex, n, size)),
    true,
  );
}

/** Path data around places, holes included. */
export function outline(hexes: readonly Hex[]): string {
  const there = new Set(hexes.map(nameOf));
  const after = new Map<string, Point>();
  const key = (point: Point): string => `${Math.round(point.x)} ${Math.round(point.y)}`;
  for (const hex of hexes) {
    for (let side = 0; side < 6; side += 1) {
      if (!there.has(nameOf(neighbour(hex, side)))) {
        after.set(key(corner(hex, side)), corner(hex, side + 1));
      }
    }
  }
  let d = '';
  for (;;) {
    const first = after.keys().next();
    if (first.done) return d;
    const loop: Point[] = [];
    let at: string = first.value;
    for (let end = after.get(at); end; end = after.get(at)) {
      after.delete(at);
      loop.push(end);
      at = key(end);
    }
    d += polyline(loop, true);
  }
}

/** What the hexagons of places cover, and so much more on every side. */
export function bounds(hexes: readonly Hex[], more = 0): Box {
  const middles = hexes.map(centre);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const left = Math.min(...xs) - APOTHEM - more;
  const top = Math.min(...ys) - SIZE - more;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + APOTHEM + more - left,
    height: Math.max(...ys) + SIZE + more - top,
  };
}

/** The place whose hexagon a point is in. */
export function hexAt({ x, y }: Point): Hex {
  const r = y / (1.5 * SIZE);
  const q = x / (2 * APOTHEM) - r / 2;
  let [a, b] = [Math.round(q), Math.round(r)];
  const c = Math.round(-q - r);
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (da > db && da > dc) a = -b - c;
  else if (db > dc) b = -a - c;
  return [a + 0, b + 0]; // no minus zero
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
