// Arrow keys over places and positions: the nearest one in that direction.

import type { Point } from '../../lib/geometry';
import { distance } from './hexes';

const WAYS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** The spot that an arrow leads to, or the one we are on; what lies aside counts double. */
export function nextSpot<T extends Point>(spots: readonly T[], from: Point, key: string): T | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y + dy * way.x);
    if (ahead < 1 || aside > ahead * 1.2 + 1) continue;
    const cost = distance(spot, from) + aside + (dx < 0 ? 0.1 : 0);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
