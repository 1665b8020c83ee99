// What a game calls the fields of its view and its things. The server knows it; asked for once.

import { SvelteMap } from 'svelte/reactivity';
import { api, type GameWords } from './api';
import type { Language } from './messages';
import { spoken } from './texts.svelte';

const NONE: GameWords = { labels: {}, names: {} };
const known = new SvelteMap<string, GameWords>();
const asked = new Map<string, Promise<void>>();

/** In the reader's language; empty until they are here. */
export function gameWords(game: string): GameWords {
  const language = spoken();
  const found = known.get(`${language} ${game}`);
  if (!found) void ask(game, language);
  return found ?? NONE;
}

/** Resolves when they are here, or when the server cannot be asked. */
export function loadGameWords(game: string): Promise<void> {
  return ask(game, spoken());
}

function ask(game: string, language: Language): Promise<void> {
  const key = `${language} ${game}`;
  const answer =
    asked.get(key) ??
    api.gameWords(game, language).then(
      (words) => void known.set(key, words),
      () => void asked.delete(key),
    );
  asked.set(key, answer);
  return answer;
}
