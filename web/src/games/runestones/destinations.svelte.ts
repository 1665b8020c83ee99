// Which of the cards in play will leave: what the server foresees for the end of the abilities.

import type { Answer } from '../../lib/messages';
import { destinationsIn, type CardDestination } from './view';

const DURING = ['abilities', 'pay', 'gem', 'call', 'die'];

export class Destinations {
  now: ReadonlyMap<number, CardDestination> = $state.raw(new Map());
  private step = -1;

  constructor(private readonly attempt: (text: string, then?: string[]) => Promise<Answer>) {}

  /** Ask anew at each step of the abilities; in a choice between two of them nothing changes. */
  async follow(step: number, phase: string): Promise<void> {
    this.step = step;
    if (!DURING.includes(phase)) this.now = new Map();
    if (phase !== 'abilities') return;
    const answer = await this.attempt('finish');
    if (this.step === step && answer.ok) this.now = destinationsIn(answer.certain);
  }
}
