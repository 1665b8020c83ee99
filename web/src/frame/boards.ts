// The boards of the games, loaded when they are needed: games/NAME/Board.svelte, else the default.

import type { Component } from 'svelte';
import type { BoardProps } from '../lib/board';
import { loadGameWords } from '../lib/gameWords.svelte';
import { loadSprite } from '../lib/sprite';
import { loadGameTexts } from '../lib/texts.svelte';
import DefaultBoard from './default/DefaultBoard.svelte';

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Board.svelte');

/** Shows any game by its view and its legal actions. */
export { DefaultBoard };

/** A game's board with its words and pictures. */
export async function loadBoard(game: string): Promise<Component<BoardProps>> {
  const load = BOARDS[`../games/${game}/Board.svelte`];
  if (!load) {
    await Promise.all([loadGameTexts(game), loadGameWords(game)]);
    return DefaultBoard;
  }
  const [module] = await Promise.all([load(), loadGameTexts(game), loadSprite(game)]);
  return module.default;
}
