import { describe, expect, it, vi } from 'vitest';
import { asked } from '../../lib/sure.svelte';
import { put, readLayout } from './castle';
import { Draft } from './draft.svelte';
import { EditQueue } from './editQueue.svelte';
import { Hand } from './hand.svelte';
import { Places } from './places.svelte';
import { sameAt, type Mode } from './view';

vi.mock('../../lib/components', () => import('./fixtures'));

const castle = readLayout('layout 0 wizard@1,0,r0;stone-top-1@1,1,r0;stone-two-1@2,0,r3');

const QUESTION = { title: 'Done?', cost: '9 tiles would come down: 6 points.', yes: 'Done' };

function table(mode: Mode, answers: boolean[] = [], costs = false) {
  const sent: string[] = [];
  const tried: string[] = [];
  const act = async (text: string, sure = false): Promise<never> => {
    sent.push(sure ? `${text}!` : text);
    return { ok: answers.shift() ?? true } as never;
  };
  const attempt = async (text: string): Promise<never> => {
    tried.push(text);
    return { ok: !text.includes('wizard') } as never;
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
    places: new Places(async () => ({ score: 0, places: [], elsewhere: 'C-B6' })),
    turns: () => true,
    sideOf: () => 0,
    blocked: () => undefined,
  });
  const answered = vi.fn();
  const draft = new Draft({
    act,
    attempt,
    mode: () => mode,
    hand,
    edits,
    question: () => (costs ? QUESTION : null),
    answered,
  });
  return { sent, tried, hand, draft, answered };
}

describe('the draft', () => {
  it('takes a tile at the second tap, which asks nothing more, and draws from the stack', async () => {
    const { draft, sent, answered } = table('table');
    draft.pick('tree-top-1');
    expect([draft.picked, sent]).toEqual(['tree-top-1', []]);
    draft.pick('tree-top-1');
    await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(1));
    draft.pick('stack');
    await draft.take();
    expect([draft.picked, sent]).toEqual(['', ['take tree-top-1!', 'draw!']]);
  });

  it('takes nothing while an answer is on its way', async () => {
    const { draft, sent } = table('table');
    draft.pick('tree-top-1');
    await Promise.all([draft.take(), draft.take()]);
    expect(sent).toEqual(['take tree-top-1!']);
  });

  it('shows a dragged tile on trial until it is said whether it is taken', async () => {
    const { draft, hand, sent } = table('table', [false, true]);
    hand.tryOut('tree-top-1', 2, 1);
    const first = draft.takeDragged('tree-top-1');
    expect([sent, hand.trial?.tile]).toEqual([['take tree-top-1'], 'tree-top-1']);
    await first;
    expect(hand.trial).toBeNull();
    hand.tryOut('tree-top-1', 2, 1);
    await draft.takeDragged('tree-top-1');
    expect(hand.trial?.tile).toBe('tree-top-1');
  });

  it('builds a kept tile where it was tried out, once it is kept', async () => {
    const { draft, hand, sent } = table('table', [false]);
    hand.place('stone-top-2', 2, 1);
    expect([hand.trial?.x, hand.trial?.y]).toEqual([2, 1]);
    await draft.keep();
    expect([sent, hand.trial?.tile]).toEqual([['keep'], 'stone-top-2']); // taken back: it stays
    await draft.keep();
    expect([sent, hand.trial]).toEqual([['keep', 'keep', 'place stone-top-2 2,1 r0'], null]);
  });

  it('lets go of a tile that is turned down', async () => {
    const { draft, hand, sent } = table('table');
    hand.place('stone-top-2', 2, 1);
    await draft.down();
    expect([sent, hand.trial]).toEqual([['down'], null]);
  });

  it('keeps a tile in hand that may not be built', async () => {
    const { draft, hand } = table('builder', [false]);
    hand.trial = { tile: 'stone-top-2', x: 2, y: 1, rotation: 0, side: 0 };
    await draft.build();
    expect(hand.trial).not.toBeNull();
    await draft.build();
    expect(hand.trial).toBeNull();
  });

  it('exchanges a chosen tile if the server takes it', async () => {
    const { draft, hand, sent, tried } = table('puzzle');
    draft.pick('tree-top-1');
    hand.choose(['wizard']);
    await draft.offer();
    expect(draft.given).toBe('');
    hand.choose(['stone-top-1']);
    await draft.offer();
    expect(draft.given).toBe('stone-top-1');
    expect(tried).toEqual(['exchange wizard tree-top-1', 'exchange stone-top-1 tree-top-1']);
    await draft.exchange();
    expect([sent, draft.picked]).toEqual([['exchange stone-top-1 tree-top-1'], '']);
    draft.pick('tree-top-1');
    draft.pick('tree-top-1');
    expect([sent.length, draft.picked]).toEqual([1, '']);
  });

  it('forgets an offer that is no more when the server answers', async () => {
    const { draft, hand } = table('puzzle');
    draft.pick('tree-top-1');
    hand.choose(['stone-top-1']);
    const offering = draft.offer();
    hand.choose(['stone-two-1']);
    await offering;
    expect(draft.given).toBe('');
  });

  it('says what it costs before the castle is counted', async () => {
    const { draft, sent } = table('table', [], true);
    const first = draft.finish('done');
    expect([asked.now?.cost, sent]).toEqual([QUESTION.cost, []]);
    asked.now?.answer(false);
    await first;
    expect(sent).toEqual([]);
    const second = draft.finish('done');
    asked.now?.answer(true);
    await second;
    expect(sent).toEqual(['done!']);
  });

  it('asks nothing where nothing is lost', async () => {
    const { draft, sent } = table('table');
    await draft.finish('done');
    expect([sent, asked.now]).toEqual([['done'], null]);
  });
});

describe('the view', () => {
  it('knows which tiles lie as they lay', () => {
    const now = put(castle, { tile: 'stone-two-1', x: 2, y: 0, rotation: 0, side: 0 });
    const stands = sameAt(castle, now);
    expect([stands({ x: 1, y: 1 }), stands({ x: 2, y: 0 })]).toEqual([true, false]);
    expect([stands({ x: 5, y: 0 }), stands(undefined)]).toEqual([false, false]);
  });
});
