import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../lib/messages';
import { Moves } from './moves';
import { Plan } from './plan.svelte';
import type { RuneStonesView } from './types';

vi.mock('../../lib/components', () => import('./fixtures'));

const view: RuneStonesView = {
  game: 'runestones',
  to_move: 1,
  deciders: [1],
  turn: 1,
  phase: 'action',
  scores: [0, 0],
  first: 1,
  round: 1,
  pending: '',
  display: [14, 60, 0, 0, 0, 0],
  general_deck: 0,
  general_discard: [],
  supply: {},
  smithies: [],
  white_artifacts: 0,
  artifact_supply: {},
  artifact_traded: {},
  stones: {},
  removed: [],
  progress: {
    used: {},
    extra_point: [],
    plays_before: [],
    after: 'abilities',
    card: 0,
    part: 0,
    wanted: '',
    face: '',
    benefits_left: 0,
    artifact: '',
    smithy: '',
    bonus: false,
    forged: [],
    trades: 0,
    exchanged: false,
    stirred: false,
  },
  playing_count: 0,
  called_count: 0,
  playing: [],
  called: [],
  leaving: [],
  seats: {},
  private: {},
};

const answer = (certain: Answer['certain'], legal: string[]): Answer => ({
  type: 'answer',
  key: '',
  ok: true,
  code: '',
  message: '',
  certain,
  legal,
});

/** A plan of the seat to move, whose server answers with these. */
function planned(
  now: RuneStonesView,
  answers: Answer[],
  mine = true,
): { plan: Plan; asked: string[][]; acted: [string, boolean][] } {
  const asked: string[][] = [];
  const acted: [string, boolean][] = [];
  const legal = ['summon', 'use'];
  const plan = new Plan({
    view: () => now,
    mine: () => mine,
    own: () => undefined,
    hand: () => [11, 12],
    moves: () => new Moves(legal),
    legal: () => legal,
    act: (text, sure) => {
      acted.push([text, sure]);
      return Promise.resolve(answer([], []));
    },
    attempt: (text, then = []) => {
      asked.push([text, ...then]);
      return Promise.resolve(answers.shift() ?? answer([], []));
    },
  });
  return { plan, asked, acted };
}

const chosen = (sum: number, left: number): Answer['certain'][number] => ({
  event: 'CardChosen',
  seat: 1,
  magic_points: { sum, left },
});

describe('a plan', () => {
  it('of a summoning has the magic points that the server tells', async () => {
    const { plan, asked } = planned(view, [
      answer([{ event: 'ChoiceMade', seat: 1, magic_points: { sum: 2, left: 2 } }], ['play 11']),
      answer([chosen(5, 5)], ['call 14']),
      answer([chosen(5, 5), chosen(5, 4)], ['finish']),
    ]);
    expect(plan.magicPoints).toBeUndefined();
    plan.choose('summon');
    await vi.waitFor(() => expect(plan.magicPoints).toEqual({ sum: 2, left: 2 }));
    plan.toggle(11);
    await vi.waitFor(() => expect(plan.magicPoints).toEqual({ sum: 5, left: 5 }));
    expect(plan.ready).toBe(false);
    plan.call(14);
    await vi.waitFor(() => expect(plan.magicPoints).toEqual({ sum: 5, left: 4 }));
    expect(plan.ready).toBe(true);
    expect(asked.at(-1)).toEqual(['summon', 'play 11', 'call 14']);
  });

  it('goes on with the magic points of a summoning that has begun', async () => {
    const begun: RuneStonesView = { ...view, phase: 'summon', magic_points: { sum: 3, left: 1 } };
    const { plan } = planned(begun, []);
    plan.follow();
    await vi.waitFor(() => expect(plan.magicPoints).toEqual({ sum: 3, left: 1 }));
  });

  it('lifts no card because a rival plays one of that number', () => {
    const theirs: RuneStonesView = { ...view, phase: 'cards', playing: [101] };
    const { plan } = planned(theirs, [], false);
    expect(plan.lifted).toEqual([]);
    expect(planned(theirs, []).plan.lifted).toEqual([101]);
  });

  it('says that its own button has asked', async () => {
    const { plan, acted } = planned(view, [answer([], ['call 14']), answer([], ['finish'])]);
    plan.choose('summon');
    await vi.waitFor(() => expect(plan.asking).toBe(false));
    plan.call(14);
    await vi.waitFor(() => expect(plan.ready).toBe(true));
    await plan.confirm();
    await plan.send(['end']);
    expect(acted).toEqual([
      ['summon', true],
      ['call 14', true],
      ['finish', true],
      ['end', false],
    ]);
  });

  it('of a use has no magic points', async () => {
    const { plan } = planned(view, [answer([{ event: 'ChoiceMade', seat: 1 }], ['play 11'])]);
    plan.choose('use');
    await vi.waitFor(() => expect(plan.asking).toBe(false));
    expect(plan.magicPoints).toBeUndefined();
  });
});
