import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Drag } from '../src/lib/drag.svelte';

const OTHER_FINGER = 2;
let tile: HTMLButtonElement;
let heard: string[];
let drag: Drag<string>;

function point(kind: string, x: number, y: number, more: PointerEventInit = {}): PointerEvent {
  return new PointerEvent(kind, {
    bubbles: true,
    pointerId: 1,
    isPrimary: true,
    button: 0,
    clientX: x,
    clientY: y,
    ...more,
  });
}

function press(more: PointerEventInit = {}, lift: () => string | null = () => 'wizard'): void {
  tile.addEventListener('pointerdown', (event) => drag.press(event, lift), { once: true });
  tile.dispatchEvent(point('pointerdown', 10, 10, more));
}

const move = (x: number, y: number, more: PointerEventInit = {}): boolean =>
  tile.dispatchEvent(point('pointermove', x, y, more));
const release = (x: number, y: number): boolean => tile.dispatchEvent(point('pointerup', x, y));

beforeEach(() => {
  vi.useFakeTimers();
  tile = document.createElement('button');
  tile.setPointerCapture = (id) => heard.push(`capture ${id}`);
  document.body.append(tile);
  heard = [];
  drag = new Drag<string>({
    lifted: (what) => heard.push(`lifted ${what}`),
    over: ({ x, y }) => heard.push(`over ${x},${y}`),
    dropped: (what, { x, y }) => heard.push(`dropped ${what} ${x},${y}`),
    lost: (what) => heard.push(`lost ${what}`),
  });
});

afterEach(() => {
  drag.cancel();
  tile.remove();
  vi.useRealTimers();
});

describe('a press', () => {
  it('that hardly moves is no drag, and the click after it counts', () => {
    const clicked = vi.fn();
    tile.addEventListener('click', clicked);
    press();
    move(14, 14);
    release(14, 14);
    tile.click();
    expect([heard, drag.what, clicked.mock.calls.length]).toEqual([[], null, 1]);
  });

  it.each([
    ['of another button', { button: 2 }],
    ['of a second finger', { isPrimary: false }],
  ])('%s lifts nothing', (_, more) => {
    press(more);
    move(60, 60);
    expect(heard).toEqual([]);
  });

  it('on something that cannot be lifted ends there', () => {
    const lift = vi.fn(() => null);
    press({}, lift);
    move(60, 60);
    move(80, 80);
    release(80, 80);
    expect([heard, lift.mock.calls.length]).toEqual([[], 1]);
  });
});

describe('a drag', () => {
  it('begins after a few pixels, holds the pointer, and ends where it is let go', () => {
    press();
    move(16, 13);
    expect(drag.what).toBeNull();
    move(16, 14);
    expect([drag.what, drag.x, drag.y]).toEqual(['wizard', 16, 14]);
    move(50, 40);
    release(52, 41);
    expect(heard).toEqual([
      'capture 1',
      'lifted wizard',
      'over 16,14',
      'over 50,40',
      'dropped wizard 52,41',
    ]);
    expect(drag.what).toBeNull();
  });

  it('follows its own pointer only', () => {
    press();
    move(60, 60, { pointerId: OTHER_FINGER });
    expect(drag.what).toBeNull();
  });

  it('makes no click, but the next click counts', () => {
    const clicked = vi.fn();
    tile.addEventListener('click', clicked);
    press();
    move(60, 60);
    release(60, 60);
    tile.click();
    expect(clicked).not.toHaveBeenCalled();
    vi.runAllTimers();
    tile.click();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('without a click after it swallows no later one', () => {
    const clicked = vi.fn();
    tile.addEventListener('click', clicked);
    press();
    move(60, 60);
    release(60, 60);
    vi.runAllTimers();
    tile.click();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the system', () => tile.dispatchEvent(point('pointercancel', 60, 60))],
    [
      'Escape',
      () => tile.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    ],
    [
      'a second finger',
      () => document.body.dispatchEvent(point('pointerdown', 5, 5, { pointerId: OTHER_FINGER })),
    ],
  ])('is lost by %s, and nothing is dropped', (_, interrupt) => {
    press();
    move(60, 60);
    interrupt();
    release(60, 60);
    expect(heard.at(-1)).toBe('lost wizard');
    expect(drag.what).toBeNull();
  });

  it('goes on at other keys', () => {
    press();
    move(60, 60);
    tile.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
    expect(drag.what).toBe('wizard');
  });
});
