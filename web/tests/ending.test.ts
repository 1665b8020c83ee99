import { afterEach, describe, expect, it, vi } from 'vitest';
import { changesOfLead, signed, ticks } from '../src/frame/ending/ending';
import { showing, shownAll } from '../src/lib/showing';

describe('the course of a game', () => {
  it('changes its leader only when somebody new leads alone', () => {
    expect(
      changesOfLead([
        [0, 0],
        [2, 1],
        [2, 2],
        [3, 2],
        [3, 4],
        [5, 4],
      ]),
    ).toEqual([4, 5]);
    expect(
      changesOfLead([
        [0, 0, 0],
        [0, 1, 0],
        [3, 3, 0],
        [3, 3, 4],
      ]),
    ).toEqual([3]);
    expect(changesOfLead([])).toEqual([]);
  });

  it('has few round numbers beside it', () => {
    expect(ticks(0, 34)).toEqual([0, 10, 20, 30]);
    expect(ticks(-9, 4)).toEqual([-5, 0]);
    expect(ticks(0, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(signed(-3)).toBe('−3');
    expect(signed(undefined)).toBe('');
  });
});

describe('the result', () => {
  afterEach(() => vi.useRealTimers());

  it('waits for what a board shows, even for what begins meanwhile', async () => {
    let [first, second, done] = [(): void => undefined, (): void => undefined, false];
    showing(new Promise<void>((resolve) => (first = resolve)));
    const waiting = shownAll(0).then(() => (done = true));
    showing(new Promise<void>((resolve) => (second = resolve)));
    first();
    await new Promise((resolve) => setTimeout(resolve));
    expect(done).toBe(false);
    second();
    await waiting;
    expect(done).toBe(true);
  });

  it('does not wait for a board that has failed', async () => {
    showing(Promise.reject(new Error('no picture')));
    await shownAll(0);
  });

  it('gives time for a look at the last step', async () => {
    vi.useFakeTimers();
    let done = false;
    void shownAll(700).then(() => (done = true));
    await vi.advanceTimersByTimeAsync(699);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toBe(true);
  });
});
