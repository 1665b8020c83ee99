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

/** The square round all these places, with so many more places on every side. */
export function bounds(keys: Iterable<string>, margin: number): Box {
  let [left, top, right, bottom] = [0, 0, 0, 0];
  for (const key of keys) {
    const [x, y] = cell(key);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return {
    x: (left - margin) * CELL,
    y: (top - margin) * CELL,
    width: (right - left + 1 + 2 * margin) * CELL,
    height: (bottom - top + 1 + 2 * margin) * CELL,
  };
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
