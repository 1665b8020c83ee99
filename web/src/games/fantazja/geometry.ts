// Where things are on the map: places of 200 units, x to the east, y to the south.

import type { Box } from '../../lib/geometry';
import type { Coordinates } from '../../lib/notation';
import { cell } from './view';

export const CELL = 200;

/** An edge of the window onto the map. */
export type Edge = 'left' | 'right' | 'up' | 'down';

const STEPS: readonly Coordinates[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The box round all these places; with none of them, the middle of the map. */
export function bounds(keys: Iterable<string>): Box {
  const cells = [...keys].map(cell);
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top] = cells.length ? [Math.min(...xs), Math.min(...ys)] : [0, 0];
  const [right, bottom] = cells.length ? [Math.max(...xs), Math.max(...ys)] : [0, 0];
  return {
    x: left * CELL,
    y: top * CELL,
    width: (right - left + 1) * CELL,
    height: (bottom - top + 1) * CELL,
  };
}

/** Where a place is drawn. */
export function at(key: string): string {
  const [x, y] = cell(key);
  return `translate(${x * CELL} ${y * CELL})`;
}

/** The part of the map, of this size in units, that holds a place and most of the others. */
export function windowOn(
  must: string,
  others: readonly string[],
  size: { width: number; height: number },
): Box {
  const room: Coordinates = [fitting(size.width), fitting(size.height)];
  const [left, right] = reachOf(must, others, room, 0);
  const [top, bottom] = reachOf(must, others, room, 1);
  let best: Coordinates = [left, top];
  let most = -1;
  for (let x = left; x <= right; x += 1) {
    for (let y = top; y <= bottom; y += 1) {
      const count = others.filter((key) => isWithin(cell(key), [x, y], room)).length;
      if (count > most) [best, most] = [[x, y], count];
    }
  }
  const held = others.filter((key) => isWithin(cell(key), best, room));
  return bounds(must ? [must, ...held] : held);
}

/** How many whole places so many units hold. */
function fitting(units: number): number {
  return Math.max(1, Math.floor(units / CELL));
}

/** Where a window may begin along an axis so that it holds `must`, or any of the others. */
function reachOf(
  must: string,
  others: readonly string[],
  room: Coordinates,
  axis: 0 | 1,
): Coordinates {
  if (must) return [cell(must)[axis] - room[axis] + 1, cell(must)[axis]];
  const all = others.map((key) => cell(key)[axis]);
  return [Math.min(...all), Math.max(...all)];
}

function isWithin([x, y]: Coordinates, [left, top]: Coordinates, room: Coordinates): boolean {
  return x >= left && x < left + room[0] && y >= top && y < top + room[1];
}

/** The places beyond each edge of what is in sight. */
export function beyondOf(keys: Iterable<string>, seen: Box): Record<Edge, string[]> {
  const found: Record<Edge, string[]> = { left: [], right: [], up: [], down: [] };
  for (const key of keys) {
    const [x, y] = cell(key).map((n) => (n + 0.5) * CELL) as [number, number];
    if (x < seen.x) found.left.push(key);
    else if (x > seen.x + seen.width) found.right.push(key);
    else if (y < seen.y) found.up.push(key);
    else if (y > seen.y + seen.height) found.down.push(key);
  }
  return found;
}

export function keyAt(x: number, y: number): string {
  return `${Math.floor(x / CELL)},${Math.floor(y / CELL)}`;
}

export function beside(key: string): string[] {
  const [x, y] = cell(key);
  return STEPS.map(([dx, dy]) => `${x + dx},${y + dy}`);
}

/** The place that comes next in a direction: straight ahead before aside, near before far. */
export function next(from: string, keys: readonly string[], direction: Coordinates): string {
  const [x, y] = cell(from);
  const [dx, dy] = direction;
  let best = '';
  let least = Infinity;
  for (const key of keys) {
    const [px, py] = cell(key);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (ahead <= 0) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [key, cost];
  }
  return best;
}

export const ARROWS: Readonly<Record<string, Coordinates>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** How a stack is drawn: the top smaller, to leave room for the edges under it. */
export function topSize(depth: number): number {
  return CELL * (1 - 0.045 * (depth - 1));
}
