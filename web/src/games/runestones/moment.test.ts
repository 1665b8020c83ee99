import { describe, expect, it, vi } from 'vitest';
import { atWork } from './atWork';
import { restOf } from './costs';
import { KEYS } from './keyList';
import { Moves } from './moves';
import { spread } from './spread';
import english from './texts.en.ftl?raw';
import polish from './texts.pl.ftl?raw';
import type { RuneStonesView, SeatView } from './types';

vi.mock('../../lib/components', () => import('./fixtures'));

const own = { druid: 'grey', stones: ['magic', 'plus', 'point', 'exchange', 'wild'], wild: '' };

/** The kinds of the stones that work. */
function working(phase: string, mode: '' | 'summon' | 'use', used: number[], legal: string[] = []) {
  return atWork({
    own: own as unknown as SeatView,
    view: { phase } as unknown as RuneStonesView,
    mode,
    used,
    moves: new Moves(legal),
  }).map(({ kind }) => kind);
}

describe('rune stones at work', () => {
  it('are those that do something at this moment', () => {
    expect(working('action', '', [])).toEqual([]);
    expect(working('action', 'summon', [])).toEqual(['magic']);
    expect(working('abilities', '', [104])).toEqual(['plus']); // a choice of two gems
    expect(working('abilities', '', [60])).toEqual(['point']);
    expect(working('trade', '', [], ['exchange B ore', 'wild R'])).toEqual(['exchange', 'wild']);
  });
});

describe('what would be lost', () => {
  it('is every ability that could still be used', () => {
    expect(restOf(new Moves(['finish']), 'grey')).toBe('');
    expect(restOf(new Moves(['ability 14 1', 'finish']), 'grey')).not.toBe('');
  });
});

describe('flags on the road', () => {
  const flag = (wanted: number) => ({ wanted, width: 40 });

  it('stand at their steps as long as they can', () => {
    expect(spread([flag(100), flag(200)], 400)).toEqual([100, 200]);
  });

  it('stand beside each other around their steps', () => {
    expect(spread([flag(200), flag(200), flag(200)], 400)).toEqual([160, 200, 240]);
  });

  it('stay on the road at both ends', () => {
    expect(spread([flag(0), flag(0), flag(10), flag(390)], 400)).toEqual([20, 60, 100, 380]);
  });
});

describe('the keys', () => {
  it.each([
    ['en', english],
    ['pl', polish],
  ])('have words in %s', (_, text) => {
    for (const { words } of KEYS) expect(text).toContain(`\n${words} = `);
  });
});
