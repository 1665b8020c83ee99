// What the other seats have done since my last action, in short words.

import type { TableInfo } from '../../lib/messages';
import { list, t } from '../../lib/texts.svelte';
import { readEvents, type RuneStonesEvent } from './view';
import { numbers } from './words';

/** What one seat did in its last turn. */
export interface SeatNews {
  seat: number;
  words: string[];
  points: number;
  /** Its turn is over: what it does next is a new one. */
  over: boolean;
}

/** One entry for each seat, in the order in which they acted. */
export type EventFeed = readonly SeatNews[];

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
    case 'ActionPassed':
      return t('rs-news-passed');
    default:
      return '';
  }
}

/** The feed with the events of one more step; my own action begins anew. */
export function hear(feed: EventFeed, events: readonly object[], mine: number): EventFeed {
  return readEvents(events).reduce((now, event) => heard(now, event, mine), feed);
}

function heard(feed: EventFeed, event: RuneStonesEvent, mine: number): EventFeed {
  const seat = ('seat' in event && event.seat) || 0;
  if (!seat) return feed;
  if (seat === mine) return [];
  const last = feed.find((each) => each.seat === seat);
  const words = line(event);
  const points = event.event === 'PointsGained' ? event.points : 0;
  const over = event.event === 'TurnEnded';
  if (last && !last.over) {
    const now = {
      ...last,
      over,
      words: words ? [...last.words, words] : last.words,
      points: last.points + points,
    };
    return feed.map((each) => (each === last ? now : each));
  }
  if (!words && !points) return feed;
  return [
    ...feed.filter((each) => each !== last),
    { seat, words: words ? [words] : [], points, over },
  ];
}

/** `Leszy: summoned 22 and 66, gained 3 points`. */
export function newsWords({ seat, words, points }: SeatNews, table: TableInfo): string {
  const all = [...words, ...(points ? [t('rs-news-points', { points })] : [])];
  return `${table.seats[seat - 1]?.name ?? ''}: ${list(all, 'conjunction')}`;
}
