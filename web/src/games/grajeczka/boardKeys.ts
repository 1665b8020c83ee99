// Keys that work wherever the focus is, unless somebody writes or a dialog is open (keyList.ts).

import { isArrow } from './arrowKeys';
import type { Choice } from './choice.svelte';
import { FIGURES, type Chosen, type Moves } from './view';

const CARDS: Record<string, Chosen> = {
  1: 'princess',
  2: 'knight',
  3: 'dragon',
  4: 'tile',
  5: 'page',
};

export interface KeyHost {
  mine: boolean;
  settling: boolean;
  /** The page in my hand. */
  page: number;
  moves: Moves;
  choice: Choice;
  kingdom: { focus: () => void; look: (event: KeyboardEvent) => boolean } | undefined;
  hint: string;
  ask: () => void;
}

/** Says whether the key was one of ours. */
export function press(event: KeyboardEvent, host: KeyHost): boolean {
  const elsewhere = event.ctrlKey || event.metaKey || event.altKey || isBusy();
  if (elsewhere || !host.kingdom) return false;
  if (isCalled(event)) host.kingdom.focus();
  else if (host.kingdom.look(event)) return true;
  else return host.mine && act(event, host);
  return true;
}

/** Somebody writes, or reads a dialog. */
function isBusy(): boolean {
  const at = document.activeElement;
  return (
    at instanceof HTMLInputElement ||
    at instanceof HTMLTextAreaElement ||
    at instanceof HTMLSelectElement ||
    document.querySelector('dialog[open]') !== null
  );
}

/** K, or an arrow while nothing has the focus, leads into the kingdom. */
function isCalled(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === 'k' || (isArrow(event.key) && !event.shiftKey && isFree());
}

/** Nothing that hears Enter itself has the focus. */
function isFree(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.id === 'main';
}

function act(event: KeyboardEvent, host: KeyHost): boolean {
  const { choice } = host;
  const letter = event.key.toLowerCase();
  const card = CARDS[event.key];
  if (letter === 'escape' && choice.chosen) choice.cancel();
  else if (letter === 'r' && choice.chosen === 'tile') choice.rotate(event.shiftKey ? -1 : 1);
  else if (letter === 'h' && host.hint === 'ask') host.ask();
  else if (card && canChoose(card, host.moves)) {
    choice.choose(card);
    if (choice.chosen && card !== 'page') host.kingdom?.focus();
  } else return (event.key === 'Enter' || event.key === ' ') && enter(event, host);
  return true;
}

function canChoose(what: Chosen, moves: Moves): boolean {
  if (what === 'tile') return moves.tileCount > 0;
  if (what === 'page') return moves.words.has('turn');
  return FIGURES.some((figure) => figure === what && moves.figures[figure].size > 0);
}

function enter(event: KeyboardEvent, { choice, settling, moves, page }: KeyHost): boolean {
  const inKingdom = document.activeElement instanceof SVGElement;
  if (event.repeat || !(isFree() || inKingdom)) return false;
  if (choice.chosen === 'tile' && choice.ghost) void choice.lay();
  else if (settling && moves.words.has('tell')) void choice.do('tell', true);
  else if (settling) void choice.leave('end', page);
  else return false;
  return true;
}
