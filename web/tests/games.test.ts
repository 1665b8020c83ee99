import { afterEach, describe, expect, it, vi } from 'vitest';
import { covered } from '../src/art/covers';
import { DefaultBoard, loadBoard } from '../src/frame/boards';
import { catalog } from '../src/lib/catalog.svelte';
import { aboutGame, buildingTimeOf, firstGame, games } from '../src/lib/games';
import { gameTitle, opening, optionValue } from '../src/lib/words';
import { speak, t } from '../src/lib/texts.svelte';

const SOURCES = import.meta.glob<string>('../src/**/*.{svelte,ts,css,ftl}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const folders = [
  ...new Set(Object.keys(SOURCES).flatMap((path) => /\/games\/(\w+)\//.exec(path)?.[1] ?? [])),
].sort();
const OTHER = {
  name: 'hidden_bag',
  titles: { en: 'The Hidden Bag', pl: 'Ukryty worek' },
  players: [2],
  usual: 2,
  options: [],
  bots: ['random'],
};

describe('the games', () => {
  afterEach(() => {
    catalog.games = [];
    vi.unstubAllGlobals();
  });

  it('are the folders, in the order of the shelf, and then what else the server has', () => {
    expect([...games()].sort()).toEqual(folders);
    expect(games().map((game) => aboutGame(game).shelf)).toEqual(folders.map((_, i) => i + 1));
    expect(firstGame()).toBe(games()[0]);
    catalog.games = [{ ...OTHER, name: firstGame() }, OTHER];
    expect(games().slice(folders.length)).toEqual(['hidden_bag']);
  });

  it('are named in their own folders only', () => {
    const others = Object.entries(SOURCES).filter(
      ([path]) => !path.startsWith('../src/games/') && !path.endsWith('/messages.ts'),
    );
    expect(others.length).toBeGreaterThan(50);
    const name = new RegExp(`(?<![a-z])(${folders.join('|')})(?![a-z])`, 'i');
    expect(others.filter(([, text]) => name.test(text)).map(([path]) => path)).toEqual([]);
  });

  it('have covers, titles and guides, or go without', async () => {
    await speak('en');
    expect([...covered].sort()).toEqual(folders);
    for (const game of folders) expect(gameTitle(game), game).toBe(t(`game-${game}`));
    expect([gameTitle('hidden_bag'), aboutGame('hidden_bag').guide]).toEqual(['Hidden bag', []]);
    catalog.games = [OTHER];
    expect(gameTitle('hidden_bag')).toBe('The Hidden Bag');
  });

  it('have words of their own for options, and share the rest', async () => {
    await speak('en');
    expect(optionValue('caladale', 'solo', 'free')).toBe('Free play: all tiles');
    expect(optionValue('caladale', 'first', 'random')).toBe('by lot');
    expect(optionValue('caladale', 'all_tiles', 'yes')).toBe(t('value-yes'));
    expect(optionValue('hidden_bag', 'size', 'huge')).toBe('huge');
  });

  it('have kinds of actions that are called as their words begin', () => {
    expect(opening(['Throw the 3 into a', 'Throw the 4 into a'])).toBe('Throw the …');
    expect(opening(['Draw', 'Draw two'])).toBe('Draw …');
    expect(opening(['Draw two', 'Draw'])).toBe('Draw …');
    expect([opening(['Pass']), opening([])]).toEqual(['Pass', '']);
  });

  it('may have a building time for enough players', () => {
    const timed = folders.filter((game) => buildingTimeOf(game, 2));
    expect(timed).toEqual(['caladale']);
    expect(buildingTimeOf('caladale', 1)).toBeUndefined();
  });

  it('without a board of their own are played on the default board', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await loadBoard('hidden_bag')).toBe(DefaultBoard);
  });
});
