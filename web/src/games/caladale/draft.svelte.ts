// What buttons do: take a tile and keep it, turn it face down or build it, exchange, be done.

import type { Answer } from '../../lib/messages';
import { join } from '../../lib/notation';
import { sure, type Question } from '../../lib/sure.svelte';
import { put, writePlacement } from './castle';
import type { EditQueue } from './editQueue.svelte';
import type { Hand } from './hand.svelte';
import type { Mode } from './view';

export interface DraftHost {
  act: (text: string, sure?: boolean) => Promise<Answer>;
  /** Whether an action would be legal. */
  attempt: (text: string) => Promise<Answer>;
  mode: () => Mode;
  hand: Hand;
  edits: EditQueue;
  /** What to ask before the castle is counted; null where that costs nothing. */
  question: () => Question | null;
  /** An action has been answered. */
  answered: () => void;
}

export class Draft {
  /** The tile of the supply that a first tap has chosen, or `stack`. */
  picked = $state('');
  busy = $state(false);
  /** In the puzzle: my tile that the server takes for the picked one. */
  given = $state('');

  constructor(private readonly host: DraftHost) {}

  /** In the puzzle: my tile that is offered for the picked one. */
  get offered(): string {
    const { held, chosen } = this.host.hand;
    return held || (chosen.length === 1 ? (chosen[0] ?? '') : '');
  }

  /** Let the server say whether the offered tile may be given for the picked one. */
  async offer(): Promise<void> {
    const [mine, theirs] = [this.offered, this.picked];
    this.given = '';
    if (!mine || !theirs || this.host.mode() !== 'puzzle') return;
    const { ok } = await this.host.attempt(join('exchange', mine, theirs));
    if (ok && mine === this.offered && theirs === this.picked) this.given = mine;
  }

  /** A first tap chooses a tile, a second takes it; in the puzzle it lets go of it. */
  pick(tile: string): void {
    if (this.picked !== tile) this.picked = tile;
    else if (this.host.mode() === 'puzzle') this.picked = '';
    else void this.take();
  }

  /** Take the tile that was picked: this is the second tap, so nobody asks again. */
  async take(): Promise<void> {
    if (!this.busy) await this.taken(this.picked, true);
    this.picked = '';
  }

  /** Take a tile that was dragged to the castle or the tray. Where it lies on trial it stays,
   * whatever the frame asks meanwhile, until it turns out that it is not taken after all. */
  async takeDragged(tile: string): Promise<void> {
    const { hand } = this.host;
    if (!(await this.taken(tile, false)) && hand.trial?.tile === tile) hand.trial = null;
  }

  private taken(tile: string, asked: boolean): Promise<boolean> {
    return this.perform(tile === 'stack' ? 'draw' : join('take', tile), asked);
  }

  /** Keep the tile; where it is tried out it is built there at once. */
  async keep(): Promise<void> {
    const { hand, edits } = this.host;
    const laid = hand.trial;
    if (!(await this.perform('keep'))) return;
    if (laid) edits.change(put(edits.castle, laid));
    this.letGo();
  }

  async down(): Promise<void> {
    if (await this.perform('down')) this.letGo();
  }

  async build(): Promise<void> {
    const { hand } = this.host;
    if (hand.trial && (await this.perform(writePlacement(hand.trial), true))) this.letGo();
  }

  private letGo(): void {
    this.host.hand.trial = null;
    this.host.hand.drop();
  }

  async exchange(): Promise<void> {
    const text = join('exchange', this.given, this.picked);
    this.host.hand.drop();
    if (await this.perform(text)) this.picked = '';
  }

  /** Let the castle be counted, once the person has heard what that costs. */
  async finish(text: 'done' | 'stop'): Promise<void> {
    const question = this.host.question();
    if (question && !(await sure(question))) return;
    await this.perform(text, question !== null);
  }

  /** Whether the server has done it; `asked`: the person has just said that they are sure. */
  async perform(text: string, asked = false): Promise<boolean> {
    this.busy = true;
    try {
      return (await this.host.act(text, asked)).ok;
    } finally {
      this.busy = false;
      this.host.answered();
    }
  }
}
