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

/** What somebody did in a turn, in one sentence; and whether it finished the kingdom. */
export function deedWords(
  events: readonly GrajeczkaEvent[],
  who: string,
  view: GrajeczkaView,
  tiles: ReadonlyMap<string, TileArt>,
): string {
  const deeds = events.map((event) => deed(event, view, tiles)).filter(Boolean);
  const finished = events.some(({ event }) => event === 'KingdomFinished');
  const told = deeds.length ? [t('gr-news', { who, deeds: list(deeds, 'conjunction') })] : [];
  return [...told, ...(finished ? [t('gr-news-finished')] : [])].join(' ');
}

/** What somebody did, without saying who; nothing where nobody needs to be told. */
function deed(
  event: GrajeczkaEvent,
  view: GrajeczkaView,
  tiles: ReadonlyMap<string, TileArt>,
): string {
  switch (event.event) {
    case 'FigureMoved':
      return t('gr-news-moved', {
        figure: event.figure,
        terrain: groundAt(view, event.place)?.terrain ?? '',
      });
    case 'TileAdded':
      return t('gr-news-added', { tile: tileWords(tiles.get(event.tile)) });
    case 'PageTurned':
      return t('gr-news-turned');
    case 'TokenFlipped':
      return event.token === 'plain' ? t('gr-news-flipped') : '';
    case 'PageTold':
      return t('gr-news-told', { page: event.page });
    case 'PlayerOut':
      return t('gr-news-out', { page: event.page });
    default:
      return '';
  }
}
