// The way that a move would go, while the pointer is over its end: the server is asked.

import type { Answer } from '../../lib/messages';
import { adventureIn, type Adventure } from './adventures';
import { readEvents } from './view';

export class Preview {
  now: Adventure | null = $state.raw(null);
  private asked = '';
  private known = new Map<string, Adventure | null>();

  /** Show the way of a legal move, or none; each is asked for once in a step. */
  async show(
    action: string,
    step: number,
    attempt: (text: string) => Promise<Answer>,
  ): Promise<void> {
    const key = `${step} ${action}`;
    this.asked = key;
    this.now = this.known.get(key) ?? null;
    if (!action || this.known.has(key)) return;
    const { certain } = await attempt(action);
    this.known.set(key, adventureIn(readEvents(certain)));
    if (this.asked === key) this.now = this.known.get(key) ?? null;
  }
}
