// The view of a drawing: all of it where that is legible, else the part that matters. A person pans
// and zooms by wheel, drag, pinch, keys and buttons. The drawing is a <g> inside an <svg> without a
// viewBox, so that one unit of the svg is one CSS pixel; the camera moves the <g>.

import { untrack } from 'svelte';
import type { Zoom } from '../frame/ZoomButtons.svelte';
import type { Box, Point } from './geometry';
import { duration } from './settings.svelte';

export interface Options {
  /** What there is to see, in units of the drawing. */
  content: () => Box;
  /** What should be in sight where not everything can be: the last move, the places open to me. */
  matters?: () => Box | null;
  /** The least scale at which the drawing can be read: below it the camera shows only a part. */
  legible?: () => number;
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
const GLIDE = 420; // milliseconds
const PAN = 90; // pixels that a key moves the view by
const KEYS: Record<string, Zoom> = { '+': 'in', '=': 'in', '-': 'out', '0': 'fit' };
const PANS: Record<string, readonly [number, number]> = {
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
};

export class Camera {
  /** The part of the drawing that is in sight. */
  seen: Box = $state.raw({ x: 0, y: 0, width: 0, height: 0 });
  /** Whether some of the content is out of sight. */
  partial = $state(false);
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
      if (this.touched) this.draw();
      else this.fit();
    });
    this.observer.observe(svg);
    this.fit();
  }

  destroy(): void {
    this.listeners.abort();
    this.observer.disconnect();
  }

  /** Show the whole content if it is legible so, else the part that matters. */
  fit(): void {
    const box = this.measure();
    if (!box) return;
    this.touched = false;
    const legible = Math.min(this.options.legible?.() ?? 0, this.options.most ?? MOST);
    if (this.fitted >= legible) this.frame(box, box, this.fitted);
    else this.frame(box, this.framed(box, legible), legible);
  }

  /** Show the whole content, however small it becomes. */
  whole(): void {
    const box = this.measure();
    if (!box) return;
    this.frame(box, box, this.fitted);
    this.touched = true;
    this.draw();
  }

  /** The play has moved on or the content has grown: show what matters now. A view that the person
   * has chosen moves only as far as it must, and never under the pointer. */
  follow(): void {
    if (this.pointers.size) return;
    const before = [this.x, this.y, this.scale];
    if (!this.touched) this.fit();
    else {
      const matters = untrack(() => this.options.matters?.() ?? null);
      if (matters) this.bring(matters);
    }
    if (before.join() !== [this.x, this.y, this.scale].join()) this.glide(before);
  }

  zoom(how: Zoom): void {
    if (how !== 'fit') this.zoomAtMiddle(how === 'in' ? STEP : 1 / STEP);
    else if (this.partial) this.whole();
    else this.fit();
  }

  /** Plus, minus, nought, and the arrows together with Shift; says whether it was one of them. */
  key(event: KeyboardEvent): boolean {
    const how = KEYS[event.key];
    const pan = event.shiftKey ? PANS[event.key] : undefined;
    if (event.ctrlKey || event.metaKey || event.altKey || !(how || pan)) return false;
    if (how) this.zoom(how);
    else if (pan) this.pan(pan[0], pan[1]);
    event.preventDefault();
    return true;
  }

  /** Move by pixels of the screen, as a person chose to. */
  pan(dx: number, dy: number): void {
    this.touched = true;
    this.shift(dx, dy);
  }

  /** Look at a point of the drawing, as a person chose to. */
  lookAt(x: number, y: number): void {
    const { width, height } = this.size;
    this.pan(width / 2 - x * this.scale - this.x, height / 2 - y * this.scale - this.y);
  }

  private shift(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.keepInSight();
    this.draw();
  }

  /** Bring a point of the drawing into sight; nobody has chosen this view, so it fits itself again. */
  show(x: number, y: number, margin = 60): void {
    const half = margin / this.scale;
    this.bring({ x: x - half, y: y - half, width: 2 * half, height: 2 * half });
  }

  /** Move the view as far as it must be for a part of the drawing to be in sight. */
  private bring(box: Box): void {
    const { width, height } = this.size;
    const [left, top] = [box.x * this.scale + this.x, box.y * this.scale + this.y];
    const dx = into(left, left + box.width * this.scale, width);
    const dy = into(top, top + box.height * this.scale, height);
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
    const { width, height } = this.size;
    this.zoomAt(width / 2, height / 2, factor);
  }

  private clamp(scale: number): number {
    const least = Math.min(this.options.least ?? LEAST, this.fitted);
    return Math.min(this.options.most ?? MOST, Math.max(least, scale));
  }

  /** The content, once it and the window have a size; and the scale at which all of it fits. */
  private measure(): Box | null {
    const box = untrack(this.options.content);
    this.size = this.svg.getBoundingClientRect();
    const { width, height } = this.size;
    if (!width || !height || !box.width || !box.height) return null;
    const margin = this.options.margin ?? 16;
    this.fitted = Math.min(
      (width - 2 * margin) / box.width,
      (height - 2 * margin) / box.height,
      this.options.fitMost ?? 1.5,
      this.options.most ?? MOST,
    );
    return box;
  }

  /** The part that a legible view is centred on. */
  private framed(content: Box, scale: number): Box {
    const matters = untrack(() => this.options.matters?.() ?? null) ?? content;
    const [width, height] = [this.size.width / scale, this.size.height / scale];
    const x = matters.x + matters.width / 2 - width / 2;
    const y = matters.y + matters.height / 2 - height / 2;
    return {
      x: within(x, width, content.x, content.width),
      y: within(y, height, content.y, content.height),
      width,
      height,
    };
  }

  private frame(content: Box, box: Box, scale: number): void {
    const { width, height } = this.size;
    this.scale = scale;
    this.x = width / 2 - (box.x + box.width / 2) * scale;
    this.y = height / 2 - (box.y + box.height / 2) * scale;
    this.draw(content);
  }

  /** Some of the content always stays in sight. */
  private keepInSight(): void {
    const { width, height } = this.size;
    const box = untrack(this.options.content);
    const rest = Math.min(80, width / 3, height / 3);
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

  private draw(content: Box = untrack(this.options.content)): void {
    const { x, y, scale } = this;
    this.group.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    const { width, height } = this.size;
    const seen = {
      x: (0 - x) / scale,
      y: (0 - y) / scale,
      width: width / scale,
      height: height / scale,
    };
    untrack(() => {
      this.seen = seen;
      this.partial = !holds(seen, content);
      if (scale !== this.told) this.options.changed?.(scale);
    });
    this.told = scale;
  }

  /** Show the way from the view before to this one; a finger on the drawing ends it at once. */
  private glide([x, y, scale]: number[]): void {
    const time = duration(GLIDE);
    if (!time || typeof this.group.animate !== 'function') return;
    this.group.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, {}], {
      duration: time,
      easing: 'ease-in-out',
    });
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
    for (const animation of this.group.getAnimations?.() ?? []) animation.cancel();
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

/** How far a stretch must move to lie between nought and `size`; one that is too long is centred. */
function into(from: number, to: number, size: number): number {
  if (to - from > size) return (size - from - to) / 2;
  return Math.max(-from, 0) || Math.min(size - to, 0);
}

/** Where a window of the content begins, so that it shows no more emptiness than it must. */
function within(from: number, size: number, start: number, all: number): number {
  return size >= all ? start + (all - size) / 2 : limit(from, start, start + all - size);
}

/** Whether one rectangle holds another, but for a pixel. */
function holds(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x + 1 &&
    outer.y <= inner.y + 1 &&
    outer.x + outer.width >= inner.x + inner.width - 1 &&
    outer.y + outer.height >= inner.y + inner.height - 1
  );
}
