import { describe, expect, it, vi } from 'vitest';
import { put, readLayout, slid, writeLayout, type Castle } from './castle';
import { Hand } from './hand.svelte';
import { verdictNote } from './notes';
import { Places } from './places.svelte';
import type { Judgement, Place } from './requests';
import type { Mode } from './view';

vi.mock('../../lib/components', () => import('./fixtures'));

const castle = readLayout('layout 0 wizard@1,0,r0');
const two = ['stone-two-1'];
const stands = (points: number) => ({ fits: true, stands: true, points });
const east: Place = {
  x: 2,
  y: 0,
  verdicts: [
    { rotations: [2, 3], ...stands(2) },
    { rotations: [0, 1], rules: ['C-B3'], clashes: [{ x: 2, y: 0, side: 'west' }] },
  ],
};
const above: Place = {
  x: 1,
  y: 1,
  verdicts: [
    { rotations: [0], fits: true, rules: ['C-B8'] },
    { rotations: [1], ...stands(4) },
  ],
};
const judged = (...places: Place[]): Judgement => ({ score: 10, places, elsewhere: 'C-B6' });

/** A server that answers when the test says so. */
function server() {
  const asked: string[] = [];
  const answers: { give: (answer: Judgement) => void; fail: () => void }[] = [];
  const ask = (layout: string, tiles: string[]): Promise<Judgement> => {
    asked.push(`${tiles.join(' ')} in ${layout}`);
    return new Promise((resolve, reject) =>
      answers.push({ give: resolve, fail: () => reject(new Error('refused')) }),
    );
  };
  return { asked, answers, places: new Places(ask) };
}

describe('what becomes of a tile', () => {
  it('is asked of the server, and known for that castle and those tiles alone', async () => {
    const { asked, answers, places } = server();
    const found = places.find(castle, two);
    expect([places.asking, places.of(castle, two)]).toEqual([1, null]);
    answers[0]?.give(judged(east));
    await found;
    expect(asked).toEqual([`stone-two-1 in ${writeLayout(castle)}`]);
    expect([places.asking, places.of(castle, two)]).toEqual([0, judged(east)]);
    expect(places.of(slid(castle, 1), two)).toBeNull();
    expect(places.of(castle, ['stone-top-1'])).toBeNull();
    expect(places.of(castle, [...two, 'wizard'])).toBeNull();
  });

  it('is asked once', async () => {
    const { asked, answers, places } = server();
    const both = [places.find(castle, two), places.find(castle, two)];
    answers[0]?.give(judged(east));
    await Promise.all(both);
    await places.find(castle, two);
    expect(asked.length).toBe(1);
  });

  it('is not told by an answer that comes when something else is wanted', async () => {
    const { answers, places } = server();
    const both = [places.find(castle, ['gnomes']), places.find(castle, ['gnomes*'])];
    answers[1]?.give(judged(east));
    answers[0]?.give(judged(above));
    await Promise.all(both);
    expect(places.of(castle, ['gnomes'])).toBeNull();
    expect(places.of(castle, ['gnomes*'])).toEqual(judged(east));
  });

  it('is asked again after a refusal', async () => {
    const { answers, places } = server();
    const first = places.find(castle, two);
    answers[0]?.fail();
    await first;
    expect([places.asking, places.of(castle, two)]).toEqual([0, null]);
    const second = places.find(castle, two);
    answers[1]?.give(judged(east));
    await second;
    expect(places.of(castle, two)).toEqual(judged(east));
  });

  it('is remembered for the last twelve castles', async () => {
    const places = new Places(async () => judged(east));
    const castles = Array.from({ length: 13 }, (_, column) => slid(castle, column));
    for (const one of castles) await places.find(one, two);
    const known = castles.map((one) => places.of(one, two) !== null);
    expect(known).toEqual([false, ...Array<boolean>(12).fill(true)]);
  });
});

function holding(mode: Mode, taken = '', built: Castle = castle) {
  const { asked, answers, places } = server();
  const hand = new Hand({
    castle: () => built,
    change: (next) => (built = next),
    mode: () => mode,
    bothSides: () => true,
    free: () => true,
    taken: () => taken,
    places,
    turns: (tile) => tile !== 'stone-top-1',
    sideOf: () => 0,
    blocked: () => undefined,
  });
  const told = async (...found: Place[]): Promise<void> => {
    const looking = hand.look();
    answers.at(-1)?.give(judged(...found));
    await looking;
  };
  return { asked, answers, hand, told, laid: (tile: string) => built.laid.get(tile) };
}

describe('a tile in hand', () => {
  it('has spots when the server has said where it fits, from the rotation it has now', async () => {
    const { hand, told } = holding('free');
    hand.hold('stone-two-1');
    expect(hand.spots).toEqual([]);
    await told(east, above);
    expect(hand.spots).toEqual([
      { x: 2, y: 0, rotation: 2, now: false, stands: true, points: 2 },
      { x: 1, y: 1, rotation: 1, now: false, stands: true, points: 4 },
    ]);
    hand.rotate(-1);
    expect(hand.spots[0]).toMatchObject({ rotation: 3, now: true });
  });

  it('is turned so that it stands where it is laid, rather than as its edges fit', async () => {
    const { hand, told, laid } = holding('free');
    hand.hold('stone-two-1');
    await told(east, above);
    hand.tap(1, 1, false);
    expect(laid('stone-two-1')).toMatchObject({ x: 1, y: 1, rotation: 1 });
  });

  it('has a doubtful spot where its edges fit and nothing holds it', async () => {
    const { hand, told } = holding('free');
    hand.hold('stone-two-1');
    await told({ x: 1, y: 1, verdicts: [{ rotations: [0], fits: true, rules: ['C-B8'] }] });
    expect(hand.spots).toEqual([{ x: 1, y: 1, rotation: 0, now: true, stands: false, points: 0 }]);
    expect(hand.verdictOver(1, 1)).toMatchObject({ rules: ['C-B8'] });
  });

  it('shows which edges are wrong where it fits in no way, and what is wrong elsewhere', async () => {
    const { hand, told } = holding('free');
    hand.hold('stone-two-1');
    expect(hand.verdictOver(2, 0)).toBeNull();
    await told({ ...east, verdicts: east.verdicts.slice(1) });
    expect(hand.spots).toEqual([]);
    expect(hand.verdictOver(2, 0)?.clashes).toEqual([{ x: 2, y: 0, side: 'west' }]);
    expect(hand.verdictOver(7, 7)).toEqual({ rules: ['C-B6'] });
    expect(hand.verdictOver(1, 0)).toBeNull(); // the gate lies there
  });

  it('stays as it is turned where the server has not answered, or it does not fit', async () => {
    const { hand, told, laid } = holding('free');
    hand.hold('stone-two-1');
    hand.rotate(1);
    hand.tap(2, 0, false);
    expect(laid('stone-two-1')).toMatchObject({ x: 2, y: 0, rotation: 1 });
    hand.hold('stone-two-1');
    await told(above);
    hand.rotate(1);
    hand.tap(3, 0, false);
    expect(laid('stone-two-1')).toMatchObject({ x: 3, y: 0, rotation: 1 });
  });

  it('is not turned where the view says that its kind never is', () => {
    const { hand } = holding('free');
    hand.hold('stone-top-1');
    hand.rotate(1);
    expect([hand.canRotate, hand.rotation]).toEqual([false, 0]);
  });

  it('is asked about again when it shows its other side, which fits elsewhere', async () => {
    const { asked, hand, told } = holding('free');
    hand.hold('gnomes');
    await told();
    hand.flip();
    await told({ x: 3, y: 0, verdicts: [{ rotations: [0], ...stands(-4) }] });
    expect(hand.spots).toMatchObject([{ x: 3, y: 0, stands: true, points: -4 }]);
    expect(asked.map((text) => text.split(' ')[0])).toEqual(['gnomes', 'gnomes*']);
  });

  it('is judged before it is built for good', async () => {
    const { hand, told } = holding('builder', 'stone-two-1');
    await told(east, above);
    expect(hand.spots.length).toBe(2);
    hand.tap(1, 1, false);
    expect([hand.trial?.rotation, hand.trialVerdict?.stands]).toEqual([1, true]);
    expect(hand.trialScore).toBe(14);
    hand.trial = { tile: 'stone-two-1', x: 1, y: 1, rotation: 0, side: 0 };
    expect([hand.trialVerdict?.stands, hand.trialVerdict?.rules]).toEqual([undefined, ['C-B8']]);
  });
});

describe('a group in hand', () => {
  const both = put(castle, { tile: 'stone-two-1', x: 2, y: 0, rotation: 3, side: 0 });

  it('is judged as it lies, by the cell of its first tile', async () => {
    const { asked, hand, told } = holding('free', '', both);
    hand.choose(['stone-two-1', 'wizard']);
    await told({ x: 3, y: 0, verdicts: [{ rotations: [3], ...stands(0) }] });
    expect(asked).toEqual([`stone-two-1 wizard in ${writeLayout(both)}`]);
    expect(hand.verdictOver(3, 0)?.stands).toBe(true);
    expect(hand.verdictOver(4, 0)).toEqual({ rules: ['C-B6'] });
  });
});

describe('a verdict in words', () => {
  it('tells the points, and of what they were lost', () => {
    const parts = { tiles: 2, open: -4 };
    expect(verdictNote({ ...stands(-2), parts })).toEqual({
      kind: 'good',
      words: '−2 · cd-part-open −4',
      rule: '',
    });
    expect(verdictNote(stands(4)).words).toBe('+4');
  });

  it('tells why it would not stand', () => {
    expect(verdictNote({ fits: true, rules: ['C-B8', 'C-B6'] })).toMatchObject({
      kind: 'doubt',
      rule: 'C-B8',
    });
    expect(verdictNote({ rules: ['C-B3'] }).kind).toBe('bad');
  });
});
