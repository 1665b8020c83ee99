// Dragging: a press that moves far enough lifts something, which is then carried until it is let go.

import type { Point } from './geometry';

export interface DragHandlers<T> {
  /** The press has become a drag; `press` is the event that began it. */
  lifted?: (what: T, press: PointerEvent) => void;
  /** It is carried over this point of the window. */
  over?: (at: Point, what: T) => void;
  /** It was let go there. */
  dropped: (what: T, at: Point) => void;
  /** It was not let go anywhere: Escape, a second finger, or the system took the pointer away. */
  lost?: (what: T) => void;
}

const THRESHOLD = 7; // pixels that a pointer moves before a press is a drag

export class Drag<T> {
  /** What is carried, or null. */
  what: T | null = $state.raw(null);
  x = $state(0);
  y = $state(0);
  private listeners: AbortController | null = null;

  constructor(private readonly handlers: DragHandlers<T>) {}

  /** Something that can be dragged was pressed; `lift` says what, once it is dragged. */
  press(event: PointerEvent, lift: () => T | null): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.stop();
    this.listeners = new AbortController();
    // The window hears it first: nobody can keep these events to himself.
    const options = { signal: this.listeners.signal, capture: true };
    const isOurs = (now: PointerEvent): boolean => now.pointerId === event.pointerId;
    const listen = <K extends keyof WindowEventMap>(
      kind: K,
      hear: (now: WindowEventMap[K]) => void,
    ): void => window.addEventListener(kind, hear, options);
    listen('pointermove', (now) => isOurs(now) && this.move(now, event, lift));
    listen('pointerup', (now) => isOurs(now) && this.release(now));
    listen('pointercancel', (now) => isOurs(now) && this.cancel());
    listen('pointerdown', (now) => !isOurs(now) && this.cancel());
    listen('keydown', (now) => now.key === 'Escape' && this.cancel());
  }

  /** Break the drag off. */
  cancel(): void {
    const { what } = this;
    this.stop();
    if (what !== null) this.handlers.lost?.(what);
  }

  private move(now: PointerEvent, press: PointerEvent, lift: () => T | null): void {
    const [dx, dy] = [now.clientX - press.clientX, now.clientY - press.clientY];
    if (this.what === null && Math.hypot(dx, dy) >= THRESHOLD) this.lift(lift(), press);
    if (this.what === null) return;
    [this.x, this.y] = [now.clientX, now.clientY];
    this.handlers.over?.({ x: this.x, y: this.y }, this.what);
  }

  private lift(what: T | null, press: PointerEvent): void {
    if (what === null) {
      this.stop();
      return;
    }
    capture(press);
    this.what = what;
    this.handlers.lifted?.(what, press);
  }

  private release({ clientX, clientY }: PointerEvent): void {
    const { what } = this;
    this.stop();
    if (what === null) return;
    ignoreClick();
    this.handlers.dropped(what, { x: clientX, y: clientY });
  }

  private stop(): void {
    this.listeners?.abort();
    this.listeners = null;
    this.what = null;
  }
}

/** Hear of the pointer outside the window, too. */
function capture({ target, pointerId }: PointerEvent): void {
  if (!(target instanceof Element)) return;
  (target.closest('button') ?? target).setPointerCapture(pointerId);
}

/** Browsers make a click of the end of a drag; they do so at once or never. */
function ignoreClick(): void {
  const ignore = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }));
}
