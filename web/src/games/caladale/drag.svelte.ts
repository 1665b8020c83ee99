// Dragging tiles. What is carried is drawn once and then only moved by the compositor: the castle
// is drawn anew when tiles are lifted and when they are put down, never in between.

import type { Castle } from './castle';

/** What is carried: tiles where they lay, and which of them the pointer holds. */
export interface Load {
  from: 'castle' | 'tray' | 'supply';
  tiles: string[];
  shape: Castle;
  anchor: { x: number; y: number };
}

export interface Ground {
  /** The size of a cell on the screen. */
  size: () => number;
  /** The cell under a point of the window; null outside the castle's ground. */
  cellAt: (x: number, y: number) => readonly [number, number] | null;
  /** Where a cell's upper left corner is in the window. */
  cornerOf: (x: number, y: number) => { x: number; y: number };
}

export interface Drops {
  lifted: (load: Load) => void;
  dropped: (load: Load, cell: readonly [number, number] | null, target: Element | null) => void;
}

const THRESHOLD = 6; // pixels before a press is a drag
const LIFT = 0.62; // of a cell: how far above a finger a tile of the tray floats

export class Drag {
  load: Load | null = $state.raw(null);
  size = $state(64);
  /** The press that has just ended was a drag: the click after it means nothing. */
  moved = false;
  ground: Ground | null = null;
  /** Set by the overlay: the carried tiles, and the outline of where they would lie. */
  carried: HTMLElement | null = null;
  landing: HTMLElement | null = null;
  private listeners: AbortController | null = null;
  private grip = { x: 0, y: 0 };
  private at = { x: 0, y: 0 };

  constructor(private readonly drops: Drops) {}

  get active(): boolean {
    return this.load !== null;
  }

  begin(event: PointerEvent, make: () => Load | null): void {
    if (event.button !== 0) return;
    this.end();
    this.moved = false;
    const { pointerId, clientX, clientY, pointerType } = event;
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    const mine = (now: PointerEvent): boolean => now.pointerId === pointerId;
    window.addEventListener(
      'pointermove',
      (now) => {
        if (!mine(now)) return;
        const far = Math.hypot(now.clientX - clientX, now.clientY - clientY) >= THRESHOLD;
        if (!this.load && far) this.lift(make(), clientX, clientY, pointerType === 'touch');
        this.carry(now.clientX, now.clientY);
      },
      { signal, capture: true },
    ); // before anybody else can keep it to himself
    window.addEventListener(
      'pointerup',
      (now) => {
        if (mine(now)) this.release();
      },
      { signal, capture: true },
    );
    window.addEventListener(
      'pointercancel',
      (now) => {
        if (mine(now)) this.end();
      },
      { signal, capture: true },
    );
  }

  private lift(load: Load | null, x: number, y: number, touch: boolean): void {
    if (!load) {
      this.end();
      return;
    }
    this.size = this.ground?.size() ?? 64;
    const half = this.size / 2;
    const corner =
      load.from === 'castle' ? this.ground?.cornerOf(load.anchor.x, load.anchor.y) : undefined;
    const lift = touch && !corner ? this.size * LIFT : 0;
    this.grip = corner ? { x: corner.x + half - x, y: corner.y + half - y } : { x: 0, y: -lift };
    this.moved = true;
    this.load = load;
    this.drops.lifted(load);
  }

  /** The middle of the tile that the pointer holds. */
  private get middle(): { x: number; y: number } {
    return { x: this.at.x + this.grip.x, y: this.at.y + this.grip.y };
  }

  get cell(): readonly [number, number] | null {
    return this.ground?.cellAt(this.middle.x, this.middle.y) ?? null;
  }

  /** Only styles are changed here. */
  carry(x: number, y: number): void {
    this.at = { x, y };
    if (!this.load) return;
    const half = this.size / 2;
    if (this.carried) {
      this.carried.style.transform = `translate3d(${this.middle.x - half}px, ${this.middle.y - half}px, 0)`;
    }
    const cell = this.cell;
    const corner = cell && this.ground?.cornerOf(cell[0], cell[1]);
    if (!this.landing) return;
    this.landing.style.visibility = corner ? 'visible' : 'hidden';
    if (corner) this.landing.style.transform = `translate3d(${corner.x}px, ${corner.y}px, 0)`;
  }

  /** Where the overlay is when it has just been drawn. */
  settle(): void {
    this.carry(this.at.x, this.at.y);
  }

  private release(): void {
    const { load, cell } = this;
    const target = load && document.elementFromPoint(this.at.x, this.at.y);
    this.end();
    if (load) this.drops.dropped(load, cell, target);
  }

  /** Another shape of what is carried: it was turned. */
  reshape(shape: Castle, anchor: Load['anchor']): void {
    if (this.load) this.load = { ...this.load, shape, anchor };
  }

  end(): void {
    this.listeners?.abort();
    this.listeners = null;
    this.load = null;
  }
}
