// The boards of the games, loaded when they are needed.

import type { Component } from 'svelte';
import type { BoardProps } from '../lib/board';
import { loadSprite } from '../lib/sprite';
import { loadGameTexts } from '../lib/texts';
import TextBoard from './TextBoard.svelte';

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Board.svelte');

/** A game's board with its words and pictures; a game without one is shown in words. */
export async function loadBoard(game: string): Promise<Component<BoardProps>> {
  const load = BOARDS[`../games/${game}/Board.svelte`];
  if (!load) return TextBoard;
  const [module] = await Promise.all([load(), loadGameTexts(game), loadSprite(game)]);
  return module.default;
}
