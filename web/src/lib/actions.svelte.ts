// Actions in words. The server knows them; each is asked for once, many at a time.

import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import type { Language } from './messages';
import { spoken } from './texts.svelte';

const MOST = 100; // in one call
const LONGEST = 400; // letters; whole castles stay in the notation
const KEPT = 5000;

const known = new SvelteMap<string, string>();
const wanted = new Map<string, { game: string; language: Language; texts: Set<string> }>();
let waiting = false;

/** An action in words of the reader's language; in the notation until they are here. */
export function actionWords(game: string, text: string): string {
  const language = spoken();
  const group = `${language} ${game}`;
  const found = known.get(`${group} ${text}`);
  if (found === undefined && text.length <= LONGEST) want(group, game, language, text);
  return found || text;
}

function want(group: string, game: string, language: Language, text: string): void {
  const asked = wanted.get(group) ?? { game, language, texts: new Set<string>() };
  asked.texts.add(text);
  wanted.set(group, asked);
  if (waiting) return;
  waiting = true;
  setTimeout(() => void askAll(), 0);
}

async function askAll(): Promise<void> {
  waiting = false;
  const groups = [...wanted];
  wanted.clear();
  if (known.size > KEPT) known.clear();
  for (const [group, { game, language, texts }] of groups) {
    const all = [...texts];
    for (let from = 0; from < all.length; from += MOST) {
      const some = all.slice(from, from + MOST);
      const words = await api.words(game, language, some).catch(() => []);
      some.forEach((text, i) => known.set(`${group} ${text}`, words[i] ?? ''));
    }
  }
}
