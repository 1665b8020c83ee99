import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../../lib/messages';
import { beside, cardSubject, subjectOf } from './explain';
import Explained from './Explained.svelte';
import type { RuneStonesView } from './types';

vi.mock('../../lib/components', () => import('./fixtures'));

describe('what a thing tells of itself', () => {
  it('is read from what is written on it', () => {
    expect(subjectOf(cardSubject(104, 'grey'))).toEqual({
      kind: 'card',
      card: 104,
      druid: 'grey',
      cost: 0,
    });
    expect(subjectOf(cardSubject(14, '', 3))).toEqual({
      kind: 'card',
      card: 14,
      druid: '',
      cost: 3,
    });
    expect(subjectOf('stone magic')).toEqual({ kind: 'stone', stone: 'magic' });
    expect(subjectOf('smithy white')).toEqual({ kind: 'smithy', smithy: 'white' });
    expect(subjectOf('')).toBeNull();
  });

  it('lies beside it, in the window', () => {
    const window = { width: 1000, height: 800 };
    const at = (left: number, top: number): { left: number; top: number } =>
      beside({ left, top, right: left + 80, bottom: top + 120 }, 400, 200, window);
    expect(at(460, 500)).toEqual({ left: 300, top: 290 }); // above
    expect(at(0, 100)).toEqual({ left: 10, top: 230 }); // below, and not out of the window
    const low = { width: 1000, height: 390 };
    const box = { left: 100, top: 150, right: 180, bottom: 250 };
    expect(beside(box, 400, 200, low)).toEqual({ left: 190, top: 100 }); // to the right
    expect(beside({ ...box, left: 800, right: 880 }, 400, 200, low).left).toBe(390); // to the left
  });
});

describe('a card', () => {
  const view = { seats: {}, stones: {}, smithies: ['B'], white_artifacts: 8 };
  let pressed = 0;

  beforeEach(() => {
    vi.useFakeTimers();
    pressed = 0;
    document.body.innerHTML = '';
    for (const [name, tells] of [
      ['one', false],
      ['other', true],
    ] as const) {
      const button = document.createElement('button');
      button.id = name;
      button.setAttribute('data-explain', cardSubject(14));
      if (tells) button.setAttribute('data-tells', '');
      button.addEventListener('click', () => (pressed += 1));
      document.body.append(button);
    }
    render(Explained, {
      props: {
        view: view as unknown as RuneStonesView,
        table: { seats: [] } as unknown as TableInfo,
        step: 1,
      },
    });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const the = (name: string): HTMLElement => document.getElementById(name) as HTMLElement;
  const told = (): boolean => document.querySelector('.told') !== null;
  async function point(what: string, on: string, pointerType: string, at = 5): Promise<void> {
    const place = { clientX: at, clientY: at, bubbles: true, pointerType };
    the(on).dispatchEvent(new PointerEvent(what, place));
    await tick();
  }
  async function pass(ms: number): Promise<void> {
    vi.advanceTimersByTime(ms);
    await tick();
  }

  it('tells when the mouse rests on it, and not while it passes', async () => {
    await point('pointerover', 'one', 'mouse');
    await pass(400);
    expect(told()).toBe(false);
    await pass(200);
    expect(told()).toBe(true);
    document.body.dispatchEvent(
      new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }),
    );
    await tick();
    expect(told()).toBe(false);
  });

  it('does not tell when it comes under a mouse that rests', async () => {
    await point('pointermove', 'other', 'mouse', 7);
    await point('pointerover', 'one', 'mouse', 7);
    await pass(2000);
    expect(told()).toBe(false);
    await point('pointermove', 'one', 'mouse', 8);
    await pass(2000);
    expect(told()).toBe(true);
  });

  it('tells when a finger holds it, and is not pressed then', async () => {
    await point('pointerdown', 'one', 'touch');
    await pass(500);
    expect(told()).toBe(true);
    await point('pointerup', 'one', 'touch');
    the('one').click();
    expect([pressed, told()]).toEqual([0, true]);
    await point('pointerdown', 'one', 'touch');
    await point('pointerup', 'one', 'touch');
    the('one').click();
    await pass(2000);
    expect([pressed, told()]).toEqual([1, false]);
  });

  it('does not tell a finger that moves on', async () => {
    await point('pointerdown', 'one', 'touch', 5);
    await point('pointermove', 'one', 'touch', 40);
    await pass(2000);
    expect(told()).toBe(false);
  });

  it('tells by the key I, until Escape', async () => {
    const key = async (name: string): Promise<void> => {
      the('one').dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
      await tick();
    };
    await key('i');
    expect(told()).toBe(true);
    await key('Escape');
    expect(told()).toBe(false);
  });

  it('tells at a tap where nothing else is meant', async () => {
    the('one').click();
    await tick();
    expect(told()).toBe(false);
    the('other').click();
    await tick();
    expect(told()).toBe(true);
  });
});
