// What the camera should show of the kingdom, and how large.

import type { Box } from '../../lib/geometry';
import type { Adventure } from './adventures';
import type { Choice } from './choice.svelte';
import { bounds, hexOf, type Hex } from './hexes';
import { hexesOf } from './tiles';
import type { GrajeczkaView } from './types';
import { FIGURES, standsAt, type Moves } from './view';

/** How high a figure is that stands alone, in units of the drawing. */
export const TALLEST = 90;
const AROUND_TILE = 125; // so much more is shown while a tile is in hand

/** A figure that stands alone is never smaller than 64 pixels at a desk, 44 on a phone. */
export function legible(): number {
  return (matchMedia('(min-width: 901px) and (min-height: 561px)').matches ? 64 : 44) / TALLEST;
}

/** All of the kingdom, with room for the tile in hand. */
export function wholeOf(hexes: readonly Hex[], withTile: boolean): Box {
  return bounds(hexes, withTile ? AROUND_TILE : 12);
}

/** With room above for captions, in pixels. */
export function below(box: Box, above: number): Box {
  const room = above / legible();
  return { ...box, y: box.y - room, height: box.height + room };
}

export interface Sight {
  view: GrajeczkaView;
  moves: Moves;
  choice: Choice;
  last: Adventure | null;
  earlier: readonly Adventure[];
  /** Pixels that captions take above the kingdom. */
  above: number;
}

/** Where the eye should be: on what is in my hand, else on as much as fits into a window of what was
 * done and of the figures, the newest first. */
export function matters(sight: Sight, window: { width: number; height: number }): Box | null {
  const { view, moves, choice, last, earlier, above } = sight;
  const boxOf = (places: readonly string[]): Box => below(bounds(places.map(hexOf), 16), above);
  const fits = ({ width, height }: Box): boolean =>
    width * legible() <= window.width && height * legible() <= window.height;
  const done = (one: Adventure): string[] => [one.place, ...one.way];
  const ghost = choice.laid(choice.ghost);
  const { figure } = choice;
  if (choice.chosen === 'tile') return ghost && bounds(hexesOf(ghost), 30);
  if (figure) return boxOf([standsAt(view, figure), ...moves.figures[figure]]);
  const figures = FIGURES.map((each) => standsAt(view, each));
  const newest = last ? done(last) : [];
  const wishes = [
    [...earlier.flatMap(done), ...newest, ...figures],
    [...newest, ...figures],
  ];
  return wishes.map(boxOf).find(fits) ?? boxOf(newest.length ? newest : figures);
}

/** Whether one rectangle lies within another. */
export function holds(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}
