// The last building time (C-E1), where the table has a clock for it.

import type { Clocks } from '../../lib/messages';

const TICK = 250;

export class BuildingClock {
  private until = $state(0);
  private now = $state(0);
  private running = $state(false);
  private timer = 0;

  /** Seconds left; null without a clock. */
  get left(): number | null {
    return this.running ? Math.max(0, (this.until - this.now) / 1000) : null;
  }

  hear(clocks: Clocks | null): () => void {
    const left = clocks?.building ?? null;
    this.running = left !== null;
    if (left === null) return () => undefined;
    this.now = Date.now();
    this.until = Date.now() + left * 1000;
    this.timer = window.setInterval(() => (this.now = Date.now()), TICK);
    return () => window.clearInterval(this.timer);
  }
}
