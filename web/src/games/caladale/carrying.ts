// What is dragged, from where to where: the hand takes it up, and puts it down.

import type { Cell } from './castle';
import type { Draft } from './draft.svelte';
import type { Hand } from './hand.svelte';
import type { Load } from './tileDrag.svelte';

export function takeUp(hand: Hand, { from, tiles, shape }: Load): void {
  const [tile = ''] = tiles;
  if (from === 'castle') {
    if (!hand.chosen.includes(tile)) hand.choose(tiles);
  } else if (hand.held !== tile) {
    hand.hold(tile);
    hand.rotation = shape.laid.get(tile)?.rotation ?? 0;
  }
}

/** Onto a cell, onto the tray, or nowhere. */
export function putDown(
  hand: Hand,
  draft: Draft,
  load: Load,
  cell: Cell | null,
  onTray: boolean,
): void {
  const [tile = ''] = load.tiles;
  if (load.from === 'supply') {
    if (cell && !onTray && !draft.busy) hand.tryOut(tile, cell[0], cell[1]);
    hand.drop();
    if ((onTray || cell) && !draft.busy) void draft.takeDragged(tile);
  } else if (load.from === 'castle') {
    if (onTray) hand.toTray(load.tiles);
    else if (cell) hand.moveBy(load.tiles, cell[0] - load.anchor.x, cell[1] - load.anchor.y);
  } else if (cell && !onTray) hand.place(tile, cell[0], cell[1]);
  else {
    if (hand.trial?.tile === tile) hand.trial = null;
    hand.drop();
  }
}
