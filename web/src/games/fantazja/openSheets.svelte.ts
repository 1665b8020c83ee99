// Which sheets are open over the board, and what they show.

import { duration } from '../../lib/settings.svelte';
import type { Kind } from './tiles';

export type PileName = 'ip' | 'draw' | 'discard';

export class OpenSheets {
  /** A player's piles. */
  piles: { seat: number; tab: PileName; open: boolean } = $state({
    seat: 1,
    tab: 'discard',
    open: false,
  });
  /** A stack of the map. */
  stack = $state({ key: '', open: false });
  power: { kind: Kind; open: boolean } = $state({ kind: 'residential', open: false });
  /** A question that must be answered before anything else. */
  question = $state({ open: false });
  private isSettling = false;
  private asking: ReturnType<typeof setTimeout> | undefined;

  showPiles(seat: number, tab: PileName): void {
    this.piles = { seat, tab, open: true };
  }

  showStack(key: string): void {
    this.stack = { key, open: true };
  }

  showPower(kind: Kind): void {
    this.power = { kind, open: true };
  }

  /** A question comes up, if there is one, when what happened has been seen. */
  askAfter(ms: number, isAsked: () => boolean): void {
    this.close();
    this.asking = setTimeout(
      () => (this.question.open = isAsked() && !this.isSettling),
      duration(ms),
    );
  }

  /** Answer a question by several actions; it is closed until all of them are done or one is not. */
  async settle(texts: readonly string[], act: (text: string) => Promise<boolean>): Promise<void> {
    this.question.open = false;
    this.isSettling = true;
    let done = true;
    for (const text of texts) done &&= await act(text);
    this.isSettling = false;
    this.question.open = !done;
  }

  close(): void {
    clearTimeout(this.asking);
    this.question.open = false;
  }

  /** The other player has done something: nothing may hide it. */
  clear(): void {
    this.piles.open = this.stack.open = this.power.open = false;
  }
}
