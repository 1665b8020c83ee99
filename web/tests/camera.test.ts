// The camera shows everything while it can be read, else what matters, and leaves people their view.

import { beforeAll, describe, expect, it } from 'vitest';
import { Camera, type Options } from '../src/lib/camera.svelte';
import type { Box } from '../src/lib/geometry';
import { settings } from '../src/lib/settings.svelte';

beforeAll(() => {
  settings.motion = 'reduced';
});

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** A camera over a window of 800 × 600 pixels. */
function camera(options: Options): Camera {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  svg.append(group);
  svg.getBoundingClientRect = () => ({ ...new DOMRect(0, 0, 800, 600), width: 800, height: 600 });
  return new Camera(svg, group, { margin: 0, ...options });
}

describe('the camera', () => {
  it('shows everything while that can be read', () => {
    const view = camera({ content: () => box(0, 0, 1600, 1200), legible: () => 0.5 });
    expect(view.scale).toBe(0.5);
    expect(view.partial).toBe(false);
  });

  it('else shows what matters, as small as can be read, and nothing beyond the edge', () => {
    let matters = box(3800, 100, 100, 100);
    const view = camera({
      content: () => box(0, 0, 4000, 3000),
      matters: () => matters,
      legible: () => 0.5,
    });
    expect(view.scale).toBe(0.5);
    expect(view.partial).toBe(true);
    expect(view.seen).toEqual(box(2400, 0, 1600, 1200));
    matters = box(1000, 1500, 200, 200);
    view.follow();
    expect(view.seen).toEqual(box(300, 1000, 1600, 1200));
  });

  it('goes to the whole and back at a press', () => {
    const view = camera({
      content: () => box(0, 0, 4000, 3000),
      matters: () => box(0, 0, 10, 10),
      legible: () => 0.5,
    });
    view.zoom('fit');
    expect([view.scale, view.partial]).toEqual([0.2, false]);
    view.zoom('fit');
    expect([view.scale, view.partial]).toEqual([0.5, true]);
  });

  it('moves a view that somebody has chosen only as far as it must', () => {
    let matters = box(0, 0, 100, 100);
    const view = camera({
      content: () => box(0, 0, 4000, 3000),
      matters: () => matters,
      legible: () => 0.5,
    });
    view.pan(-100, 0); // 200 units to the right
    matters = box(500, 300, 100, 100);
    view.follow();
    expect(view.seen.x).toBe(200); // in sight already
    matters = box(1900, 300, 100, 100);
    view.follow();
    expect(view.seen.x).toBe(400);
    expect(view.scale).toBe(0.5);
  });

  it('never moves under a finger', () => {
    let matters = box(0, 0, 100, 100);
    const view = camera({
      content: () => box(0, 0, 4000, 3000),
      matters: () => matters,
      legible: () => 0.5,
    });
    const svg = (view as unknown as { svg: SVGSVGElement }).svg;
    svg.dispatchEvent(new PointerEvent('pointerdown', { button: 0, pointerId: 1 }));
    matters = box(3000, 2000, 100, 100);
    view.follow();
    expect(view.seen.x).toBe(0);
    svg.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
    view.follow();
    expect(view.seen.x).toBeGreaterThan(0);
  });

  it('is moved by keys', () => {
    const view = camera({ content: () => box(0, 0, 1600, 1200) });
    const press = (key: string, shiftKey = false): boolean =>
      view.key(new KeyboardEvent('keydown', { key, shiftKey, cancelable: true }));
    expect(press('+')).toBe(true);
    expect(view.scale).toBeCloseTo(0.625);
    expect(press('ArrowRight')).toBe(false);
    const before = view.seen.x;
    expect(press('ArrowRight', true)).toBe(true);
    expect(view.seen.x).toBeGreaterThan(before);
    press('0');
    expect(view.scale).toBe(0.5);
  });
});
