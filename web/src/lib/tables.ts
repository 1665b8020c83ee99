// Making tables.

import { api, type NewTable } from './api';
import { gameInfo, loadGames } from './catalog.svelte';
import { attempt } from './me.svelte';
import { randomDigits } from './random';
import { go } from './router.svelte';
import { usualLevel } from './words';

/** Make a table and go there. */
export async function makeTable(table: NewTable, after = ''): Promise<boolean> {
  const made = await attempt(() => api.makeTable({ ...table, contribution: randomDigits() }));
  if (made) go(`/t/${made.id}${after}`);
  return made !== null;
}

/** One click: me against one bot, by default the one that newcomers meet. */
export async function playBot(game: string, level = '', after = ''): Promise<boolean> {
  const info = level ? undefined : await attempt(() => loadGames().then(() => gameInfo(game)));
  const bot = level || usualLevel(info ?? undefined);
  return makeTable({ game, players: 2, seats: ['me', `bot:${bot}`], listed: false }, after);
}

/** One click: me and an open seat, for whoever has the link. */
export function invite(game: string): Promise<boolean> {
  return makeTable({ game, players: 2, seats: ['me', 'open'], listed: false });
}
