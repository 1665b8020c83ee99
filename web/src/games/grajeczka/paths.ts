// The ways of figures, for the eye: which places a move goes over is the server's word.

import type { Point } from '../../lib/geometry';
import type { Adventure } from './adventures';
import { centre, hexOf } from './hexes';

export type Way = Pick<Adventure, 'way' | 'jump'>;

/** A smooth line over the places; the Princess's jump is an arc. */
export function drawn({ way, jump }: Way): string {
  let d = '';
  let before: Point | null = null;
  way.map(hexOf).forEach((hex, i) => {
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
