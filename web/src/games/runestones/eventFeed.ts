// What another seat has just done, in one short line.

import type { TableInfo } from '../../lib/messages';
import { list, t } from '../../lib/texts.svelte';
import { readEvents, type RuneStonesEvent } from './view';
import { numbers } from './words';

function line(event: RuneStonesEvent): string {
  switch (event.event) {
    case 'CardsSummoned':
      return t('rs-news-summoned', { cards: numbers(event.cards) });
    case 'CardsShown':
      return t('rs-news-shown', { cards: numbers(event.cards) });
    case 'ArtifactForged':
      return t('rs-news-forged', { colour: event.artifact });
    case 'RowTraded':
      return t('rs-news-traded', { points: event.points });
    case 'StoneTaken':
      return t('rs-news-stone', { kind: event.stone });
    case 'PointsGained':
      return t('rs-news-points', { points: event.points });
    case 'ActionPassed':
      return t('rs-news-passed');
    default:
      return '';
  }
}

export interface EventFeed {
  seat: number;
  words: string[];
}

/** The feed with the events of one more step; a new seat, or my own action, begins anew. */
export function hear(
  feed: EventFeed | null,
  events: readonly object[],
  mine: number,
): EventFeed | null {
  let now = feed;
  for (const event of readEvents(events)) {
    const seat = ('seat' in event && event.seat) || 0;
    const words = line(event);
    if (seat && seat === mine) now = null;
    else if (seat && words) {
      now =
        now?.seat === seat
          ? { seat, words: [...now.words, words].slice(-4) }
          : { seat, words: [words] };
    }
  }
  return now;
}

export function feedWords(feed: EventFeed, table: TableInfo): string {
  return `${table.seats[feed.seat - 1]?.name ?? ''}: ${list(feed.words, 'conjunction')}`;
}
