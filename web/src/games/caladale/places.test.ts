import { describe, expect, it, vi } from 'vitest';
import { readLayout, slid, writeLayout, type Castle } from './castle';
import { Hand } from './hand.svelte';
import { Places } from './places.svelte';
import type { Place } from './requests';
import type { LaidTile } from './types';
import type { Mode } from './view';

vi.mock('../../lib/components', () => import('./fixtures'));

const castle = readLayout('layout 0 wizard@1,0,r0');
const two = { tile: 'stone-two-1', side: 0 };
const east: Place = { x: 2, y: 0, rotations: [2, 3] };
const above: Place = { x: 1, y: 1, rotations: [1, 2] };

/** A server that answers when the test says so. */
function server() {
  const asked: string[] = [];
  const answers: { give: (places: Place[]) => void; fail: () => void }[] = [];
  const ask = (layout: string, tile: string): Promise<Place[]> => {
    asked.push(`${tile} in ${layout}`);
    return new Promise((resolve, reject) =>
      answers.push({ give: resolve, fail: () => reject(new Error('refused')) }),
    );
  };
  return { asked, answers, places: new Places(ask) };
}

describe('where a tile fits', () => {
  it('is asked of the server, and known for that castle, tile and side alone', async () => {
    const { asked, answers, places } = server();
    const found = places.find(castle, two);
    expect([places.asking, places.of(castle, two)]).toEqual([1, []]);
    answers[0]?.give([east]);
    await found;
    expect(asked).toEqual([`stone-two-1 in ${writeLayout(castle)}`]);
    expect([places.asking, places.of(castle, two)]).toEqual([0, [east]]);
    expect(places.of(slid(castle, 1), two)).toEqual([]);
    expect(places.of(castle, { tile: 'stone-top-1', side: 0 })).toEqual([]);
    expect(places.of(castle, { tile: 'stone-two-1', side: 1 })).toEqual([]);
  });

  it('is asked once', async () => {
    const { asked, answers, places } = server();
    const both = [places.find(castle, two), places.find(castle, two)];
    answers[0]?.give([east]);
    await Promise.all(both);
    await places.find(castle, two);
    expect(asked.length).toBe(1);
  });

  it('is not told by an answer that comes when something else is wanted', async () => {
    const { answers, places } = server();
    const gate = { tile: 'gnomes', side: 0 };
    const both = [places.find(castle, gate), places.find(castle, { ...gate, side: 1 })];
    answers[1]?.give([east]);
    answers[0]?.give([above]);
    await Promise.all(both);
    expect(places.of(castle, gate)).toEqual([]);
    expect(places.of(castle, { ...gate, side: 1 })).toEqual([east]);
  });

  it('is asked again after a refusal', async () => {
    const { answers, places } = server();
    const first = places.find(castle, two);
    answers[0]?.fail();
    await first;
    expect([places.asking, places.of(castle, two)]).toEqual([0, []]);
    const second = places.find(castle, two);
    answers[1]?.give([east]);
    await second;
    expect(places.of(castle, two)).toEqual([east]);
  });

  it('is remembered for the last eight castles', async () => {
    const places = new Places(async () => [east]);
    const castles = Array.from({ length: 9 }, (_, column) => slid(castle, column));
    for (const one of castles) await places.find(one, two);
    expect(castles.map((one) => places.of(one, two).length)).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1]);
  });
});

function holding(mode: Mode, allowed: LaidTile[] = []) {
  const { asked, answers, places } = server();
  let built: Castle = castle;
  const hand = new Hand({
    castle: () => built,
    change: (next) => (built = next),
    mode: () => mode,
    bothSides: () => true,
    free: () => true,
    taken: () => '',
    places,
    allowed: (tile) => allowed.filter((laid) => laid.tile === tile),
    sideOf: () => 0,
    blocked: () => undefined,
  });
  return { asked, answers, hand, laid: (tile: string) => built.laid.get(tile) };
}

describe('a tile in hand', () => {
  it('has spots when the server has said where it fits, from the rotation it has now', async () => {
    const { answers, hand } = holding('free');
    hand.hold('stone-two-1');
    const looking = hand.look();
    expect(hand.spots).toEqual([]);
    answers[0]?.give([east, above]);
    expect(await looking).toEqual([
      { x: 2, y: 0, rotation: 2, now: false },
      { x: 1, y: 1, rotation: 1, now: false },
    ]);
    hand.rotate(-1);
    expect(hand.spots).toEqual([
      { x: 2, y: 0, rotation: 3, now: true },
      { x: 1, y: 1, rotation: 1, now: false },
    ]);
  });

  it('is turned to fit where it is laid', async () => {
    const { answers, hand, laid } = holding('free');
    hand.hold('stone-two-1');
    const looking = hand.look();
    answers[0]?.give([east]);
    await looking;
    hand.tap(2, 0, false);
    expect(laid('stone-two-1')).toMatchObject({ x: 2, y: 0, rotation: 2 });
  });

  it('stays as it is turned where the server has not answered', () => {
    const { hand, laid } = holding('free');
    hand.hold('stone-two-1');
    void hand.look();
    hand.rotate(1);
    hand.tap(2, 0, false);
    expect(laid('stone-two-1')).toMatchObject({ x: 2, y: 0, rotation: 1 });
  });

  it('stays as it is turned where it does not fit', async () => {
    const { answers, hand, laid } = holding('free');
    hand.hold('stone-two-1');
    const looking = hand.look();
    answers[0]?.give([east]);
    await looking;
    hand.rotate(1);
    hand.tap(3, 0, false);
    expect(laid('stone-two-1')).toMatchObject({ x: 3, y: 0, rotation: 1 });
  });

  it('is asked about again when it shows its other side, which fits elsewhere', async () => {
    const { asked, answers, hand } = holding('free');
    hand.hold('gnomes');
    void hand.look();
    answers[0]?.give([]);
    hand.flip();
    const looking = hand.look();
    answers[1]?.give([{ x: 3, y: 0, rotations: [0] }]);
    expect(await looking).toEqual([{ x: 3, y: 0, rotation: 0, now: true }]);
    expect(asked.map((text) => text.split(' ')[0])).toEqual(['gnomes', 'gnomes*']);
  });

  it('goes where the legal actions say in the game in which tiles stay', async () => {
    const at = { tile: 'stone-two-1', side: 0, x: 2, y: 0 };
    const { asked, hand } = holding('builder', [
      { ...at, rotation: 2 },
      { ...at, rotation: 3 },
    ]);
    hand.hold('stone-two-1');
    expect(await hand.look()).toEqual([{ x: 2, y: 0, rotation: 2, now: false }]);
    expect(asked).toEqual([]);
  });
});
