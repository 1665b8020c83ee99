// An action that is not done yet: it waits for a word, or for a moment in which it is taken back.

import type { Act, Answer } from './messages';
import { settings, type Asking } from './settings.svelte';

export type Hold = NonNullable<Act['hold']>;
const MOMENT = 4000; // milliseconds to take back what would be final

/** What the server holds back for somebody who is asked so. */
export const HOLDS: Record<Asking, Hold> = {
  always: 'turn',
  final: 'final',
  moment: 'end',
  never: 'none',
};

interface Waiting {
  /** It cannot be taken back afterwards. */
  final: boolean;
  ends: boolean;
  /** Milliseconds after which it is done without a word; 0: never. */
  moment: number;
}

export class Held {
  now: Waiting | null = $state.raw(null);
  private answer: ((go: boolean) => void) | null = null;
  private timer = 0;

  /** Whether to go on; anything that was held before is taken back. */
  ask(held: Answer): Promise<boolean> {
    this.settle(false);
    const moment = settings.asking === 'moment' ? MOMENT : 0;
    this.now = { final: !!held.final, ends: !!held.ends, moment };
    return new Promise((resolve) => {
      this.answer = resolve;
      if (moment) this.timer = window.setTimeout(() => this.settle(true), moment);
    });
  }

  settle(go: boolean): void {
    clearTimeout(this.timer);
    const answer = this.answer;
    this.now = this.answer = null;
    answer?.(go);
  }
}
