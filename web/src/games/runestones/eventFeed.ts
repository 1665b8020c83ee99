// What another seat has just done, in one short line.

import type { TableInfo } from '../../lib/messages';
import { list, t } from '../../lib/texts.svelte';
import type { GameEvent } from './view';
import { numbers } from './words';

const cards = (event: GameEvent): string => numbers((event.cards as number[] | undefined) ?? []);

function line(event: GameEvent): string {
  switch (event.event) {
    case 'CardsSummoned':
      return t('rs-news-summoned', { cards: cards(event) });
    case 'CardsShown':
      return t('rs-news-shown', { cards: cards(event) });
    case 'ArtifactForged':
      return t('rs-news-forged', { colour: String(event.artifact) });
    case 'RowTraded':
      return t('rs-news-traded', { points: Number(event.points) });
    case 'StoneTaken':
      return t('rs-news-stone', { kind: String(event.stone) });
    case 'PointsGained':
      return t('rs-news-points', { points: Number(event.points) });
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
  events: readonly unknown[],
  mine: number,
): EventFeed | null {
  let now = feed;
  for (const event of events as GameEvent[]) {
    const seat = Number(event.seat ?? 0);
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
