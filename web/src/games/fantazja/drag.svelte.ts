// Dragging a tile from the hand: the same as tapping it and then tapping the place.

const THRESHOLD = 8; // pixels a pointer moves before a press is a drag

export interface Drops {
  /** The tile was taken up and moves. */
  lifted: (tile: string) => void;
  /** The pointer is over this point of the window. */
  over: (x: number, y: number) => void;
  /** It was let go there. */
  dropped: (x: number, y: number) => void;
  /** It was taken away: another finger, the Escape key. */
  lost: () => void;
}

export class Drag {
  tile = $state('');
  x = $state(0);
  y = $state(0);
  moving = $state(false);
  /** A drag has just ended: the click that the browser makes of it is none. */
  justEnded = false;
  private pointer = -1;
  private startX = 0;
  private startY = 0;

  constructor(private readonly drops: Drops) {}

  press(event: PointerEvent, tile: string): void {
    this.justEnded = false;
    if (event.button !== 0 || !event.isPrimary) return;
    this.tile = tile;
    this.pointer = event.pointerId;
    [this.startX, this.startY] = [event.clientX, event.clientY];
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.pointer) return;
    [this.x, this.y] = [event.clientX, event.clientY];
    if (!this.moving) {
      if (Math.hypot(this.x - this.startX, this.y - this.startY) < THRESHOLD) return;
      this.moving = true;
      this.drops.lifted(this.tile);
    }
    this.drops.over(this.x, this.y);
  }

  release(event: PointerEvent): void {
    if (event.pointerId !== this.pointer) return;
    const moved = this.moving;
    this.stop();
    if (!moved) return;
    this.justEnded = true;
    if (event.type === 'pointerup') this.drops.dropped(event.clientX, event.clientY);
    else this.drops.lost();
  }

  stop(): void {
    this.pointer = -1;
    this.moving = false;
    this.tile = '';
  }
}
