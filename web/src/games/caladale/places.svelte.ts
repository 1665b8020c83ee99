// What becomes of carried tiles: the server says it, for one castle and the tiles that are carried.

import { untrack } from 'svelte';
import { writeLayout, type Castle } from './castle';
import type { Judgement } from './requests';

type Ask = (castle: string, tiles: string[]) => Promise<Judgement>;

const REMEMBERED = 12; // answers

const keyOf = (castle: Castle, tiles: readonly string[]): string =>
  `${tiles.join(' ')} in ${writeLayout(castle)}`;

export class Places {
  /** How many questions are on the way. */
  asking = $state(0);
  private answers: ReadonlyMap<string, Judgement> = $state.raw(new Map());
  private readonly questions = new Map<string, Promise<void>>();
  /** What was asked for last: answers to anything else come too late. */
  private wanted = '';

  constructor(private readonly ask: Ask) {}

  /** What the server has said of exactly this; null as long as it has not. */
  of(castle: Castle, tiles: readonly string[]): Judgement | null {
    return this.answers.get(keyOf(castle, tiles)) ?? null;
  }

  /** Ask, unless the answer is here; done when it is, or when none will come. */
  find(castle: Castle, tiles: readonly string[]): Promise<void> {
    return untrack(() => {
      this.wanted = keyOf(castle, tiles);
      if (this.answers.has(this.wanted)) return Promise.resolve();
      const asked = this.questions.get(this.wanted) ?? this.send(this.wanted, castle, tiles);
      this.questions.set(this.wanted, asked);
      return asked;
    });
  }

  private async send(key: string, castle: Castle, tiles: readonly string[]): Promise<void> {
    this.asking += 1;
    try {
      const answer = await this.ask(writeLayout(castle), [...tiles]);
      if (key === this.wanted) this.remember(key, answer);
    } catch {
      // No answer: the tiles can be laid all the same, only nothing is marked.
    } finally {
      this.asking -= 1;
      this.questions.delete(key);
    }
  }

  private remember(key: string, answer: Judgement): void {
    this.answers = new Map([...this.answers, [key, answer] as const].slice(-REMEMBERED));
  }
}
