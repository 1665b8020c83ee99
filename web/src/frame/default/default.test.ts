import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Play, TableInfo } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import { speak } from '../../lib/texts.svelte';
import DefaultBoard from './DefaultBoard.svelte';
import { changes, shapeOf, sortFacts } from './facts';
import { namedIn, Narrowing } from './narrowing.svelte';

const VIEW = {
  game: 'wells',
  to_move: 1,
  deciders: [1],
  turn: 5,
  phase: 'play',
  scores: [3, 7],
  wells: { a: ['03', '14'], b: [] as string[] },
  bag: 10,
  hands: { '1': 2, '2': 4 },
  private: { '1': ['15', '20'] },
};
const LEGAL = ['throw 15 a', 'throw 20 a', 'throw 20 b', 'pass'];
const MANY = Array.from({ length: 30 }, (_, n) => `throw ${n} a`).concat('pass');

const table = {
  game: 'wells',
  players: 2,
  seats: [
    { n: 1, name: 'Ola', kind: 'person' },
    { n: 2, name: 'Leszy', kind: 'bot' },
  ],
} as unknown as TableInfo;

const playOf = (more: Partial<Play> = {}): Play =>
  ({
    seq: 4,
    seat: 1,
    view: VIEW,
    to_move: 1,
    legal: LEGAL,
    result: null,
    last: [],
    ...more,
  }) as Play;

/** A server with a game that says `throw 15 a` in this way. */
function answer(path: string, request?: { body?: string }): Response {
  if (request?.body) {
    const { actions } = JSON.parse(request.body) as { actions: string[] };
    return new Response(JSON.stringify(actions.map((text) => text.replace('throw', 'Wrzuć'))));
  }
  const labels = path.includes('lang=pl') ? { bag: 'monety w woreczku' } : {};
  return new Response(JSON.stringify({ labels, names: { '14': 'Fourteen' } }));
}

describe('the facts of a view', () => {
  it('are shared, or of a seat, or only mine', () => {
    const { shared, seats, own } = sortFacts(VIEW, 2, 1);
    expect(shared.map(({ field }) => field)).toEqual(['wells', 'bag']);
    expect(seats.get(2)).toEqual([{ field: 'hands', value: 4, path: 'hands.2' }]);
    expect(own).toEqual([{ field: '', value: ['15', '20'], path: 'private.1' }]);
  });

  it('lie open in the seat where a replay shows all', () => {
    const view = { ...VIEW, private: { '1': ['15'], '2': { hand: ['16'] } } };
    const { seats, own } = sortFacts(view, 2, 1);
    expect(own.map(({ path }) => path)).toEqual(['private.1']);
    expect(seats.get(2)?.map(({ path }) => path)).toEqual(['hands.2', 'private.2.hand']);
  });

  it('of a record by seat are facts of their own', () => {
    const view = { ...VIEW, seats: { '1': { gems: { red: 2 } } } };
    const { seats } = sortFacts(view, 2, 1);
    expect(seats.get(1)?.at(-1)).toEqual({
      field: 'gems',
      value: { red: 2 },
      path: 'seats.1.gems',
    });
  });

  it('are shown by their form', () => {
    const forms = [1, ['a'], [{ x: 1 }], [['a']], { a: 1 }, { a: ['b'] }, { a: { b: 1 } }];
    expect(forms.map(shapeOf)).toEqual('scalar chips records rows pairs columns fields'.split(' '));
  });

  it('have changed where something is new, not where something is gone', () => {
    const now = { ...VIEW, bag: 9, wells: { a: ['03', '14', '14'], b: [] }, hands: { '1': 2 } };
    expect([...changes(VIEW, now)].sort()).toEqual(['bag', 'wells.a.2']);
  });
});

describe('narrowing the moves', () => {
  const made = () =>
    new Narrowing(() => ({ legal: LEGAL, wordsOf: (text) => text.replace('throw', 'Wrzuć') }));

  it('knows what a move names', () => {
    expect(namedIn('place gnomes* 0,1 r2')).toEqual(['gnomes*', 'gnomes', '0,1', 'r2']);
  });

  it('keeps those that name all that is touched', () => {
    const narrowing = made();
    expect([narrowing.canTouch('20'), narrowing.canTouch('throw')]).toEqual([true, false]);
    narrowing.touch('20');
    expect(narrowing.moves).toEqual(['throw 20 a', 'throw 20 b']);
    narrowing.touch('b');
    expect(narrowing.moves).toEqual(['throw 20 b']);
    narrowing.touch('15'); // no move names all three
    expect(narrowing.touched).toEqual(['15']);
    narrowing.touch('15');
    expect(narrowing.moves).toEqual(LEGAL);
  });

  it('finds the words that were typed, in any order and case', () => {
    const narrowing = made();
    narrowing.sought = ' A wrzuć ';
    expect(narrowing.moves).toEqual(['throw 15 a', 'throw 20 a']);
    narrowing.clear();
    expect([narrowing.isNarrow, narrowing.moves]).toEqual([false, LEGAL]);
  });
});

describe('the default board', () => {
  const act = vi.fn(async () => ({ ok: true }) as Answer);
  const attempt = act;
  const show = (more: Partial<Play> = {}, past = false) =>
    render(DefaultBoard, { play: playOf(more), table, past, act, attempt });
  const moves = (): string[] =>
    [...document.querySelectorAll<HTMLElement>('[data-move]')].map((each) => each.innerText);

  beforeEach(async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async (path, request) => answer(String(path), request)),
    );
    settings.language = 'pl';
    await speak('pl');
    act.mockClear();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    cleanup();
  });

  it('shows what is on the table and at the seats, by the names the game gives', async () => {
    show();
    const shared = await screen.findByText('monety w woreczku');
    expect(shared.closest('div')?.textContent).toContain('10');
    expect(await screen.findByText('Fourteen')).toBeTruthy();
    const rival = document.querySelector<HTMLElement>('[data-seat="2"]');
    expect(rival?.textContent).toMatch(/Leszy.*7.*hands.*4/s);
    expect(rival?.classList.contains('now')).toBe(false);
    expect(document.querySelector('[data-seat="1"]')?.classList.contains('now')).toBe(true);
  });

  it('offers the moves in words, and does what is chosen', async () => {
    show();
    await fireEvent.click(await screen.findByRole('button', { name: 'Wrzuć 20 b' }));
    expect(act.mock.calls).toEqual([['throw 20 b']]);
  });

  it('narrows the moves to what is touched, in my hand and over a column', async () => {
    show();
    const hand = screen.getByRole('region', { name: 'Twoja ręka' });
    const coin = within(hand).getByRole('button', { name: '20' });
    await fireEvent.click(coin);
    expect(coin.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(moves()).toEqual(['Wrzuć 20 a', 'Wrzuć 20 b']));
    await fireEvent.click(screen.getByRole('button', { name: 'b' }));
    expect(moves()).toEqual(['Wrzuć 20 b']);
    await fireEvent.click(screen.getByRole('button', { name: 'Bez: 20' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Bez: b' }));
    expect(moves().length).toBe(LEGAL.length);
  });

  it('groups and searches many moves', async () => {
    show({ legal: MANY });
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Wrzuć … 30$/ })).toBeTruthy());
    expect(moves().length).toBe(25); // 24 of one verb, and the other
    await fireEvent.click(screen.getByRole('button', { name: 'Pokaż wszystkie (30)' }));
    expect(moves().length).toBe(MANY.length);
    const search = screen.getByRole('searchbox', { name: 'Szukaj wśród ruchów' });
    await fireEvent.input(search, { target: { value: 'wrzuć 17' } });
    await waitFor(() => expect(moves()).toEqual(['Wrzuć 17 a']));
    await fireEvent.keyDown(search, { key: 'Enter' });
    expect(document.activeElement?.getAttribute('data-move')).toBe('throw 17 a');
  });

  it('has one tab stop for a group of moves, and arrows within it', async () => {
    show();
    const all = [...document.querySelectorAll<HTMLElement>('[data-move]')];
    expect(all.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
    all[0]?.focus();
    await fireEvent.keyDown(all[0] as Element, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(all[1]);
    await fireEvent.keyDown(all[1] as Element, { key: 'End' });
    expect(document.activeElement).toBe(all[3]);
    expect(all.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0]);
  });

  it('keeps the focus on the moves, from one turn to the next', async () => {
    const { rerender } = show();
    document.querySelector<HTMLElement>('[data-move="throw 15 a"]')?.focus();
    await rerender({ play: playOf({ seq: 5, legal: [], to_move: 2 }) });
    const panel = screen.getByRole('region', { name: 'Co możesz zrobić' });
    await waitFor(() => expect(document.activeElement).toBe(panel));
    await rerender({ play: playOf({ seq: 6, legal: ['pass'] }) });
    await waitFor(() => expect(document.activeElement?.getAttribute('data-move')).toBe('pass'));
  });

  it('leaves the focus alone that is elsewhere', async () => {
    const { rerender } = show();
    await rerender({ play: playOf({ seq: 5, legal: ['pass'] }) });
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(document.body);
  });

  it('marks what the last step changed, and forgets what was touched', async () => {
    const { rerender } = show();
    await fireEvent.click(screen.getByRole('button', { name: 'a' }));
    const view = { ...VIEW, wells: { a: ['03', '14', '20'], b: [] }, scores: [6, 7] };
    await rerender({ play: playOf({ seq: 5, view }) });
    const fresh = [...document.querySelectorAll('.new')].map((each) => each.textContent);
    expect(fresh.join(' ')).toMatch(/^6.*20.*\(nowe\)|20.*\(nowe\).*6/s);
    expect(fresh.length).toBe(2);
    await waitFor(() => expect(moves().length).toBe(LEGAL.length));
    await rerender({ play: playOf({ seq: 4 }) }); // a look back
    expect(document.querySelectorAll('.new').length).toBe(0);
  });

  it('offers nothing to those who watch, nor in the past', async () => {
    const watched = { ...VIEW, private: {} };
    const { unmount } = show({ seat: 0, legal: [], view: watched });
    expect(screen.queryByRole('region', { name: 'Co możesz zrobić' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Twoja ręka' })).toBeNull();
    unmount();
    show({}, true);
    expect(screen.getByRole('region', { name: 'Twoja ręka' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Co możesz zrobić' })).toBeNull();
    expect(document.querySelectorAll('button').length).toBe(0); // nothing can be touched
  });

  it('says for whom one waits', async () => {
    show({ legal: [], to_move: 2, view: { ...VIEW, deciders: [2] } });
    expect(screen.getByText('Teraz gra: Leszy.')).toBeTruthy();
  });
});
