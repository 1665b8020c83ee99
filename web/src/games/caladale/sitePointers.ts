// Fingers and the mouse on the building ground: what they lift, choose, turn and tap.

import type { Camera } from '../../lib/camera.svelte';
import type { Point } from '../../lib/geometry';
import { only, tileAt, type Castle, type Cell } from './castle';
import type { Hand } from './hand.svelte';
import type { Lasso } from './lasso.svelte';
import type { Ground, Load, TileDrag } from './tileDrag.svelte';

const TURN_PAUSE = 160; // milliseconds between two quarters that a wheel turns

export interface SiteHost {
  castle: () => Castle;
  free: () => boolean;
  camera: () => Camera | undefined;
  ground: Ground;
  hand: Hand;
  drag: TileDrag;
  lasso: Lasso;
  /** A cell was pointed at: keys go on from there. */
  pointed: (cell: Cell) => void;
}

export class SitePointers {
  private pressed = false; // a press on a tile: the ground does not move under it
  private fingers = 0;
  private turnedAt = 0;

  constructor(private readonly host: SiteHost) {}

  /** Listeners that hear of things before the camera does. */
  readonly listen = (node: HTMLElement): { destroy: () => void } => {
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener('pointerdown', this.down, { signal, capture: true });
    node.addEventListener('pointermove', this.move, { signal, capture: true });
    for (const kind of ['pointerup', 'pointercancel'] as const) {
      window.addEventListener(kind, this.up, { signal, capture: true });
    }
    node.addEventListener('wheel', this.wheel, { signal, capture: true, passive: false });
    return { destroy: () => stop.abort() };
  };

  /** What a press on a tile would carry. */
  private loadAt([x, y]: Cell): Load | null {
    const { hand } = this.host;
    const castle = this.host.castle();
    const laid = tileAt(castle, x, y);
    if (!laid || !this.host.free() || (hand.grouping && !hand.chosen.includes(laid.tile))) {
      return null;
    }
    if (laid.tile === hand.trial?.tile) {
      return { from: 'tray', tiles: [laid.tile], shape: only(castle, [laid.tile]), anchor: laid };
    }
    if (hand.isBuilder) return null;
    const chosen = hand.chosen;
    const tiles = chosen.includes(laid.tile) ? chosen : [laid.tile];
    return { from: 'castle', tiles, shape: only(castle, tiles), anchor: laid };
  }

  private readonly down = (event: PointerEvent): void => {
    this.fingers += 1;
    if (this.fingers > 1 || event.button !== 0) {
      this.pressed = false;
      return;
    }
    const { ground, hand, drag, lasso } = this.host;
    const cell = ground.cellAt(event.clientX, event.clientY);
    if (!cell || (event.target as Element).closest('button, a')) return;
    this.pressed = true;
    if (this.loadAt(cell)) drag.press(event, () => this.loadAt(cell));
    else if (hand.grouping && this.host.free()) lasso.press(event);
    else this.pressed = false;
  };

  private readonly move = (event: PointerEvent): void => {
    if (this.pressed) event.stopPropagation();
  };

  private readonly up = (): void => {
    this.fingers = Math.max(0, this.fingers - 1);
    this.pressed = false;
  };

  /** The wheel turns what is in hand; elsewhere it zooms. */
  private readonly wheel = (event: WheelEvent): void => {
    const { ground, hand, drag } = this.host;
    const cell = ground.cellAt(event.clientX, event.clientY);
    const over = cell ? tileAt(this.host.castle(), cell[0], cell[1])?.tile : '';
    const turning =
      drag.load || hand.held || (over && (over === hand.one || hand.chosen.includes(over)));
    if (!turning || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.timeStamp - this.turnedAt < TURN_PAUSE) return;
    this.turnedAt = event.timeStamp;
    hand.rotate(event.deltaY > 0 ? 1 : -1);
  };

  readonly clicked = (event: MouseEvent): void => {
    const { ground, hand } = this.host;
    const cell = ground.cellAt(event.clientX, event.clientY);
    if (!cell || this.host.camera()?.dragged) return;
    this.host.pointed(cell);
    const [x, y] = cell;
    const isSpot = hand.spots.some((spot) => spot.x === x && spot.y === y);
    const idle = !hand.held && !hand.chosen.length;
    if (idle && !isSpot && !tileAt(this.host.castle(), x, y)) hand.cancel();
    hand.tap(x, y, event.shiftKey || event.ctrlKey || event.metaKey);
  };

  /** The tiles whose middles lie in a rectangle of the window. */
  within(a: Point, b: Point): string[] {
    const camera = this.host.camera();
    const [one, two] = [camera?.at(a.x, a.y), camera?.at(b.x, b.y)];
    if (!one || !two) return [];
    const inside = (v: number, p: number, q: number): boolean =>
      v >= Math.min(p, q) && v <= Math.max(p, q);
    return [...this.host.castle().laid.values()]
      .filter(
        ({ x, y }) => inside(x * 100 + 50, one.x, two.x) && inside(-y * 100 - 50, one.y, two.y),
      )
      .map(({ tile }) => tile);
  }
}
