import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../lib/messages';
import { Choice } from './choice.svelte';
import { Moves } from './moves';

vi.mock('../../lib/components', () => import('./fixtures'));

const LEGAL = [
  'small S-R1c 1,0 r0',
  'small S-R1c 1,0 r2',
  'small S-R1c 0,1 r2',
  'small S-M1a 0,1 r3',
  'gain S-R1c',
  'military 1,1',
  'special S-M1a 2,0 r1',
  'end',
  'residential S-R1c S-R2a',
  'residential S-R1c S-Well',
];
const YES: Answer = { type: 'answer', key: '', ok: true, code: '', message: '', certain: [] };

function refusal(facts: Record<string, number | string>): Answer {
  return {
    ...YES,
    ok: false,
    refusal: { rule: 'F-P4', words: 'no', facts, others: [], instead: '', instead_words: '' },
  };
}

function table(answers: Record<string, Answer | Promise<Answer>> = {}) {
  const done: string[] = [];
  const asked: string[] = [];
  const sure: boolean[] = [];
  const burnt: number[] = [];
  const moves = new Moves(LEGAL);
  const choice = new Choice({
    moves: () => moves,
    isSmall: (tile) => tile !== 'S-R2a',
    act: async (text, isSure, loss) => {
      done.push(text);
      sure.push(isSure);
      burnt.push(loss?.tiles.S ?? 0);
      return answers[text] ?? YES;
    },
    attempt: async (text) => (asked.push(text), answers[text] ?? YES),
  });
  return { choice, done, asked, sure, burnt };
}

/** An answer that comes when it is told to. */
function later(): { answer: Promise<Answer>; come: (answer: Answer) => void } {
  let come: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => (come = resolve));
  return { answer, come };
}

describe('the legal actions', () => {
  it('are sorted by what they are done with', () => {
    const moves = new Moves(LEGAL);
    expect([...moves.spots('S-R1c', false)]).toEqual([
      ['1,0', [0, 2]],
      ['0,1', [2]],
    ]);
    expect(moves.places).toEqual(['1,0', '0,1']);
    expect([...moves.replacing]).toEqual(['S-M1a']);
    expect([...(moves.residential.get('S-R1c') ?? [])]).toEqual(['S-R2a', 'S-Well']);
    expect(
      ['military', 'special', 'magic', 'production'].map((kind) => moves.canUse(kind)),
    ).toEqual([true, true, false, false]);
  });
});

describe('a tile in hand', () => {
  it('is taken up in the rotation that fits most places, and a second tap turns it', () => {
    const { choice } = table();
    choice.pick('S-R1c');
    expect(choice.rotation).toBe(2);
    choice.pick('S-R1c');
    expect(choice.rotation).toBe(3);
  });

  it('is turned to fit where it is aimed, and the fitting rotations come first', () => {
    const { choice } = table();
    choice.pick('S-R1c');
    choice.rotate(1);
    choice.aim('1,0', true);
    expect([choice.rotation, choice.fits]).toEqual([0, true]);
    const rotations = [1, 2, 3, 4].map(() => (choice.rotate(1), choice.rotation));
    expect(rotations).toEqual([2, 1, 3, 0]);
  });

  it('is built where it is aimed, and then let go', async () => {
    const { choice, done } = table();
    choice.pick('S-M1a');
    choice.aim('0,1', true);
    expect(await choice.commit()).toBe(true);
    expect(done).toEqual(['small S-M1a 0,1 r3']);
    expect([choice.tile, choice.place]).toEqual(['', '']);
  });

  it('is built by the word for its size', () => {
    const { choice } = table();
    choice.pick('S-R2a');
    expect(choice.textAt('1,0', 1)).toBe('large S-R2a 1,0 r1');
    choice.pick('S-M1a');
    expect(choice.textAt('1,0', 1)).toBe('small S-M1a 1,0 r1');
  });

  it('stays in hand when it is refused, with the fault as a sum', async () => {
    const facts = { side: 'north', element: 'A', shown: 'A', need: 3, has: 1 };
    const { choice } = table({ 'small S-M1a 5,5 r3': refusal(facts) });
    choice.pick('S-M1a');
    await choice.test('5,5');
    expect(choice.fault).toMatchObject({
      place: '5,5',
      rule: 'F-P4',
      need: 3,
      has: 1,
      element: 'A',
    });
    expect([choice.tile, choice.shakes]).toEqual(['S-M1a', 1]);
  });

  it('asks what burns only of tiles with the mark, and tells it', async () => {
    const certain = [
      { event: 'TilesRemoved', places: ['1,0', '1,1'], tiles: ['S-R1c', 'E-R1c', 'E-R2a'] },
    ];
    const { choice, asked } = table({ 'small S-R1c 1,0 r0': { ...YES, certain } });
    vi.useFakeTimers();
    choice.pick('S-M1a');
    await vi.runAllTimersAsync();
    expect(asked).toEqual([]);
    choice.pick('S-R1c');
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(asked).toEqual(['small S-R1c 1,0 r0', 'small S-R1c 0,1 r2']);
    expect([choice.risky('1,0'), choice.risky('0,1')]).toEqual([true, false]);
    choice.rotation = 0;
    choice.aim('1,0', false);
    expect(choice.loss).toEqual({ places: ['1,0', '1,1'], tiles: { S: 1, E: 2 } });
  });
});

describe('a tile that is laid', () => {
  const TEXT = 'small S-M1a 0,1 r3';

  it('stays where it will lie while the frame waits, whatever the pointer does', async () => {
    const { answer, come } = later();
    const { choice } = table({ [TEXT]: answer });
    choice.pick('S-M1a');
    choice.aim('0,1', false);
    const doing = choice.commit();
    expect(choice.waiting).toBe(true);
    choice.leave();
    choice.pick('S-R1c');
    choice.rotate(1);
    choice.cancel();
    expect([choice.tile, choice.place, choice.rotation]).toEqual(['S-M1a', '0,1', 3]);
    come({ ...YES, ok: false, code: 'taken-back' });
    await doing;
    expect([choice.tile, choice.place, choice.kept]).toEqual(['S-M1a', '0,1', true]);
    expect([choice.waiting, choice.fault, choice.shakes]).toEqual([false, null, 0]);
  });

  it('is a ghost again when it is taken back afterwards, but not after something else', async () => {
    const { choice } = table();
    choice.pick('S-M1a');
    choice.aim('0,1', true);
    await choice.commit();
    choice.forget(['S-R1c']);
    expect(choice.tile).toBe('');
    choice.forget(['S-R1c', 'S-M1a']);
    expect([choice.tile, choice.place, choice.rotation]).toEqual(['S-M1a', '0,1', 3]);
    await choice.commit();
    choice.forgetLaid();
    choice.forget(['S-R1c', 'S-M1a']);
    expect(choice.tile).toBe('');
  });

  it('is sure by a button only', async () => {
    const { choice, sure } = table();
    for (const button of [false, true]) {
      choice.pick('S-M1a');
      choice.aim('0,1', true);
      await choice.commit(button);
    }
    expect(sure).toEqual([false, true]);
  });

  it('tells what it burns, even if nobody has waited for the forecast', async () => {
    const certain = [{ event: 'TilesRemoved', places: ['1,0'], tiles: ['S-R1c', 'S-R1a'] }];
    const { choice, burnt } = table({ 'small S-R1c 1,0 r2': { ...YES, certain } });
    choice.pick('S-R1c');
    choice.aim('1,0', false);
    await choice.commit();
    expect(burnt).toEqual([2]);
  });

  it('is not hidden by a refusal of the tile before', async () => {
    const { answer, come } = later();
    const { choice } = table({ 'small S-M1a 1,0 r3': answer });
    choice.pick('S-M1a');
    const testing = choice.test('1,0');
    choice.pick('S-R1c');
    come(refusal({}));
    await testing;
    expect([choice.fault, choice.shakes]).toEqual([null, 0]);
  });

  it('may become a point instead, and lies still until that is so', async () => {
    const { answer, come } = later();
    const { choice, done } = table({ 'gain S-R1c': answer });
    choice.pick('S-M1a');
    await choice.gain();
    expect(done).toEqual([]); // it cannot
    choice.pick('S-R1c');
    const doing = choice.gain();
    choice.cancel();
    expect([choice.gaining, choice.tile]).toEqual([true, 'S-R1c']);
    come(YES);
    await doing;
    expect([choice.gaining, choice.tile]).toEqual([false, '']);
  });
});

describe('powers on the map', () => {
  it('put the military token on a building', async () => {
    const { choice, done } = table();
    choice.begin('military');
    choice.aim('1,1', true);
    expect(choice.fits).toBe(true);
    await choice.commit();
    expect(done).toEqual(['military 1,1']);
    expect(choice.mode).toBe('build');
  });

  it('replace a building', async () => {
    const { choice, done } = table();
    choice.begin('special');
    choice.lift('S-M1a');
    choice.aim('2,0', true);
    await choice.commit();
    expect(done).toEqual(['special S-M1a 2,0 r1']);
  });
});
