// Tiles that are dragged. What is carried is drawn once and then only moved by the compositor: the
// castle is drawn anew when tiles are lifted and when they are put down, never in between.

import { Drag } from '../../lib/drag.svelte';
import type { Point } from '../../lib/geometry';
import { only, put, same, tileAt, type Castle, type Cell } from './castle';
import type { TileView } from './types';

/** What is carried: tiles where they lay, and which of them the pointer holds. */
export interface Load {
  from: 'castle' | 'tray' | 'supply';
  tiles: string[];
  shape: Castle;
  anchor: Point;
}

/** A tile from beside the castle. */
export function loadOf(tile: TileView, from: Load['from'], rotation: number): Load {
  const laid = { ...tile, x: 0, y: 0, rotation };
  return {
    from,
    tiles: [laid.tile],
    shape: { grass: 0, laid: new Map([[laid.tile, laid]]) },
    anchor: laid,
  };
}

export interface Ground {
  /** The size of a cell on the screen. */
  size: () => number;
  /** The cell under a point of the window; null outside the castle's ground. */
  cellAt: (x: number, y: number) => Cell | null;
  /** Where a cell's upper left corner is in the window. */
  cornerOf: (x: number, y: number) => Point;
}

export interface Drops {
  lifted: (load: Load) => void;
  dropped: (load: Load, cell: Cell | null, target: Element | null) => void;
}

const LIFT = 0.62; // of a cell: how far above a finger a tile of the tray floats
const USUAL_SIZE = 64;

export class TileDrag {
  size = $state(USUAL_SIZE);
  /** The cell that the pointer's tile is over; told only when it becomes another. */
  over: Cell | null = $state.raw(null);
  ground: Ground | null = null;
  /** Set by the overlay: the carried tiles, and the outline of where they would lie. */
  carried: HTMLElement | null = null;
  landing: HTMLElement | null = null;
  /** What would come of it there, in words. */
  verdict: HTMLElement | null = null;
  private readonly drag: Drag<Load>;
  private grip: Point = { x: 0, y: 0 };

  constructor(drops: Drops) {
    this.drag = new Drag<Load>({
      lifted: (load, press) => {
        this.take(load, press);
        drops.lifted(load);
      },
      over: () => this.carry(),
      dropped: (load, { x, y }) => {
        const { cell } = this;
        drops.dropped(load, cell, document.elementFromPoint(x, y));
      },
    });
  }

  get load(): Load | null {
    return this.drag.what;
  }

  press(event: PointerEvent, lift: () => Load | null): void {
    this.drag.press(event, lift);
  }

  private take(load: Load, { clientX, clientY, pointerType }: PointerEvent): void {
    this.size = this.ground?.size() ?? USUAL_SIZE;
    const half = this.size / 2;
    const { x, y } = load.anchor;
    const corner = load.from === 'castle' ? this.ground?.cornerOf(x, y) : undefined;
    const lift = pointerType === 'touch' ? this.size * LIFT : 0;
    this.grip = corner
      ? { x: corner.x + half - clientX, y: corner.y + half - clientY }
      : { x: 0, y: -lift };
  }

  /** The middle of the tile that the pointer holds. */
  private get middle(): Point {
    return { x: this.drag.x + this.grip.x, y: this.drag.y + this.grip.y };
  }

  private get cell(): Cell | null {
    return this.ground?.cellAt(this.middle.x, this.middle.y) ?? null;
  }

  /** Bring the overlay to the pointer; only styles are changed here. */
  carry(): void {
    const half = this.size / 2;
    move(this.carried, { x: this.middle.x - half, y: this.middle.y - half });
    const { cell } = this;
    if (cell?.join() !== this.over?.join()) this.over = cell;
    const corner = cell && this.ground?.cornerOf(cell[0], cell[1]);
    for (const mark of [this.landing, this.verdict]) {
      if (mark) mark.style.visibility = corner ? 'visible' : 'hidden';
      if (corner) move(mark, corner);
    }
  }

  /** What is carried was rotated: in the castle, or as a tile by itself. */
  reshape(castle: Castle, rotation: number): void {
    const { load } = this;
    const gripped = load && tileAt(load.shape, load.anchor.x, load.anchor.y);
    if (!load || !gripped) return;
    const inCastle = load.from === 'castle';
    const laid = inCastle ? castle.laid.get(gripped.tile) : { ...gripped, rotation };
    const shape = inCastle ? only(castle, load.tiles) : put(load.shape, { ...gripped, rotation });
    if (laid && !same(shape, { ...load.shape, grass: shape.grass })) {
      this.drag.what = { ...load, shape, anchor: laid };
    }
  }
}

function move(element: HTMLElement | null, { x, y }: Point): void {
  if (element) element.style.transform = `translate3d(${x}px, ${y}px, 0)`;
}
