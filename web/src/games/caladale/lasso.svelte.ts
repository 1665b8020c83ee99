// A rectangle drawn over the castle: what lies in it is chosen.

interface Point {
  x: number;
  y: number;
}

const THRESHOLD = 6;

export class Lasso {
  /** The rectangle, in pixels of its holder. */
  box: { x: number; y: number; width: number; height: number } | null = $state.raw(null);
  moved = false;
  private listeners: AbortController | null = null;

  begin(
    event: PointerEvent,
    holder: Element | undefined,
    chosen: (from: Point, to: Point) => void,
  ): void {
    this.end();
    this.moved = false;
    const { left, top } = holder?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const from = { x: event.clientX, y: event.clientY };
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    window.addEventListener(
      'pointermove',
      (now) => {
        const to = { x: now.clientX, y: now.clientY };
        if (!this.moved && Math.hypot(to.x - from.x, to.y - from.y) < THRESHOLD) return;
        this.moved = true;
        this.box = {
          x: Math.min(from.x, to.x) - left,
          y: Math.min(from.y, to.y) - top,
          width: Math.abs(to.x - from.x),
          height: Math.abs(to.y - from.y),
        };
      },
      { signal, capture: true },
    );
    window.addEventListener(
      'pointerup',
      (now) => {
        const drawn = this.box !== null;
        this.end();
        if (drawn) chosen(from, { x: now.clientX, y: now.clientY });
      },
      { signal, capture: true },
    );
    window.addEventListener('pointercancel', () => this.end(), { signal, capture: true });
  }

  end(): void {
    this.listeners?.abort();
    this.listeners = null;
    this.box = null;
  }
}
