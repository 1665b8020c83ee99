// How the board is laid out in the room it has, which the style sheets ask for as well.

/** `phone`: the castle, and below it (beside it where it is low) one thing at a time; `tablet`: the
 * castle over the supply and my tiles; `desk`: a column beside the castle; `wide`: two of them. */
export type Shape = 'phone' | 'tablet' | 'desk' | 'wide';

const PHONE = 640; // pixels: narrower than this
const LOW = 520; // or lower
const TABLET = 860;
const BARE_TABLET = 1100; // where there is no supply beside the castle
const DESK = 1700;

export function shapeOf(width: number, height: number, hasSupply: boolean): Shape {
  if (width < PHONE || height < LOW) return 'phone';
  if (width < (hasSupply ? TABLET : BARE_TABLET)) return 'tablet';
  return width < DESK ? 'desk' : 'wide';
}
