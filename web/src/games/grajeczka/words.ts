// Sentences about places, figures and what happened, in the reader's language.

import { list, t } from '../../lib/texts.svelte';
import type { TileArt } from './tiles';
import type { GrajeczkaEvent, GrajeczkaView, GroundView } from './types';
import { figuresAt, groundAt, nameOfPlace, type Figure } from './view';

export function figureName(figure: Figure): string {
  return t(`gr-figure-${figure}`);
}

/** `large forest, at a river`. */
function placeWords({ terrain, large, river }: GroundView): string {
  return t('gr-place', { terrain, large: large ? 'yes' : 'no', river });
}

/** What a reader hears of a place. */
export function placeLabel(
  view: GrajeczkaView,
  ground: GroundView,
  notes: readonly string[],
): string {
  const place = nameOfPlace(ground);
  const here = figuresAt(view, place).map(figureName);
  const who = here.length ? [list(here, 'conjunction')] : [];
  return [`${place}: ${placeWords(ground)}`, ...who, ...notes].join('; ');
}

/** `forest, forest, mountains`. */
export function tileWords(tile: TileArt | undefined): string {
  return (tile?.terrains ?? []).map((terrain) => t('gr-terrain', { terrain })).join(', ');
}

/** What happened, in a short line; nothing where nobody needs to be told. */
export function eventWords(
  event: GrajeczkaEvent,
  who: string,
  view: GrajeczkaView,
  tiles: ReadonlyMap<string, TileArt>,
): string {
  switch (event.event) {
    case 'FigureMoved':
      return t('gr-news-moved', {
        who,
        figure: event.figure,
        terrain: groundAt(view, event.place)?.terrain ?? '',
      });
    case 'TileAdded':
      return t('gr-news-added', { who, tile: tileWords(tiles.get(event.tile)) });
    case 'PageTurned':
      return t('gr-news-turned', { who });
    case 'TokenFlipped':
      return event.token === 'plain' ? t('gr-news-flipped', { who }) : '';
    case 'PageTold':
      return t('gr-news-told', { who, page: event.page });
    case 'PlayerOut':
      return t('gr-news-out', { who, page: event.page });
    case 'KingdomFinished':
      return t('gr-news-finished');
    default:
      return '';
  }
}
