// What each game brings for its end: games/NAME/Ending.svelte, its celebration, and how its boards
// are shown.

import type { Component } from 'svelte';
import { loadSprite } from '../../lib/sprite';
import { loadTexts } from '../../lib/texts.svelte';

interface Ending {
  default: Component;
  /** One board for all, or one for each seat; nothing: the whole table. */
  boards?: 'one' | 'each';
}

const ENDINGS = import.meta.glob<Ending>('../../games/*/Ending.svelte');

/** A game's ending with its words and pictures; a game without one has only the frame's words. */
export async function loadEnding(game: string): Promise<Ending | null> {
  const load = ENDINGS[`../../games/${game}/Ending.svelte`];
  const words = [loadTexts('frame/ending/texts'), loadTexts(`games/${game}/ending`)];
  if (!load) return Promise.all(words).then(() => null);
  const [ending] = await Promise.all([load(), loadSprite(game), ...words]);
  return ending;
}
