import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Payment from './Payment.svelte';

vi.mock('../../lib/components', () => import('./fixtures'));

const MANY = [
  'BBBB',
  'BBBR',
  'BBRR',
  'BRRR',
  'RRRR',
  'BBBW',
  'BBRW',
  'BRRW',
  'RRRW',
  'BBWW',
  'BRWW',
  'RRWW',
  'ore',
];

function show(ways: string[]): HTMLElement {
  return render(Payment, { props: { ways, value: ways[0] ?? '' } }).container;
}

describe('a payment', () => {
  afterEach(cleanup);

  it('of few ways is one tap, and the best is chosen already', async () => {
    const page = show(['BB', 'BW', 'ore']);
    const chosen = (): string | undefined =>
      page.querySelector<HTMLElement>('[aria-pressed="true"]')?.dataset.way;
    expect(chosen()).toBe('BB');
    for (const way of ['ore', 'BW']) {
      await fireEvent.click(page.querySelector(`[data-way="${way}"]`) as Element);
      expect(chosen()).toBe(way);
    }
  });

  it('of many ways is put together gem by gem, towards legal ones only', async () => {
    const page = show(MANY);
    const all = [...page.querySelectorAll<HTMLButtonElement>('.step button')];
    const [less, more] = [0, 1].map((side) => all.filter((_, i) => i % 2 === side)) as [
      HTMLButtonElement[],
      HTMLButtonElement[],
    ];
    const counts = (): string[] =>
      [...page.querySelectorAll('.step .num')].map((number) => number.textContent ?? '');
    const open = (): boolean[] => more.map((button) => !button.disabled);
    expect([counts(), open()]).toEqual([
      ['4', '0', '0'],
      [false, false, false],
    ]); // blue, red, white; four are enough
    await fireEvent.click(less[0] as Element);
    expect(page.querySelector('.missing')).not.toBeNull();
    await fireEvent.click(more[2] as Element);
    expect([counts(), page.querySelector('.missing')]).toEqual([['3', '0', '1'], null]);
    await fireEvent.click(less[0] as Element);
    await fireEvent.click(less[0] as Element);
    await fireEvent.click(more[2] as Element);
    expect(open()).toEqual([true, true, false]); // three white ones are no way
  });
});
