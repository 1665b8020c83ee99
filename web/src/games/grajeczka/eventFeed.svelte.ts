// What the others did since my last turn, in short lines.

import type { Play, TableInfo } from '../../lib/messages';
import { pieces } from './pieces.svelte';
import { readEvents, readView } from './view';
import { eventWords } from './words';

export interface FeedLine {
  id: number;
  seat: number;
  words: string[];
  /** A page that was told. */
  page: number;
}

const MOST = 3;

export class EventFeed {
  list: FeedLine[] = $state.raw([]);
  private ended = true;

  clear(): void {
    this.list = [];
    this.ended = true;
  }

  /** Take the events of one step in. */
  hear(play: Play, table: TableInfo): void {
    const view = readView(play);
    for (const event of readEvents(play.last)) {
      const seat = 'seat' in event ? event.seat : 0;
      if (seat && seat === play.seat) {
        if (event.event !== 'PlayerOut') this.clear();
        continue;
      }
      const words = eventWords(event, table.seats[seat - 1]?.name ?? '', view, pieces.tiles);
      if (words) this.add(seat, words, event.event === 'PageTold' ? event.page : 0, play.seq);
      if (event.event === 'TurnEnded') this.ended = true;
    }
  }

  private add(seat: number, words: string, page: number, seq: number): void {
    const last = this.list.at(-1);
    if (last && !this.ended && (last.seat === seat || !seat)) {
      this.list = [
        ...this.list.slice(0, -1),
        { ...last, words: [...last.words, words].slice(-2), page: page || last.page },
      ];
    } else this.list = [...this.list, { id: seq, seat, words: [words], page }].slice(-MOST);
    this.ended = false;
  }
}
