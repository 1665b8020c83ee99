// Where a tile in hand fits: the server says it, for one castle, one tile and the side it shows.

import { untrack } from 'svelte';
import { writeLayout, type Castle } from './castle';
import type { Place } from './requests';
import { writeName } from './tiles';
import type { TileView } from './types';

type Ask = (castle: string, tile: string) => Promise<Place[]>;

const REMEMBERED = 8; // answers
const NOWHERE: readonly Place[] = [];

const keyOf = (castle: Castle, { tile, side }: TileView): string =>
  `${writeName(tile, side)} in ${writeLayout(castle)}`;

export class Places {
  /** How many questions are on the way. */
  asking = $state(0);
  private answers: ReadonlyMap<string, readonly Place[]> = $state.raw(new Map());
  private readonly questions = new Map<string, Promise<void>>();
  /** What was asked for last: answers to anything else come too late. */
  private wanted = '';

  constructor(private readonly ask: Ask) {}

  /** What the server has said of exactly this; nowhere, as long as it has not. */
  of(castle: Castle, tile: TileView): readonly Place[] {
    return this.answers.get(keyOf(castle, tile)) ?? NOWHERE;
  }

  /** Ask, unless the answer is here; done when it is, or when none will come. */
  find(castle: Castle, tile: TileView): Promise<void> {
    return untrack(() => {
      this.wanted = keyOf(castle, tile);
      if (this.answers.has(this.wanted)) return Promise.resolve();
      const asked = this.questions.get(this.wanted) ?? this.send(this.wanted, castle, tile);
      this.questions.set(this.wanted, asked);
      return asked;
    });
  }

  private async send(key: string, castle: Castle, { tile, side }: TileView): Promise<void> {
    this.asking += 1;
    try {
      const places = await this.ask(writeLayout(castle), writeName(tile, side));
      if (key === this.wanted) this.remember(key, places);
    } catch {
      // No answer: the tile can be laid all the same, only nothing is marked.
    } finally {
      this.asking -= 1;
      this.questions.delete(key);
    }
  }

  private remember(key: string, places: readonly Place[]): void {
    this.answers = new Map([...this.answers, [key, places] as const].slice(-REMEMBERED));
  }
}
