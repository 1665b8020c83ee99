// Who sees the game from where, and what is going on: all that the board shows, made of the view.

import type { Play, TableInfo } from '../../lib/messages';
import type { CaladaleEvent, CaladaleView } from './types';
import { SCAFFOLD, tileOf } from './tiles';
import { ownTiles } from './view';

interface Source {
  play: Play;
  table: TableInfo;
  past: boolean;
}

export class Position {
  readonly view = $derived.by(() => this.source().play.view as CaladaleView);
  readonly mode = $derived.by(() => this.view.mode);
  readonly isOver = $derived.by(() => this.source().play.result !== null);
  /** My seat, where I have one. */
  readonly own = $derived.by(() => this.view.seats[this.source().play.seat]);
  /** The seat that is shown large: mine, or for watchers the first. */
  readonly shown = $derived.by(() => this.view.seats[this.shownSeat]);
  readonly score = $derived.by(() => this.view.scores[this.shownSeat - 1] ?? 0);
  /** How many columns the grass has. */
  readonly width = $derived.by(() => this.shown?.grass_width ?? 0);
  /** I play, now. */
  readonly isLive = $derived.by(
    () => !this.source().past && !this.isOver && this.own !== undefined,
  );
  /** My castle can be changed. */
  readonly isFree = $derived.by(() => this.isLive && !!this.own?.gate);
  /** The draft waits for me. */
  readonly isMine = $derived.by(() => {
    const { to_move: mover, seat } = this.source().play;
    return this.isLive && mover === seat && this.view.phase !== 'build';
  });
  readonly owned = $derived.by(() => (this.own ? ownTiles(this.own) : new Set<string>()));
  /** The tile that I have taken and not yet decided on. */
  readonly taken = $derived.by(() => (this.isMine ? (this.view.taken ?? '') : ''));
  /** What happened in the last step that is shown. */
  readonly events = $derived.by(() => this.source().play.last as CaladaleEvent[]);
  /** The tile that has just come to the supply. */
  readonly fresh = $derived.by(() => {
    return this.events
      .flatMap((each) => (each.event === 'TileRevealed' ? [each.tile] : []))
      .slice(-1);
  });
  readonly hasSupply = $derived.by(
    () => this.mode !== 'free' && (this.view.face_up.length > 0 || this.view.stack > 0),
  );
  /** A tile of the supply can be picked. */
  readonly isSupplyOpen = $derived.by(() => {
    const { phase } = this.view;
    const exchanging = this.isFree && this.mode === 'puzzle' && phase === 'build';
    return (this.isMine && phase === 'draft') || exchanging;
  });
  readonly rivals = $derived.by(() =>
    this.view.scores
      .map((score, index) => ({ name: this.nameOf(index + 1), score }))
      .filter((_, index) => index + 1 !== this.shownSeat),
  );
  /** Who is still building. */
  readonly builders = $derived.by(() => {
    const { play, table, past } = this.source();
    return table.seats
      .filter(({ n }) => (past || n !== play.seat) && this.view.seats[n]?.done === false)
      .map(({ name }) => name)
      .join(', ');
  });

  constructor(private readonly source: () => Source) {}

  /** Whether it makes a difference, and is allowed, to turn a tile. */
  turns(tile: string): boolean {
    const { kind } = tileOf(tile);
    return kind !== SCAFFOLD && !this.view.upright.includes(kind);
  }

  get shownSeat(): number {
    return this.source().play.seat || 1;
  }

  nameOf(seat: number): string {
    return this.source().table.seats[seat - 1]?.name ?? '';
  }
}
