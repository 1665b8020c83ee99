// The steps of others one after the other, each shown for a while before the next.

import type { Update } from './messages';
import { settings, type Pace } from './settings.svelte';

/** Milliseconds that a step is shown at least. */
export const PACES: Record<Pace, number> = { slow: 2600, usual: 1100, fast: 450, none: 0 };
const MANY = 5; // steps that wait: so many, and each is shown half as long

export class Pacing {
  private queue: Update[] = [];
  private timer = 0;
  private shownAt = 0;

  constructor(private readonly show: (update: Update) => void) {}

  /** An update is shown in its turn; my own steps, and what nobody could see, at once. */
  hear(update: Update, mine: boolean): void {
    this.queue.push(update);
    if (mine || document.hidden || !PACES[settings.pace]) this.flush();
    else this.wait();
  }

  /** Show everything that waits. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    while (this.queue.length) this.next();
  }

  /** Forget what waits: everything is told anew. */
  forget(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
  }

  private wait(): void {
    if (this.timer || !this.queue.length) return;
    const pause = PACES[settings.pace] / (1 + this.queue.length / MANY);
    const left = Math.max(0, this.shownAt + pause - Date.now());
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.next();
      this.wait();
    }, left);
  }

  private next(): void {
    const update = this.queue.shift();
    if (!update) return;
    if (update.log.some((line) => line.words)) this.shownAt = Date.now();
    this.show(update);
  }
}
