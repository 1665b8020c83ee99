import { describe, expect, it, vi } from 'vitest';
import type { Answer, Play } from '../../lib/messages';
import { asked } from '../../lib/sure.svelte';
import { adventureIn, stands } from './adventures';
import { Choice } from './choice.svelte';
import { readConditions } from './conditions';
import { centre, hexAt, outline, rotated } from './hexes';
import { drawn } from './paths';
import { KEYS } from './keyList';
import { Preview } from './preview.svelte';
import { Recap } from './recap.svelte';
import { placedTiles, spotsOf, type TileArt } from './tiles';
import english from './texts.en.ftl?raw';
import type { FigureMovedEvent, GrajeczkaEvent, GrajeczkaView, TileAddedEvent } from './types';
import { figuresAt, groundAt, ownOf, readMoves, turnsLeft } from './view';
import { nextSpot } from './arrowKeys';

const T09B: TileArt = {
  name: 'T09B',
  places: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  terrains: ['plain', 'mountain', 'forest'],
  river: [
    [0, 1],
    [1, 5],
  ],
};

describe('geometry', () => {
  it('finds the place of a point', () => {
    for (const hex of [
      [0, 0],
      [3, -2],
      [-4, 1],
      [-1, -1],
    ] as const) {
      const { x, y } = centre(hex);
      expect(hexAt({ x: x + 40, y: y - 20 })).toEqual([...hex]);
    }
  });

  it('turns counter-clockwise: east becomes north-east', () => {
    expect(rotated([1, 0], 1)).toEqual([1, -1]);
    expect(rotated([1, -3], 6)).toEqual([1, -3]);
  });

  it('draws one loop around neighbours, and another one around a hole', () => {
    expect(
      outline([
        [0, 0],
        [1, 0],
      ]).match(/Z/g),
    ).toHaveLength(1);
    const ring = [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ] as const;
    expect(outline(ring).match(/Z/g)).toHaveLength(2);
  });

  it('walks to the nearest place in the direction of an arrow', () => {
    const spots = (
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [2, 0],
      ] as const
    ).map((hex) => ({ hex, ...centre(hex) }));
    expect(nextSpot(spots, centre([0, 0]), 'ArrowRight')?.hex).toEqual([1, 0]);
    expect(nextSpot(spots, centre([0, 0]), 'ArrowDown')?.hex).toEqual([0, 1]);
    expect(nextSpot(spots, centre([0, 0]), 'ArrowUp')).toBeNull();
  });
});

describe('tiles', () => {
  it('are drawn with the symbols that the server draws them with', () => {
    const laid = { q: 0, r: 0, tile: 'T09B', rotation: 5 };
    const spots = placedTiles([laid], new Map([['T09B', T09B]])).flatMap(spotsOf);
    expect(spots.map(({ scene }) => scene)).toEqual([
      '#gr-scene-plain-05-2',
      '#gr-scene-mountain-24-2',
      '#gr-scene-forest-1',
    ]);
    expect(spots.map(({ hex }) => String(hex))).toEqual(['0,0', '0,1', '-1,1']);
  });
});

const VIEW: GrajeczkaView = {
  game: 'grajeczka',
  to_move: 1,
  deciders: [1],
  turn: 1,
  phase: 'turn',
  scores: [0, 0],
  first: 1,
  limit: 200,
  mirrored: false,
  kingdom: [{ q: 2, r: -1, tile: 'T09B', rotation: 5 }],
  figures: { princess: { q: 0, r: -1 }, knight: { q: 0, r: 0 }, dragon: { q: 0, r: 0 } },
  top: '',
  stack: 0,
  unread: 20,
  adventure: '',
  moved: [],
  flight: [],
  told_now: false,
  flipped: false,
  places: [
    { q: 0, r: -1, terrain: 'castle', large: false, river: 'none' },
    { q: 0, r: 0, terrain: 'plain', large: true, river: 'long' },
  ],
  progress: { river: 5, forest: 1, mountain: 1, plain: 3 },
  can_add: false,
  seats: {
    1: { page: 0, turned: 2, undrawn: 3, told: [], token: 'magic', out: false, left: 6 },
    2: { page: 0, turned: 0, undrawn: 5, told: [], token: 'plain', out: false, left: 6 },
  },
  private: { 1: { page: 4, turned: [9, 3] } },
};
const MOVED: FigureMovedEvent = {
  event: 'FigureMoved',
  seat: 2,
  figure: 'princess',
  start: '1,0',
  place: '0,-1',
  way: ['1,0', '2,0', '0,-1'],
  jump: 2,
};
const ADDED: TileAddedEvent = {
  event: 'TileAdded',
  seat: 2,
  tile: 'T09B',
  place: '2,-1',
  rotation: 5,
};

describe('views', () => {
  it('have my own pages beside what all know of me, and nothing of the others', () => {
    expect(ownOf(VIEW, 1)).toMatchObject({ page: 4, turned: [9, 3], token: 'magic', left: 6 });
    expect(ownOf(VIEW, 2)).toBeUndefined();
    expect(ownOf(VIEW, 0)).toBeUndefined();
  });

  it('tell what is at a place, and who', () => {
    expect(groundAt(VIEW, '0,0')).toMatchObject({ terrain: 'plain', large: true, river: 'long' });
    expect(groundAt(VIEW, '5,5')).toBeUndefined();
    expect(figuresAt(VIEW, '0,0')).toEqual(['knight', 'dragon']);
  });

  it('show an adventure as long as it was not taken back', () => {
    const [moved, added] = [adventureIn([MOVED]), adventureIn([ADDED])];
    expect(moved && stands(moved, VIEW)).toBe(true);
    expect(moved && stands({ ...moved, figure: 'knight' }, VIEW)).toBe(false);
    expect(added && stands(added, VIEW)).toBe(true);
    expect(added && stands(added, { ...VIEW, kingdom: [] })).toBe(false);
  });
});

describe('ways of figures', () => {
  const answer: Answer = {
    type: 'answer',
    key: '',
    ok: true,
    code: '',
    message: '',
    certain: [{ ...MOVED }],
  };

  it('go over the places that the server names; a jump is an arc', () => {
    expect(drawn({ way: ['0,0', '1,0', '2,0'], jump: 0 })).toBe('M0.0 0.0L103.9 0.0L207.8 0.0');
    expect(drawn({ way: ['0,0', '2,0'], jump: 1 })).toBe('M0.0 0.0Q103.9 -90.0 207.8 0.0');
    expect(drawn({ way: [], jump: 0 })).toBe('');
  });

  it('are asked for once in a step, and shown while the pointer stays', async () => {
    const preview = new Preview();
    const asked: string[] = [];
    const attempt = (text: string): Promise<Answer> => {
      asked.push(text);
      return Promise.resolve(answer);
    };
    await preview.show('move princess 0,-1', 7, attempt);
    expect(preview.now?.way).toEqual(MOVED.way);
    await preview.show('', 7, attempt);
    expect(preview.now).toBeNull();
    await preview.show('move princess 0,-1', 7, attempt);
    expect([preview.now?.jump, asked.length]).toEqual([2, 1]);
    const late = preview.show('move princess 0,-1', 8, attempt);
    await preview.show('', 8, attempt);
    await late;
    expect([preview.now, asked.length]).toEqual([null, 2]);
  });
});

describe('pages and actions', () => {
  it('joins figures that must be seen together', () => {
    const [visit, see, ...none] = readConditions('visit plain and see knight and see dragon');
    expect([visit?.goal, see?.figures, see?.either, none.length]).toEqual([
      'plain',
      ['knight', 'dragon'],
      false,
      0,
    ]);
    expect(readConditions('see knight or dragon')[0]?.either).toBe(true);
    expect(readConditions('see 3 forest')[0]).toMatchObject({
      count: 3,
      goal: 'forest',
      figures: [],
    });
    expect(readConditions('meet princess anywhere')[0]).toMatchObject({
      figures: ['princess'],
      goal: 'anywhere',
    });
  });

  it('sorts legal actions by what is taken in hand', () => {
    const play = {
      legal: ['move knight 0,0', 'add 2,-1 r3', 'add 0,2 r3', 'turn'],
      hints: ['add 0,2 r3'],
    };
    const moves = readMoves(play);
    expect([...moves.figures.knight]).toEqual(['0,0']);
    expect(moves.tilePlaces[3]).toEqual(['2,-1', '0,2']);
    expect([moves.tileCount, moves.words.has('turn'), moves.tells.has('add 0,2 r3')]).toEqual([
      2,
      true,
      true,
    ]);
  });
});

describe('what happened since my turn', () => {
  const play = (seq: number, last: GrajeczkaEvent[], seat = 1): Play =>
    ({ view: VIEW, seat, seq, last }) as unknown as Play;
  const ended = (seat: number): GrajeczkaEvent => ({ event: 'TurnEnded', seat });
  const told = (seat: number): GrajeczkaEvent => ({ event: 'PageTold', seat, page: 3, left: 5 });
  const log = (lines: GrajeczkaEvent[][]): void => {
    const data = { log: lines.map((events, seq) => ({ seq, seat: 1, words: '', events })) };
    vi.stubGlobal('fetch', () => Promise.resolve({ json: () => Promise.resolve(data) }));
  };
  const seats = (recap: Recap): number[] => recap.turns.map(({ seat }) => seat);

  it('is kept turn by turn until I go on an adventure', async () => {
    log([[ended(1)]]);
    const recap = new Recap();
    await recap.follow(play(1, []), 't', false);
    await recap.follow(play(2, [MOVED]), 't', false);
    await recap.follow(play(3, [told(2), ended(2)]), 't', false);
    expect(recap.turns.map(({ events }) => events.length)).toEqual([2]);
    await recap.follow(play(4, [{ ...ADDED, seat: 1 }]), 't', false);
    expect(seats(recap)).toEqual([]);
  });

  it('is read in the log by whoever opens the page later, and by watchers for one round', async () => {
    log([[MOVED, ended(2)], [{ ...MOVED, seat: 1 }], [told(1), ended(1)], [ADDED, ended(2)]]);
    const [mine, watched] = [new Recap(), new Recap()];
    await mine.follow(play(4, []), 't', false);
    expect([seats(mine), mine.last]).toEqual([[1, 2], adventureIn([ADDED])]);
    await watched.follow(play(4, [], 0), 't', false);
    expect(seats(watched)).toEqual([2]);
  });

  it('stays as it is while moments of the past are looked at', async () => {
    log([[ended(1)], [MOVED, ended(2)]]);
    const recap = new Recap();
    await recap.follow(play(2, []), 't', false);
    await recap.follow(play(0, []), 't', true);
    expect([seats(recap), recap.last]).toEqual([[2], null]);
    await recap.follow(play(2, [MOVED]), 't', false);
    expect(seats(recap)).toEqual([2]);
  });
});

describe('what is asked first', () => {
  const acted: string[] = [];
  const choiceWith = (legal: string[]): Choice =>
    new Choice({
      view: () => VIEW,
      moves: () => readMoves({ legal, hints: [] }),
      tile: () => undefined,
      act: (text, sure) => {
        acted.push(`${text} ${sure}`);
        return Promise.resolve({
          type: 'answer',
          key: '',
          ok: true,
          code: '',
          message: '',
          certain: [],
        });
      },
    });

  it('is whether a page that could be told shall stay untold', async () => {
    const choice = choiceWith(['tell', 'flip', 'end']);
    const kept = choice.leave('end', 4);
    asked.now?.answer(false);
    await kept;
    expect(acted).toEqual([]);
    const left = choice.leave('flip', 4);
    asked.now?.answer(true);
    await left;
    expect(acted.splice(0)).toEqual(['flip true']);
  });

  it('is nothing where nothing is lost', async () => {
    await choiceWith(['flip', 'end']).leave('end', 4);
    expect(acted.splice(0)).toEqual(['end false']);
  });
});

describe('the limit of turns', () => {
  it('is counted down when it is near, and only then', () => {
    expect(turnsLeft({ ...VIEW, turn: 180 })).toBeNull();
    expect(turnsLeft({ ...VIEW, turn: 181 })).toBe(19);
    expect(turnsLeft({ ...VIEW, turn: 200 })).toBe(0);
    expect(turnsLeft({ ...VIEW, turn: 500, limit: 0 })).toBeNull();
  });
});

describe('the list of keys', () => {
  it('has words for every key', () => {
    for (const { keys, words } of KEYS) {
      expect(keys.length).toBeGreaterThan(0);
      expect(english).toContain(`\n${words} = `);
    }
  });
});
