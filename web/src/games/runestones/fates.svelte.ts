// Which of the cards in play will leave: what the server foresees for the end of the abilities.

import type { Answer } from '../../lib/messages';
import { fatesIn, type Fate } from './view';

export class Fates {
  now: ReadonlyMap<number, Fate> = $state.raw(new Map());
  private step = -1;

  constructor(private readonly attempt: (text: string, then?: string[]) => Promise<Answer>) {}

  /** Ask anew at each step of the abilities; -1: none are being used. */
  async follow(step: number): Promise<void> {
    this.step = step;
    if (step < 0) {
      this.now = new Map();
      return;
    }
    const answer = await this.attempt('finish');
    if (this.step === step && answer.ok) this.now = fatesIn(answer.sure);
  }
}
