// What buttons do: take a tile and keep it, turn it face down or build it, exchange, be done.

import type { Answer } from '../../lib/messages';
import { join } from '../../lib/notation';
import { put, writePlacement, type Cell } from './castle';
import type { EditQueue } from './editQueue.svelte';
import type { Hand } from './hand.svelte';
import { isGate, SCAFFOLD } from './tiles';
import type { Mode } from './view';

export interface DraftHost {
  act: (text: string) => Promise<Answer>;
  mode: () => Mode;
  hand: Hand;
  edits: EditQueue;
  /** An action has been answered. */
  answered: () => void;
}

export class Draft {
  /** The tile of the supply that a first tap has chosen, or `stack`. */
  picked = $state('');
  busy = $state(false);

  constructor(private readonly host: DraftHost) {}

  /** In the puzzle: my tile that would be given for the picked one. */
  get given(): string {
    const { held, chosen } = this.host.hand;
    const tile = held || (chosen.length === 1 ? (chosen[0] ?? '') : '');
    return tile && tile !== SCAFFOLD && !isGate(tile) ? tile : '';
  }

  /** A first tap chooses a tile, a second takes it; in the puzzle it lets go of it. */
  pick(tile: string): void {
    if (this.picked !== tile) this.picked = tile;
    else if (this.host.mode() === 'puzzle') this.picked = '';
    else void this.take(tile);
  }

  /** Take a tile of the supply, and try it out on a cell at once. */
  async take(tile = this.picked, cell: Cell | null = null): Promise<void> {
    if (this.busy) return;
    this.picked = '';
    const ok = await this.perform(tile === 'stack' ? 'draw' : join('take', tile));
    if (ok && cell) this.host.hand.place(tile, cell[0], cell[1]);
  }

  /** Keep the tile; where it is tried out it is built there at once. */
  keep(): void {
    const { hand, edits } = this.host;
    const laid = hand.trial;
    const kept = this.perform('keep');
    if (laid) edits.change(put(edits.castle, laid));
    hand.trial = null;
    hand.drop();
    void kept;
  }

  async build(): Promise<void> {
    const { hand } = this.host;
    if (hand.trial && (await this.perform(writePlacement(hand.trial)))) hand.trial = null;
  }

  async exchange(): Promise<void> {
    const text = join('exchange', this.given, this.picked);
    this.host.hand.drop();
    if (await this.perform(text)) this.picked = '';
  }

  /** Whether the server has done it. */
  async perform(text: string): Promise<boolean> {
    this.busy = true;
    try {
      return (await this.host.act(text)).ok;
    } finally {
      this.busy = false;
      this.host.answered();
    }
  }
}
