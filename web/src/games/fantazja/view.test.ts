import { describe, expect, it, vi } from 'vitest';
import { bounds, next } from './geometry';
import { Effects } from './effects.svelte';
import { holderOf, placeOf, readView, seatOf, visible, type GameEvent } from './view';

vi.mock('../../lib/components', () => import('./fixtures'));

const SEAT = { hand: 6, ip: 1, ip_open: [], discard: ['E-R1a'], pile: 20, bonus: 0, score: 3 };

function view(map: Record<string, string>, military = 'pool') {
  return readView({
    turn: 3,
    phase: 'turn',
    action_taken: false,
    power_used: '',
    exchange: { given: [], taken: [], open: false },
    buried: 0,
    shown: 0,
    map: { '0,0': 'castle', ...map },
    bonus_left: 8,
    tokens: { residential: 'seat 2', production: 'pool', military, magic: 'pool', special: 'pool' },
    seats: { 1: { ...SEAT, hand: ['S-R1a'], ip: ['S-Well'] }, 2: SEAT },
  });
}

describe('a view', () => {
  it('tells stacks from the top down and owners by their tops', () => {
    const seen = view({ '1,0': 'S-R2a r1 / E-R1a r1' });
    expect(seen.stacks.get('1,0')?.layers).toEqual([
      { tile: 'S-R2a', rotation: 1 },
      { tile: 'E-R1a', rotation: 1 },
    ]);
    expect([visible(seen, 'S').residential, visible(seen, 'E').residential]).toEqual([1, 0]);
  });

  it('shows what is hidden as a number', () => {
    const seen = view({});
    expect(seatOf(seen, 1).hand).toEqual({ tiles: ['S-R1a'], count: 1 });
    expect(seatOf(seen, 2).hand).toEqual({ tiles: [], count: 6 });
  });

  it('knows who has a token and where it lies', () => {
    expect(holderOf(view({}), 'residential')).toEqual({ seat: 2, at: '' });
    expect(holderOf(view({}), 'magic')).toEqual({ seat: 0, at: '' });
    expect(holderOf(view({}, '1,-2 by seat 1'), 'military')).toEqual({ seat: 1, at: '1,-2' });
    expect(holderOf(view({}, 'gone by seat 1'), 'military').at).toBe('gone');
  });
});

describe('the map', () => {
  it('has all places within its bounds', () => {
    expect(bounds(['0,0', '2,-1'], 0)).toEqual({ x: 0, y: -200, width: 600, height: 400 });
  });

  it('goes straight ahead before aside with the arrow keys', () => {
    expect(next('0,0', ['1,3', '2,0', '-1,0'], [1, 0])).toBe('2,0');
    expect(next('0,0', ['-1,0'], [1, 0])).toBe('');
  });
});

describe('what is shown of a step', () => {
  const built: GameEvent = { event: 'TileBuilt', seat: 1, tile: 'S-R1c', place: '1,0', turn: 2 };
  const burnt: GameEvent = {
    event: 'TilesRemoved',
    places: ['1,0', '1,1'],
    tiles: ['S-R1c', 'E-R1c'],
  };

  it('burns what was there and the tile that woke it', () => {
    const effects = new Effects();
    effects.show(1, view({ '1,1': 'E-R1c r0' }), [], 1);
    effects.show(
      2,
      view({}),
      [built, burnt, { event: 'TilesDrawn', seat: 1, tiles: ['S-G1a'] }],
      1,
    );
    expect(effects.burning.map(({ key, layers }) => [key, layers[0]?.tile])).toEqual([
      ['1,0', 'S-R1c'],
      ['1,1', 'E-R1c'],
    ]);
    expect([...effects.drawn]).toEqual(['S-G1a']);
    expect(placeOf([built, burnt])).toBe('1,0');
    effects.clear();
    expect(effects.burning).toEqual([]);
  });

  it('shows nothing on the way back', () => {
    const effects = new Effects();
    effects.show(5, view({}), [], 1);
    effects.show(3, view({ '1,0': 'S-R1c r2' }), [built], 1);
    expect(effects.fresh.size).toBe(0);
  });
});
