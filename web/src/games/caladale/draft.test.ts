import { describe, expect, it, vi } from 'vitest';
import { put, readLayout } from './castle';
import { Draft } from './draft.svelte';
import { EditQueue } from './editQueue.svelte';
import { Hand } from './hand.svelte';
import { Places } from './places.svelte';
import { placementsIn, sameAt, type Mode } from './view';

vi.mock('../../lib/components', () => import('./fixtures'));

const castle = readLayout('layout 0 wizard@1,0,r0;stone-top-1@1,1,r0;stone-two-1@2,0,r3');

function table(mode: Mode, answers: boolean[] = []) {
  const sent: string[] = [];
  const act = async (text: string): Promise<never> => {
    sent.push(text);
    return { ok: answers.shift() ?? true } as never;
  };
  const edits = new EditQueue({ act, owned: () => new Set(castle.laid.keys()) }, `test-${mode}`);
  edits.hear(castle);
  const hand = new Hand({
    castle: () => edits.castle,
    change: (next) => edits.change(next),
    mode: () => mode,
    bothSides: () => false,
    free: () => true,
    taken: () => 'stone-top-2',
    places: new Places(async () => []),
    allowed: () => [],
    sideOf: () => 0,
    blocked: () => undefined,
  });
  const answered = vi.fn();
  const draft = new Draft({ act, mode: () => mode, hand, edits, answered });
  return { sent, hand, draft, answered };
}

describe('the draft', () => {
  it('takes a tile at the second tap, and draws from the stack', async () => {
    const { draft, sent, answered } = table('table');
    draft.pick('tree-top-1');
    expect([draft.picked, sent]).toEqual(['tree-top-1', []]);
    draft.pick('tree-top-1');
    await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(1));
    await draft.take('stack');
    expect([draft.picked, sent]).toEqual(['', ['take tree-top-1', 'draw']]);
  });

  it('takes nothing while an answer is on its way', async () => {
    const { draft, sent } = table('table');
    await Promise.all([draft.take('tree-top-1'), draft.take('stone-top-2')]);
    expect(sent).toEqual(['take tree-top-1']);
  });

  it('builds a kept tile where it was tried out', async () => {
    const { draft, hand, sent } = table('table');
    hand.place('stone-top-2', 2, 1);
    expect([hand.trial?.x, hand.trial?.y]).toEqual([2, 1]);
    draft.keep();
    expect([sent, hand.trial]).toEqual([['keep', 'place stone-top-2 2,1 r0'], null]);
  });

  it('keeps a tile in hand that may not be built', async () => {
    const { draft, hand } = table('builder', [false]);
    hand.trial = { tile: 'stone-top-2', x: 2, y: 1, rotation: 0, side: 0 };
    await draft.build();
    expect(hand.trial).not.toBeNull();
    await draft.build();
    expect(hand.trial).toBeNull();
  });

  it('exchanges a tile that is chosen, but no gate', async () => {
    const { draft, hand, sent } = table('puzzle');
    draft.pick('tree-top-1');
    hand.choose(['wizard']);
    expect(draft.given).toBe('');
    hand.choose(['stone-top-1']);
    await draft.exchange();
    expect([sent, draft.picked]).toEqual([['exchange stone-top-1 tree-top-1'], '']);
    draft.pick('tree-top-1');
    draft.pick('tree-top-1');
    expect([sent.length, draft.picked]).toEqual([1, '']);
  });
});

describe('the view', () => {
  it('says where tiles may be built for good', () => {
    expect(placementsIn(['draw', 'place gnomes* 0,1 r2'])).toEqual([
      { tile: 'gnomes', side: 1, x: 0, y: 1, rotation: 2 },
    ]);
  });

  it('knows which tiles lie as they lay', () => {
    const now = put(castle, { tile: 'stone-two-1', x: 2, y: 0, rotation: 0, side: 0 });
    const stands = sameAt(castle, now);
    expect([stands({ x: 1, y: 1 }), stands({ x: 2, y: 0 })]).toEqual([true, false]);
    expect([stands({ x: 5, y: 0 }), stands(undefined)]).toEqual([false, false]);
  });
});
