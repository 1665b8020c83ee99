import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import {
  cardOf,
  FACES,
  gemsOf,
  iconOf,
  isDruidCard,
  partsOf,
  sidesOf,
  SLOTS,
  SMITHIES,
  STONES,
} from './cards';
import { Moves } from './moves';
import { changed, inOrder, leadsOn } from './payments';
import english from './texts.en.ftl?raw';
import polish from './texts.pl.ftl?raw';
import { hear } from './eventFeed';
import { touchedBy } from './touched';
import { destinationsIn, magicPointsIn, type SeatView } from './view';

vi.mock('../../lib/components', () => import('./fixtures'));

const seat = (gems: Record<string, number>, ore = 0, wild = ''): SeatView => ({
  druid: 'grey',
  hand: 0,
  deck: 0,
  played_top: 0,
  played_size: 0,
  gems,
  ore,
  points: 0,
  rows: [[], []],
  row_points: [0, 0],
  stones: [],
  wild,
});

describe('cards', () => {
  it('are read from the components', () => {
    expect(cardOf(60)).toEqual({
      number: 60,
      colour: 'R',
      magic: 3,
      ability: 'R,R>3pp',
      druid: '',
    });
    expect(SLOTS).toEqual([1, 2, 2, 3, 3, 4]);
    expect(SMITHIES).toEqual(['1', '2', '3', '4', '5', 'white']);
    expect([STONES, FACES]).toEqual([
      ['magic', 'hand'],
      ['any', '1pp'],
    ]);
    expect([60, 104].map(isDruidCard)).toEqual([false, true]);
  });

  it('of a druid have the colours of his home', () => {
    expect(cardOf(104, 'grey')).toMatchObject({ colour: 'R', ability: 'gG/gY' });
    expect(cardOf(104, 'beige')).toMatchObject({ colour: 'B', ability: 'gR/gG' });
    expect(cardOf(104)).toBeUndefined();
    expect([cardOf(106, 'grey')?.colour, cardOf(106, 'beige')]).toEqual(['B', undefined]); // in one deck only
  });

  it('have abilities made of parts', () => {
    expect(partsOf('die/card*')).toEqual({ parts: ['die', 'card*'], choice: true });
    expect(sidesOf('W>R,Y,B')).toEqual({ paid: ['W'], got: ['gR', 'gY', 'gB'] });
    expect(['gB', 'W', 'any', 'cardR', 'card*', '2pp', 'ore'].map(iconOf)).toEqual([
      'rs-gem-B',
      'rs-gem-W',
      'rs-gem-any',
      'rs-take-R',
      'rs-take-any',
      'rs-point-2',
      'rs-ore',
    ]);
    expect(gemsOf('ore')).toEqual(['ore', 'ore', 'ore']);
  });
});

describe('payments', () => {
  it('keep jokers and ore as long as there is another way', () => {
    expect(inOrder(['ore', 'BW', 'BB', 'WW'], seat({ B: 2, W: 2 }, 3))).toEqual([
      'BB',
      'BW',
      'WW',
      'ore',
    ]);
  });

  it('give what one has many of, and spare the wild colour', () => {
    expect(inOrder(['BRGY', 'BBBB'], seat({ B: 5, R: 1, G: 1, Y: 1 }))[0]).toBe('BBBB');
    expect(inOrder(['B', 'R'], seat({ B: 2, R: 2 }, 0, 'B'))[0]).toBe('R');
  });

  it('are put together gem by gem towards legal ones', () => {
    expect(changed('RW', 'B', 1)).toBe('BRW');
    expect(changed('BRW', 'R', -1)).toBe('BW');
    expect(leadsOn('BB', ['BBRR', 'ore'])).toBe(true);
    expect(leadsOn('BBB', ['BBRR', 'ore'])).toBe(false);
  });
});

describe('the position', () => {
  it('has its legal actions by what they do', () => {
    const moves = new Moves([
      'summon',
      'forge 1 BB',
      'forge 1 ore',
      'ability 40 2',
      'exchange B ore',
      'field 1 W',
    ]);
    expect(moves.forges.get('1')).toEqual(['BB', 'ore']);
    expect(moves.abilities.has('40 2')).toBe(true);
    expect(moves.exchanges.get('B')).toEqual(['ore']);
    expect([moves.has('summon'), moves.has('use'), moves.fields.has('1 W')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('says which card leaves by the events alone', () => {
    const events = [
      { event: 'CardRemoved', card: 103 },
      { event: 'CardDiscarded', card: 77 },
      { event: 'CardKept', card: 67 },
    ];
    expect([...destinationsIn(events)]).toEqual([
      [67, 'stays'],
      [77, 'leaves'],
      [103, 'out'],
    ]);
  });

  it('has the magic points of the last choice that tells them', () => {
    const events = [
      { event: 'ChoiceMade', seat: 1, choice: 'summon', magic_points: { sum: 2, left: 2 } },
      { event: 'CardChosen', seat: 1, card: 60, magic_points: { sum: 5, left: 5 } },
      { event: 'StoneUsed', seat: 1, stone: 'wild', colour: 'B' },
    ];
    expect(magicPointsIn(events)).toEqual({ sum: 5, left: 5 });
    expect(magicPointsIn(events.slice(2))).toBeUndefined();
  });

  it('tells what all others did, and forgets it at my own action', () => {
    const passed = (seat: number): object => ({ event: 'ActionPassed', seat });
    const points = { event: 'PointsGained', seat: 2, points: 2 };
    const ended = { event: 'TurnEnded', seat: 2 };
    const second = hear([], [passed(2), points, points, ended, { event: 'DisplayRefilled' }], 1);
    const both = hear(second, [passed(3)], 1);
    expect(both.map(({ seat, words, points: sum }) => [seat, words.length, sum])).toEqual([
      [2, 1, 4],
      [3, 1, 0],
    ]);
    expect(hear(both, [passed(1)], 1)).toEqual([]);
  });

  it('tells a spectator of each seat only its last turn', () => {
    const turn = [
      { event: 'ActionPassed', seat: 2 },
      { event: 'TurnEnded', seat: 2 },
    ];
    const twice = hear(hear(hear([], turn, 0), [{ event: 'ActionPassed', seat: 1 }], 0), turn, 0);
    expect(twice.map(({ seat, words }) => [seat, words.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('knows what the last step has changed', () => {
    const touched = touchedBy([
      { event: 'ArtifactForged', seat: 3, smithy: '2' },
      { event: 'SmithyRefilled', smithy: '4', colour: 'B' },
      { event: 'DisplayRefilled', cards: [14, 60] },
      { event: 'StoneTaken', seat: 3, stone: 'magic' },
    ]);
    expect(touched).toEqual({
      seat: 3,
      cards: new Set([14, 60]),
      smithies: new Set(['2', '4']),
      stones: new Set(['magic']),
    });
  });
});

describe('words', () => {
  it.each([
    ['en', english],
    ['pl', polish],
  ])('of %s can all be found', (language, text) => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(text));
    const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
    expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });
});
