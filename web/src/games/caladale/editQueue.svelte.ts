// My castle as I see it: every edit is shown at once and sent; the server's castle takes its place
// when nothing of mine is on the way. Undo and redo lay whole castles, so that they never end.

import type { Answer } from '../../lib/messages';
import { actionBetween, EMPTY, only, readLayout, same, writeLayout, type Castle } from './castle';

export interface EditHost {
  act: (text: string) => Promise<Answer>;
  /** My tiles, in the castle or not: others of an old castle stay away. */
  owned: () => ReadonlySet<string>;
}

const REMEMBERED = 500; // castles kept over a reload

export class EditQueue {
  castle: Castle = $state.raw(EMPTY);
  /** How many edits are on the way. */
  pending = $state(0);
  private server: Castle = EMPTY;
  private past: Castle[] = $state.raw([]);
  private future: Castle[] = $state.raw([]);
  private known = false;
  private refused = false;

  constructor(
    private readonly host: EditHost,
    private readonly place: string,
  ) {}

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** The castle as the server has it. */
  hear(castle: Castle): void {
    this.server = castle;
    if (!this.known) this.restore();
    if (this.pending === 0) this.adopt();
  }

  /** Another castle, at once. */
  change(next: Castle): void {
    if (!actionBetween(this.castle, next)) return;
    this.past = [...this.past, this.castle];
    this.future = [];
    void this.send(next);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.castle];
    void this.send(this.mine(before));
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.castle];
    void this.send(this.mine(after));
  }

  private mine(castle: Castle): Castle {
    return only(castle, this.host.owned());
  }

  private async send(next: Castle): Promise<void> {
    const text = actionBetween(this.castle, next);
    this.castle = next;
    this.keep();
    if (!text) return;
    this.pending += 1;
    try {
      const answer = await this.host.act(text);
      if (!answer.ok) this.refused = true;
    } finally {
      this.pending -= 1;
      if (this.pending === 0) this.adopt();
    }
  }

  /** The server's castle is the true one: what it refused never was, and what was changed elsewhere
   * is one more castle to go back from. */
  private adopt(): void {
    const refused = this.refused;
    this.refused = false;
    if (same(this.castle, this.server)) return;
    if (!refused) this.past = [...this.past, this.castle];
    else if (this.past.length && same(this.past.at(-1) ?? EMPTY, this.server)) {
      this.past = this.past.slice(0, -1);
    }
    this.future = [];
    this.castle = this.server;
    this.keep();
  }

  // Over a reload

  private keep(): void {
    const texts = [...this.past, this.castle].slice(-REMEMBERED).map(writeLayout);
    try {
      sessionStorage.setItem(this.place, JSON.stringify([texts, this.future.map(writeLayout)]));
    } catch {
      // Nothing is stored here: the history lasts as long as the page.
    }
  }

  private restore(): void {
    this.known = true;
    this.castle = this.server;
    try {
      const [past, future] = JSON.parse(sessionStorage.getItem(this.place) ?? '[[],[]]') as [
        string[],
        string[],
      ];
      const castles = past.map(readLayout);
      const last = castles.pop();
      if (!last) return;
      this.past = same(last, this.server) ? castles : [...castles, last];
      this.future = same(last, this.server) ? future.map(readLayout) : [];
    } catch {
      this.past = [];
    }
  }
}
