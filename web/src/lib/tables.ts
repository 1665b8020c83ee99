// Making tables.

import { api, type NewTable } from './api';
import { gameInfo, loadGames } from './catalog.svelte';
import { aboutGame } from './games';
import { attempt } from './me.svelte';
import { haveName } from './naming.svelte';
import { randomDigits } from './random';
import { go } from './router.svelte';
import { usualLevel } from './words';

/** How one begins a game for two: by lot, or as the first or the second of them; where each seat is a
 * side of its own, with that side. */
export type Start = '' | '1' | '2';

/** Make a table and go there; whoever shall meet others there is asked for a name first. */
export async function makeTable(table: NewTable, after = ''): Promise<boolean> {
  const made = await attempt(async () => {
    if (table.seats?.includes('open') && !(await haveName())) return null;
    return api.makeTable({ ...table, contribution: randomDigits() });
  });
  if (made) go(`/t/${made.id}${after}`);
  return made !== null;
}

/** One click: me against one bot, by default the one that newcomers meet. */
export async function playBot(game: string, level = '', start: Start = ''): Promise<boolean> {
  return makeTable(forTwo(game, `bot:${level || (await newcomersBot(game))}`, start));
}

/** One click: me and an open seat, for whoever has the link. */
export function invite(game: string, start: Start = ''): Promise<boolean> {
  return makeTable(forTwo(game, 'open', start));
}

/** A first game with a guide; it counts in no figure. */
export async function playGuided(game: string): Promise<boolean> {
  const seats = ['me', `bot:${await newcomersBot(game)}`];
  return makeTable({ game, players: 2, seats, listed: false, guided: true }, '?guide');
}

/** One click: alone, by one of the game's ways to play alone. */
export function playAlone(game: string, solo: string): Promise<boolean> {
  return makeTable({ game, players: 1, seats: ['me'], options: { solo }, listed: false });
}

async function newcomersBot(game: string): Promise<string> {
  const info = await attempt(() => loadGames().then(() => gameInfo(game)));
  return usualLevel(info ?? undefined);
}

function forTwo(
  game: string,
  other: string,
  start: Start,
  chance = Math.random,
): NewTable & { seats: string[] } {
  const sides = aboutGame(game).hasSides;
  const second = sides && (start ? start === '2' : chance() < 0.5);
  return {
    game,
    players: 2,
    seats: second ? [other, 'me'] : ['me', other],
    options: start && !sides ? { first: start } : {},
    listed: false,
  };
}
