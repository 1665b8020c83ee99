import { describe, expect, it, vi } from 'vitest';
import { beyondOf, bounds, next, windowOn } from './geometry';
import { Effects } from './effects.svelte';
import { OpenSheets } from './openSheets.svelte';
import type { FantazjaEvent, FantazjaView, LaidTile, PrivateView, SeatView } from './types';
import { placeOf, pointsLost, sideOf, stacksOf, whereabouts, type Stack } from './view';

vi.mock('../../lib/components', () => import('./fixtures'));

const NONE = { residential: 0, production: 0, military: 0, magic: 0, special: 0 };
const SEAT: SeatView = {
  faction: 'S',
  hand: 1,
  ip: 1,
  ip_open: [],
  discard: ['S-P1a'],
  pile: 20,
  bonus: 0,
  visible: NONE,
};
const OWN: PrivateView = {
  hand: ['S-R1a'],
  small: ['S-R1a'],
  ip: ['S-Well'],
  bag: [],
  bottom: [],
  shown: [],
  rival: { bottom: ['E-R1c'], seen: ['E-R1a'] },
};
const POOL = { where: 'pool', seat: 0, usable: false } as const;
const VIEW: FantazjaView = {
  game: 'fantazja',
  to_move: 1,
  deciders: [1],
  turn: 3,
  phase: 'turn',
  scores: [3, 5],
  first: 1,
  action_taken: false,
  power_used: '',
  exchange: { given: [], taken: [], open: false },
  buried: 0,
  may_bury: 0,
  shown: 0,
  castle: '0,0',
  map: {},
  tokens: { residential: POOL, production: POOL, military: POOL, magic: POOL, special: POOL },
  bonus_left: 8,
  seats: { 1: SEAT, 2: { ...SEAT, faction: 'E', hand: 6 } },
  private: { 1: OWN },
};

const laid = (tile: string, rotation = 0): LaidTile => ({ tile, rotation });

function stacks(map: Record<string, LaidTile[]>): Map<string, Stack> {
  return stacksOf({ ...VIEW, map });
}

describe('a view', () => {
  it('has stacks from the top down, row by row, and the castle among them', () => {
    const seen = stacks({ '1,0': [laid('S-R2a', 1), laid('E-R1a', 1)], '0,-1': [laid('S-R1c')] });
    expect([...seen.keys()]).toEqual(['0,-1', '0,0', '1,0']);
    expect(seen.get('1,0')).toMatchObject({ x: 1, y: 0, layers: [laid('S-R2a', 1), {}] });
    expect(seen.get('0,0')?.layers).toEqual([laid('castle')]);
  });

  it('shows the tiles of the reader, and how many the other has and what is known of them', () => {
    const [me, rival] = [sideOf(VIEW, 1), sideOf(VIEW, 2)];
    expect([me.score, me.tiles?.hand, me.learnt]).toEqual([3, ['S-R1a'], undefined]);
    expect([rival.score, rival.hand, rival.tiles]).toEqual([5, 6, undefined]);
    expect(rival.learnt?.seen).toEqual(['E-R1a']);
  });

  it('has no secrets where both lie open, and shows none to a spectator', () => {
    const open = { ...VIEW, private: { 1: OWN, 2: { ...OWN, hand: ['E-R1a'] } } };
    expect(sideOf(open, 2)).toMatchObject({ tiles: { hand: ['E-R1a'] }, learnt: undefined });
    const watched = sideOf({ ...VIEW, private: {} }, 2);
    expect([watched.tiles, watched.learnt]).toEqual([undefined, undefined]);
  });

  it('knows where a token is', () => {
    const held = { where: 'seat', seat: 2, usable: true } as const;
    expect([whereabouts(held, 2), whereabouts(held, 1), whereabouts(POOL, 1)]).toEqual([
      'me',
      'op',
      'pool',
    ]);
    expect(whereabouts({ ...held, where: 'building', place: '1,-2' }, 2)).toBe('map');
    expect(whereabouts({ ...held, where: 'gone' }, 2)).toBe('gone');
  });
});

describe('the map', () => {
  it('has all places within its bounds', () => {
    expect(bounds(['0,0', '2,-1'])).toEqual({ x: 0, y: -200, width: 600, height: 400 });
  });

  it('shows the last move, and with it as many places as there is room for', () => {
    const room = { width: 650, height: 450 }; // three places and two
    const places = ['5,0', '6,0', '-4,0', '9,9'];
    expect(windowOn('4,1', places, room)).toEqual(bounds(['4,1', '6,0']));
    expect(windowOn('', places, room)).toEqual(bounds(['5,0', '6,0']));
    expect(windowOn('0,0', [], room)).toEqual(bounds(['0,0']));
  });

  it('knows what is beyond its edges', () => {
    const seen = { x: 0, y: 0, width: 400, height: 400 };
    expect(beyondOf(['0,0', '-1,0', '2,5', '0,-1', '1,2'], seen)).toEqual({
      left: ['-1,0'],
      right: ['2,5'],
      up: ['0,-1'],
      down: ['1,2'],
    });
  });

  it('tells the points that would go with what burns: those of the tiles on top', () => {
    const there = stacks({ '1,0': [laid('S-R2a'), laid('E-R1a')], '1,1': [laid('E-R1c')] });
    const loss = { places: ['1,0', '1,1', '2,1'], tiles: { S: 2, E: 2 } };
    expect(pointsLost(loss, there)).toEqual({ S: 3, E: 1 });
  });

  it('goes straight ahead before aside with the arrow keys', () => {
    expect(next('0,0', ['1,3', '2,0', '-1,0'], [1, 0])).toBe('2,0');
    expect(next('0,0', ['-1,0'], [1, 0])).toBe('');
  });
});

describe('what is shown of a step', () => {
  const built: FantazjaEvent = {
    event: 'TileBuilt',
    seat: 1,
    tile: 'S-R1c',
    place: '1,0',
    rotation: 2,
  };
  const burnt: FantazjaEvent = {
    event: 'TilesRemoved',
    rule: 'F-D1',
    places: ['1,0', '1,1'],
    tiles: ['S-R1c', 'E-R1c'],
  };

  it('burns what was there and the tile that woke it', () => {
    const effects = new Effects();
    effects.show(1, stacks({ '1,1': [laid('E-R1c')] }), [], 1);
    const drawn: FantazjaEvent = { event: 'TilesDrawn', seat: 1, count: 1, tiles: ['S-G1a'] };
    const theirs: FantazjaEvent = { ...drawn, seat: 2, tiles: ['E-G1a'] };
    effects.show(2, stacks({}), [built, burnt, drawn, theirs], 1);
    expect(effects.burning.map(({ key, layers }) => [key, layers])).toEqual([
      ['1,0', [laid('S-R1c', 2)]],
      ['1,1', [laid('E-R1c')]],
    ]);
    expect([...effects.drawn]).toEqual(['S-G1a']);
    expect(placeOf([built, burnt])).toBe('1,0');
    effects.clear();
    expect(effects.burning).toEqual([]);
  });

  it('flashes where the other did it, also when one goes back to see it again', () => {
    const effects = new Effects();
    const theirs: FantazjaEvent = { ...built, seat: 2 };
    effects.show(5, stacks({}), [], 1);
    effects.show(6, stacks({}), [built], 1);
    expect([...effects.flashing]).toEqual([]);
    effects.show(3, stacks({}), [theirs, burnt], 1, true);
    expect([...effects.flashing]).toEqual(['1,0']);
    expect(effects.burning.map(({ key }) => key)).toEqual(['1,0']); // of the rest nothing is known
  });

  it('shows nothing on the way back', () => {
    const effects = new Effects();
    effects.show(5, stacks({}), [], 1);
    effects.show(3, stacks({ '1,0': [laid('S-R1c', 2)] }), [built], 1);
    expect(effects.fresh.size).toBe(0);
  });
});

describe('a question', () => {
  it('is answered by several actions, and asked again when one of them fails', async () => {
    const sheets = new OpenSheets();
    const done: string[] = [];
    const act = async (text: string): Promise<boolean> => (done.push(text), text !== 'no');
    await sheets.settle(['bury A', 'return'], act);
    expect([done, sheets.question.open]).toEqual([['bury A', 'return'], false]);
    await sheets.settle(['no', 'return'], act);
    expect([done.at(-1), sheets.question.open]).toEqual(['no', true]);
  });

  it('does not come up between these actions', async () => {
    vi.useFakeTimers();
    const sheets = new OpenSheets();
    const act = async (): Promise<boolean> => {
      sheets.askAfter(0, () => true);
      await vi.runAllTimersAsync();
      return !sheets.question.open;
    };
    await sheets.settle(['bury A', 'bury B'], act);
    expect(sheets.question.open).toBe(false);
    vi.useRealTimers();
  });
});
