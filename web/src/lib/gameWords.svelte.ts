// What a game calls the fields of its view and its things. The server knows it; asked for once.

import { SvelteMap } from 'svelte/reactivity';
import { api, type GameWords } from './api';
import { spoken } from './texts.svelte';

const NONE: GameWords = { labels: {}, names: {} };
const known = new SvelteMap<string, GameWords>();
const asked = new Set<string>();

/** In the reader's language; empty until they are here. */
export function gameWords(game: string): GameWords {
  const language = spoken();
  const key = `${language} ${game}`;
  const found = known.get(key);
  if (!found && !asked.has(key)) {
    asked.add(key);
    api.gameWords(game, language).then(
      (words) => known.set(key, words),
      () => asked.delete(key),
    );
  }
  return found ?? NONE;
}
