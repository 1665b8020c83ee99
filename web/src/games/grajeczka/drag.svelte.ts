// Dragging a figure or the tile: the same as a tap on it and a tap where it goes.

import type { Figure } from './view';

export type Dragged = Figure | 'tile';

export interface Drops {
  lifted: (what: Dragged) => void;
  over: (x: number, y: number) => void;
  dropped: (what: Dragged, x: number, y: number) => void;
  lost: () => void;
}

const THRESHOLD = 7; // pixels before a press is a drag

export class Drag {
  what: Dragged | '' = $state('');
  x = $state(0);
  y = $state(0);
  /** The press that has just ended was a drag: the click after it means nothing. */
  moved = false;
  private listeners: AbortController | null = null;

  constructor(private readonly drops: Drops) {}

  begin(event: PointerEvent, what: Dragged): void {
    if (event.button !== 0) return;
    this.end();
    this.moved = false;
    const { pointerId, clientX, clientY } = event;
    const target = event.target;
    if (target instanceof Element && target.hasPointerCapture(pointerId)) {
      target.releasePointerCapture(pointerId);
    }
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    window.addEventListener(
      'pointermove',
      (now) => {
        if (now.pointerId !== pointerId) return;
        if (!this.what && Math.hypot(now.clientX - clientX, now.clientY - clientY) < THRESHOLD) {
          return;
        }
        this.carry(now, what);
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      (now) => {
        if (now.pointerId !== pointerId) return;
        const carried = this.what;
        this.end();
        if (carried) this.drops.dropped(carried, now.clientX, now.clientY);
      },
      { signal },
    );
    window.addEventListener(
      'pointercancel',
      () => {
        this.end();
        this.drops.lost();
      },
      { signal },
    );
  }

  private carry(event: PointerEvent, what: Dragged): void {
    if (!this.what) {
      this.what = what;
      this.moved = true;
      this.drops.lifted(what);
    }
    this.x = event.clientX;
    this.y = event.clientY;
    this.drops.over(event.clientX, event.clientY);
  }

  end(): void {
    this.listeners?.abort();
    this.listeners = null;
    this.what = '';
  }
}
