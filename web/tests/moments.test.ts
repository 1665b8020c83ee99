// Held actions, the pace of the others' steps, what is said of who comes and goes, and Back.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closedByBack } from '../src/lib/backing';
import { Held } from '../src/lib/held.svelte';
import type { Answer, SeatInfo, TableInfo, Update } from '../src/lib/messages';
import { PACES, Pacing } from '../src/lib/pacing';
import { changes } from '../src/lib/presence';
import { settings } from '../src/lib/settings.svelte';
import { speak } from '../src/lib/texts.svelte';

const HELD = { type: 'answer', key: 'k', ok: false, code: 'held', final: true, ends: true };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('an action that is held', () => {
  it('is done after a moment, unless it is taken back', async () => {
    settings.asking = 'moment';
    const held = new Held();
    const first = held.ask(HELD as Answer);
    expect(held.now?.final).toBe(true);
    held.settle(false);
    expect(await first).toBe(false);
    const second = held.ask(HELD as Answer);
    vi.advanceTimersByTime(4000);
    expect(await second).toBe(true);
    expect(held.now).toBeNull();
  });

  it('waits for a word where one wants to be asked', async () => {
    settings.asking = 'final';
    const held = new Held();
    const answer = held.ask(HELD as Answer);
    vi.advanceTimersByTime(60_000);
    expect(held.now).not.toBeNull();
    held.settle(true);
    expect(await answer).toBe(true);
  });
});

describe('the steps of others', () => {
  const step = (seq: number, words = 'Anna builds.'): Update =>
    ({ type: 'update', play: { seq }, log: [{ seq, words }] }) as unknown as Update;

  it('come one after the other, each shown for a while', () => {
    settings.pace = 'usual';
    const shown: number[] = [];
    const pacing = new Pacing((update) => shown.push(update.play.seq));
    for (const seq of [1, 2, 3]) pacing.hear(step(seq), false);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(PACES.usual);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(PACES.usual);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('are all shown before a step of mine, and at once where one wants that', () => {
    settings.pace = 'slow';
    const shown: number[] = [];
    const pacing = new Pacing((update) => shown.push(update.play.seq));
    pacing.hear(step(1), false);
    pacing.hear(step(2), false);
    pacing.hear(step(3), true);
    expect(shown).toEqual([1, 2, 3]);
    settings.pace = 'none';
    pacing.hear(step(4), false);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('that wait are forgotten when everything is told anew', () => {
    settings.pace = 'slow';
    const shown: number[] = [];
    const pacing = new Pacing((update) => shown.push(update.play.seq));
    pacing.hear(step(1), false);
    pacing.forget();
    vi.runAllTimers();
    expect(shown).toEqual([]);
  });
});

describe('who comes and goes', () => {
  const seat = (change: Partial<SeatInfo>): SeatInfo =>
    ({ n: 2, kind: 'person', name: 'Anna', connected: true, why: '', ...change }) as SeatInfo;
  const table = (change: Partial<SeatInfo>): TableInfo =>
    ({ state: 'playing', seats: [seat(change)] }) as TableInfo;

  it('is said in words', async () => {
    vi.useRealTimers();
    await speak('en');
    const here = table({});
    expect(changes(here, here)).toEqual([]);
    expect(changes(here, table({ connected: false }))[0]).toContain('Anna has gone');
    expect(changes(table({ connected: false }), here)[0]).toContain('Anna is here again');
    expect(changes(here, table({ kind: 'bot', why: 'time' }))[0]).toContain('out of time');
    expect(changes(table({ kind: 'bot', why: 'time' }), here)[0]).toContain('back');
    expect(changes(here, table({ kind: 'bot', why: 'time', mine: true }))).toEqual([]);
  });
});

describe('Back', () => {
  it('closes the newest of what is open first', () => {
    const closed: string[] = [];
    const done = [
      closedByBack(() => closed.push('first')),
      closedByBack(() => closed.push('second')),
    ];
    const back = (): void => {
      history.replaceState(null, '');
      dispatchEvent(new PopStateEvent('popstate'));
    };
    back();
    expect(closed).toEqual(['second']);
    done[1]?.();
    back();
    expect(closed).toEqual(['second', 'first']);
    done[0]?.();
    back();
    expect(closed).toEqual(['second', 'first']);
  });
});
