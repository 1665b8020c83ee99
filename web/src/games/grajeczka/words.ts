// Sentences about places, figures and what happened, in the reader's language.

import { list, t } from '../../lib/texts.svelte';
import type { TileArt } from './tiles';
import {
  figuresAt,
  placeInfo,
  eventText,
  type Figure,
  type GameView,
  type GameEvent,
} from './view';

export function figureName(figure: Figure): string {
  return t(`gr-figure-${figure}`);
}

/** `large forest, at a river`. */
function placeWords(view: GameView, place: string): string {
  const { terrain, large, river } = placeInfo(view.places[place]);
  return t('gr-place', { terrain, large: large ? 'yes' : 'no', river: river || 'none' });
}

/** What a reader hears of a place. */
export function placeLabel(view: GameView, place: string, notes: readonly string[]): string {
  const here = figuresAt(view, place).map(figureName);
  const who = here.length ? [list(here, 'conjunction')] : [];
  return [`${place}: ${placeWords(view, place)}`, ...who, ...notes].join('; ');
}

/** `forest, forest, mountains`. */
export function tileWords(tile: TileArt | undefined): string {
  return (tile?.terrains ?? []).map((terrain) => t('gr-terrain', { terrain })).join(', ');
}

/** What happened, in a short line; nothing where nobody needs to be told. */
export function eventWords(
  event: GameEvent,
  who: string,
  view: GameView,
  tiles: ReadonlyMap<string, TileArt>,
): string {
  const place = eventText(event, 'place');
  switch (eventText(event, 'event')) {
    case 'FigureMoved': {
      const { terrain } = placeInfo(view.places[place]);
      return t('gr-news-moved', { who, figure: eventText(event, 'figure'), terrain });
    }
    case 'TileAdded':
      return t('gr-news-added', { who, tile: tileWords(tiles.get(eventText(event, 'tile'))) });
    case 'PageTurned':
      return t('gr-news-turned', { who });
    case 'TokenFlipped':
      return eventText(event, 'token') === 'plain' ? t('gr-news-flipped', { who }) : '';
    case 'PageTold':
      return t('gr-news-told', { who, page: eventText(event, 'page') });
    case 'PlayerOut':
      return t('gr-news-out', { who, page: eventText(event, 'page') });
    case 'KingdomFinished':
      return t('gr-news-finished');
    default:
      return '';
  }
}
