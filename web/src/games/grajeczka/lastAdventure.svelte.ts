// The last adventure, to be marked; and what has just happened, to be shown moving.

import type { LogLine, Play } from '../../lib/messages';
import type { GrajeczkaEvent, GrajeczkaView } from './types';
import { nameOfPlace, readEvents, readView, standsAt, type Figure } from './view';

export interface Adventure {
  seat: number;
  kind: 'move' | 'add';
  figure: Figure | '';
  place: string;
  /** The places that a move goes over, from its start to its end. */
  way: string[];
  /** The number of the place that the Princess jumps to; 0: she does not jump. */
  jump: number;
}

export function adventureIn(events: readonly GrajeczkaEvent[]): Adventure | null {
  for (const event of events) {
    if (event.event === 'FigureMoved') {
      const { seat, figure, place, way, jump } = event;
      return { seat, kind: 'move', figure, place, way, jump };
    }
    if (event.event === 'TileAdded') {
      return {
        seat: event.seat,
        kind: 'add',
        figure: '',
        place: event.place,
        way: [],
        jump: 0,
      };
    }
  }
  return null;
}

/** Whether the position still shows it: a step taken back leaves no mark. */
export function stands(adventure: Adventure, view: GrajeczkaView): boolean {
  if (adventure.figure) return standsAt(view, adventure.figure) === adventure.place;
  return view.kingdom.some((laid) => nameOfPlace(laid) === adventure.place);
}

export class LastAdventure {
  now: Adventure | null = $state.raw(null);
  private seq = -1;
  private log: LogLine[] = [];

  /** Follow the game; a gap (a new page, a moment of the past) is filled from the table's log. */
  async follow(play: Play, table: string): Promise<void> {
    const [seq, before] = [play.seq, this.seq];
    this.seq = seq;
    const found = adventureIn(readEvents(play.last));
    if (found) this.now = found;
    else if (seq !== before && seq !== before + 1) {
      await this.read(table, seq);
      if (this.seq !== seq) return;
      this.now = this.before(seq);
    }
    if (this.now && !stands(this.now, readView(play))) this.now = null;
  }

  private async read(table: string, seq: number): Promise<void> {
    if (this.log.some((line) => line.seq >= seq - 1)) return;
    try {
      const response = await fetch(`/api/tables/${table}`);
      const data = (await response.json()) as { log?: LogLine[] };
      this.log = data.log ?? [];
    } catch {
      this.log = []; // the mark is a help; without it the game goes on
    }
  }

  private before(seq: number): Adventure | null {
    for (const line of [...this.log].reverse()) {
      const found = line.seq <= seq ? adventureIn(readEvents(line.events)) : null;
      if (found) return found;
    }
    return null;
  }
}
