// Pan and zoom of a drawing: wheel, drag, pinch, buttons. The drawing is a <g> inside an <svg>
// without a viewBox, so that one unit of the svg is one CSS pixel; this moves the <g>.

import { untrack } from 'svelte';
import type { Box, Point } from './geometry';

export interface Options {
  /** What there is to see, in units of the drawing. */
  content: () => Box;
  least?: number;
  most?: number;
  /** Pixels kept free around the content when it is fitted in. */
  margin?: number;
  /** How large the content may be drawn when it is fitted in. */
  fitMost?: number;
  changed?: (scale: number) => void;
}

const THRESHOLD = 6; // pixels a pointer moves before a press is a drag
const STEP = 1.25;
const LEAST = 0.2;
const MOST = 4;

export class PanZoom {
  scale = 1;
  x = 0;
  y = 0;
  /** Whether the last press was a drag: boards ignore the click that ends one. */
  dragged = false;
  private fitted = 1; // the whole content can always be seen, however small the window
  private told = 0; // the scale that the board knows of
  private size: { width: number; height: number }; // kept: asking while dragging costs a layout
  private touched = false; // the person has chosen a view of their own
  private readonly pointers = new Map<number, Point>();
  private start: Point | null = null;
  private readonly observer: ResizeObserver;
  private readonly listeners = new AbortController();

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly group: SVGGElement,
    private readonly options: Options,
  ) {
    const { signal } = this.listeners;
    svg.style.touchAction = 'none';
    group.style.transition = 'none';
    this.size = svg.getBoundingClientRect();
    svg.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false });
    svg.addEventListener('pointerdown', (event) => this.down(event), { signal });
    svg.addEventListener('pointermove', (event) => this.move(event), { signal });
    for (const kind of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      svg.addEventListener(kind, (event) => this.up(event), { signal });
    }
    this.observer = new ResizeObserver(() => {
      this.size = svg.getBoundingClientRect();
      if (!this.touched) this.fit();
    });
    this.observer.observe(svg);
    this.fit();
  }

  destroy(): void {
    this.listeners.abort();
    this.observer.disconnect();
  }

  /** Show the whole content. */
  fit(): void {
    const box = untrack(this.options.content);
    const { width, height } = this.svg.getBoundingClientRect();
    if (!width || !height || !box.width || !box.height) return;
    const margin = this.options.margin ?? 16;
    const scale = Math.min(
      (width - 2 * margin) / box.width,
      (height - 2 * margin) / box.height,
      this.options.fitMost ?? 1.5,
    );
    this.scale = this.fitted = Math.min(scale, this.options.most ?? MOST);
    this.x = width / 2 - (box.x + box.width / 2) * this.scale;
    this.y = height / 2 - (box.y + box.height / 2) * this.scale;
    this.touched = false;
    this.draw();
  }

  /** Fit again when the content has grown, unless the person has chosen a view. */
  refit(): void {
    if (!this.touched) this.fit();
  }

  zoom(how: 'in' | 'out' | 'fit'): void {
    if (how === 'fit') this.fit();
    else this.zoomAtMiddle(how === 'in' ? STEP : 1 / STEP);
  }

  /** Move by pixels of the screen, as a person chose to. */
  pan(dx: number, dy: number): void {
    this.touched = true;
    this.shift(dx, dy);
  }

  private shift(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.keepInSight();
    this.draw();
  }

  /** Bring a point of the drawing into sight; nobody has chosen this view, so it fits itself again. */
  show(x: number, y: number, margin = 60): void {
    const { width, height } = this.svg.getBoundingClientRect();
    const at = { x: x * this.scale + this.x, y: y * this.scale + this.y };
    const dx = Math.max(margin - at.x, 0) || Math.min(width - margin - at.x, 0);
    const dy = Math.max(margin - at.y, 0) || Math.min(height - margin - at.y, 0);
    if (dx || dy) this.shift(dx, dy);
  }

  /** The point of the drawing under a point of the window. */
  at(clientX: number, clientY: number): Point {
    const { left, top } = this.svg.getBoundingClientRect();
    return { x: (clientX - left - this.x) / this.scale, y: (clientY - top - this.y) / this.scale };
  }

  /** Zoom so that the point of the svg under (px, py) stays where it is. */
  zoomAt(px: number, py: number, factor: number): void {
    const scale = this.clamp(this.scale * factor);
    const real = scale / this.scale;
    this.x = px - (px - this.x) * real;
    this.y = py - (py - this.y) * real;
    this.scale = scale;
    this.touched = true;
    this.keepInSight();
    this.draw();
  }

  private zoomAtMiddle(factor: number): void {
    const { width, height } = this.svg.getBoundingClientRect();
    this.zoomAt(width / 2, height / 2, factor);
  }

  private clamp(scale: number): number {
    const least = Math.min(this.options.least ?? LEAST, this.fitted);
    return Math.min(this.options.most ?? MOST, Math.max(least, scale));
  }

  /** Some of the content always stays in sight. */
  private keepInSight(): void {
    const { width, height } = this.size;
    const box = untrack(this.options.content);
    const rest = 48;
    this.x = limit(
      this.x,
      rest - (box.x + box.width) * this.scale,
      width - rest - box.x * this.scale,
    );
    this.y = limit(
      this.y,
      rest - (box.y + box.height) * this.scale,
      height - rest - box.y * this.scale,
    );
  }

  private draw(): void {
    this.group.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    if (this.scale !== this.told) untrack(() => this.options.changed?.(this.scale));
    this.told = this.scale;
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const { left, top } = this.svg.getBoundingClientRect();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const factor = Math.exp((-event.deltaY * lines) / 400);
    this.zoomAt(event.clientX - left, event.clientY - top, factor);
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.pointers.size === 0) this.dragged = false;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { x: event.clientX, y: event.clientY };
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 2) this.pinch(event.pointerId, before, now);
    else if (this.isDrag(now)) this.pan(now.x - before.x, now.y - before.y);
    else return;
    this.dragged = true;
    // A layer of its own is moved without drawing it again; kept longer it would zoom blurred.
    this.group.style.willChange = this.pointers.size === 1 ? 'transform' : '';
    if (!this.svg.hasPointerCapture(event.pointerId)) this.svg.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, now);
  }

  private isDrag(now: Point): boolean {
    if (this.dragged) return true;
    const start = this.start ?? now;
    return Math.hypot(now.x - start.x, now.y - start.y) >= THRESHOLD;
  }

  private pinch(id: number, before: Point, now: Point): void {
    const other = [...this.pointers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    const { left, top } = this.svg.getBoundingClientRect();
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (was > 0) this.zoomAt((now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top, is / was);
  }

  private up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size > 0) return;
    this.start = null;
    this.group.style.willChange = '';
  }
}

function limit(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, Math.min(low, high)), Math.max(low, high));
}
