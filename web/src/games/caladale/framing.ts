// What the camera over the castle shows: all of it with some air, and what must not be out of sight.

import type { Box } from '../../lib/geometry';
import type { Bounds } from './castle';
import type { CellView } from './types';

const MEADOW = 110; // of it is shown at least, in units of the drawing
const AIR = 60; // above the castle
const BESIDE = 40;
const ROWS = 3; // at least so many have room

/** The castle with its surroundings, so that nothing of it lies under what covers the window's top
 * (`head` pixels) and bottom (`foot`). */
export function contentOf(
  { left, right, top }: Bounds,
  area: { width: number; height: number },
  head: number,
  foot: number,
): Box {
  const above = Math.max(top + 1, ROWS) * 100 + AIR;
  const width = (right - left + 1) * 100 + 2 * BESIDE;
  const scale = Math.max(
    0.1,
    Math.min(area.width / width, (area.height - head - foot) / (above + BESIDE)),
  );
  const [high, low] = [above + head / scale, Math.max(MEADOW, BESIDE + foot / scale)];
  return { x: left * 100 - BESIDE, y: -high, width, height: high + low };
}

/** These cells with their neighbours. */
export function around(cells: readonly CellView[]): Box | null {
  if (!cells.length) return null;
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 1, Math.max(...ys) + 2.5];
  return {
    x: left * 100,
    y: -top * 100,
    width: (Math.max(...xs) + 2 - left) * 100,
    height: (top - Math.min(...ys) + 1) * 100,
  };
}

/** Whether some of the castle itself is out of sight: a margin that is cut off needs no map. */
export function isCut({ left, right, top }: Bounds, seen: Box | undefined): boolean {
  if (!seen?.width) return false;
  return (
    left * 100 < seen.x - 1 ||
    (right + 1) * 100 > seen.x + seen.width + 1 ||
    -(top + 1) * 100 < seen.y - 1 ||
    seen.y + seen.height < -1
  );
}
