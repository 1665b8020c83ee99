import { describe, expect, it } from 'vitest';
import type { Play } from '../../lib/messages';
import { readConditions } from './conditions';
import { centre, hexAt, outline, rotated } from './hexes';
import { wayOf } from './paths';
import { readLaid, spotsOf, type TileArt } from './tiles';
import { readMoves } from './view';
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
    const laid = readLaid('0,0 T09B r5', new Map([['T09B', T09B]]));
    const spots = laid ? spotsOf(laid) : [];
    expect(spots.map(({ scene }) => scene)).toEqual([
      '#gr-scene-plain-05-2',
      '#gr-scene-mountain-24-2',
      '#gr-scene-forest-1',
    ]);
    expect(spots.map(({ hex }) => String(hex))).toEqual(['0,0', '0,1', '-1,1']);
  });
});

describe('ways of figures', () => {
  const places = {
    '0,0': 'castle',
    '1,0': 'plain',
    '2,0': 'forest',
    '5,0': 'castle',
    '6,0': 'plain',
    '0,1': 'plain',
  };

  it('Knight: over a place of the kingdom', () => {
    expect(wayOf('knight', '0,0', '2,0', places).stops).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
  });

  it('Princess: a jump before the step, or after it', () => {
    expect(wayOf('princess', '0,0', '6,0', places)).toEqual({
      stops: [
        [0, 0],
        [5, 0],
        [6, 0],
      ],
      jump: 1,
    });
    expect(wayOf('princess', '1,0', '5,0', places)).toEqual({
      stops: [
        [1, 0],
        [0, 0],
        [5, 0],
      ],
      jump: 2,
    });
    expect(wayOf('princess', '0,0', '1,0', places).jump).toBe(-1);
  });

  it('Dragon: every place of the line', () => {
    expect(wayOf('dragon', '0,0', '3,-3', places).stops).toEqual([
      [0, 0],
      [1, -1],
      [2, -2],
      [3, -3],
    ]);
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
    const moves = readMoves(play as unknown as Play);
    expect([...moves.figures.knight]).toEqual(['0,0']);
    expect(moves.tilePlaces[3]).toEqual(['2,-1', '0,2']);
    expect([moves.tileCount, moves.words.has('turn'), moves.tells.has('add 0,2 r3')]).toEqual([
      2,
      true,
      true,
    ]);
  });
});
