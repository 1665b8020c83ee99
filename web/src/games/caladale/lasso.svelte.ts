// A rectangle drawn over the castle: what lies in it is chosen.

import { Drag } from '../../lib/drag.svelte';
import type { Box, Point } from '../../lib/geometry';

export class Lasso {
  /** The rectangle, in pixels of its holder. */
  box: Box | null = $state.raw(null);
  private readonly drag = new Drag<Point>({
    over: (at, from) => (this.box = this.between(from, at)),
    dropped: (from, to) => {
      this.box = null;
      this.chosen(from, to);
    },
    lost: () => (this.box = null),
  });

  constructor(
    private readonly holder: () => Element | undefined,
    /** What lies between two points of the window is chosen. */
    private readonly chosen: (from: Point, to: Point) => void,
  ) {}

  press(event: PointerEvent): void {
    this.drag.press(event, () => ({ x: event.clientX, y: event.clientY }));
  }

  private between(from: Point, to: Point): Box {
    const { left, top } = this.holder()?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return {
      x: Math.min(from.x, to.x) - left,
      y: Math.min(from.y, to.y) - top,
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    };
  }
}
