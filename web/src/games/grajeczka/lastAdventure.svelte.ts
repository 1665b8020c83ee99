// The last adventure, to be marked; and what has just happened, to be shown moving.

import type { LogLine, Play } from '../../lib/messages';
import { readView, eventText, type Figure, type GameView, type GameEvent, isFigure } from './view';

export interface Adventure {
  seat: number;
  kind: 'move' | 'add';
  figure: Figure | '';
  start: string;
  place: string;
}

export function adventureIn(events: readonly GameEvent[]): Adventure | null {
  for (const event of events) {
    const type = eventText(event, 'event');
    if (type !== 'FigureMoved' && type !== 'TileAdded') continue;
    const figure = eventText(event, 'figure');
    return {
      seat: Number(eventText(event, 'seat')),
      kind: type === 'FigureMoved' ? 'move' : 'add',
      figure: isFigure(figure) ? figure : '',
      start: eventText(event, 'start'),
      place: eventText(event, 'place'),
    };
  }
  return null;
}

/** Whether the position still shows it: a step taken back leaves no mark. */
function stands(adventure: Adventure, view: GameView): boolean {
  if (adventure.kind === 'move') {
    return !!adventure.figure && view.figures[adventure.figure] === adventure.place;
  }
  return view.kingdom.some((laid) => laid.startsWith(`${adventure.place} `));
}

export class LastAdventure {
  now: Adventure | null = $state.raw(null);
  private seq = -1;
  private log: LogLine[] = [];

  /** Follow the game; a gap (a new page, a moment of the past) is filled from the table's log. */
  async follow(play: Play, table: string): Promise<void> {
    const [seq, before] = [play.seq, this.seq];
    this.seq = seq;
    const found = adventureIn(play.last);
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
      const found = line.seq <= seq ? adventureIn(line.events) : null;
      if (found) return found;
    }
    return null;
  }
}
