// What has happened since my last turn: to be read in lines, and to be marked in the kingdom.

import type { LogLine, Play } from '../../lib/messages';
import { adventureIn, adventuresIn, stands, type Adventure } from './adventures';
import type { GrajeczkaEvent } from './types';
import { readEvents, readView } from './view';

/** What one player did in one turn. */
export interface Deeds {
  id: number;
  seat: number;
  events: GrajeczkaEvent[];
}

/** With these I begin something new: what the others did has been seen. */
const BEGUN = ['FigureMoved', 'TileAdded', 'PageTurned', 'TokenFlipped'];
const TOLD = [...BEGUN, 'PageTold', 'PlayerOut'];

export class Recap {
  /** By turns, the newest last; a page that I told in my own turn stands first. */
  turns: Deeds[] = $state.raw([]);
  /** The last adventure of all, as long as the position shows it. */
  last: Adventure | null = $state.raw(null);
  private seq = -1; // of the game as it is now
  private newest: Adventure | null = null;
  private ended = true; // the newest of `turns` is over
  private most = 1; // turns to be told of: those of a round
  private log: LogLine[] = [];
  private asked = 0;

  /** The adventures of the others before the last one. */
  get earlier(): Adventure[] {
    const others = this.turns.flatMap(({ events }) => adventuresIn(events));
    return others.slice(0, -1);
  }

  /** Follow the game; what this page has not seen happen is read in the table's log. */
  async follow(play: Play, table: string, past: boolean): Promise<void> {
    const number = ++this.asked;
    const found = past ? await this.inThePast(play, table) : await this.now(play, table);
    if (number !== this.asked) return; // the game has gone on meanwhile
    this.last = found && stands(found, readView(play)) ? found : null;
  }

  private async inThePast({ seq, last }: Play, table: string): Promise<Adventure | null> {
    const found = adventureIn(readEvents(last));
    if (found) return found;
    if (!this.log.some((line) => line.seq >= seq)) await this.read(table);
    const events = this.log.filter((line) => line.seq <= seq).flatMap((line) => line.events);
    return adventuresIn(readEvents(events)).at(-1) ?? null;
  }

  private async now(play: Play, table: string): Promise<Adventure | null> {
    const before = this.seq;
    this.seq = play.seq;
    this.most = Object.keys(readView(play).seats).length - (play.seat ? 0 : 1);
    if (play.seq === before + 1 && before >= 0) this.hear(play.seq, play.last, play.seat);
    else if (play.seq !== before) {
      await this.read(table);
      if (this.seq === play.seq) this.retell(play);
    }
    return this.newest;
  }

  /** Take the events of one step in. */
  hear(seq: number, seen: readonly object[], me: number): void {
    for (const event of readEvents(seen)) {
      const seat = 'seat' in event ? event.seat : 0;
      this.newest = adventureIn([event]) ?? this.newest;
      if (event.event === 'TurnEnded') this.ended = true;
      else if (event.event === 'KingdomFinished') this.addToNewest(event);
      else if (seat && seat === me && BEGUN.includes(event.event)) this.turns = [];
      else if (TOLD.includes(event.event)) this.add(seq, seat, event);
    }
  }

  private add(id: number, seat: number, event: GrajeczkaEvent): void {
    if (!this.ended && this.turns.at(-1)?.seat === seat) this.addToNewest(event);
    else this.turns = [...this.turns, { id, seat, events: [event] }].slice(-this.most);
    this.ended = false;
  }

  private addToNewest(event: GrajeczkaEvent): void {
    const newest = this.turns.at(-1);
    if (!newest) return;
    const events = [...newest.events, event];
    this.turns = [...this.turns.slice(0, -1), { ...newest, events }];
  }

  /** Everything anew, from the log. */
  private retell(play: Play): void {
    [this.turns, this.newest, this.ended] = [[], null, true];
    const lines = this.log.filter((line) => line.seq < play.seq);
    for (const line of lines) this.hear(line.seq, line.events, play.seat);
    if (!lines.length) this.hear(play.seq, play.last, play.seat);
  }

  private async read(table: string): Promise<void> {
    try {
      const response = await fetch(`/api/tables/${table}`);
      const data = (await response.json()) as { log?: LogLine[] };
      this.log = data.log ?? [];
    } catch {
      this.log = []; // the marks are a help; without them the game goes on
    }
  }
}
