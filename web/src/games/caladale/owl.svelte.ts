// What the owl knows: the best castle of my tiles, and of one more that I could have. It says nothing
// of other tiles than those I have now, and calls nothing the best before that is proved.

import { untrack } from 'svelte';
import { askCoach, type Coaching } from './requests';

/** The tiles that a question is about. */
export interface Holding {
  /** My tiles without gates and scaffold. */
  tiles: readonly string[];
  /** How many are turned down. */
  down: number;
  /** What my castle is worth now. */
  score: number;
  /** A tile that I could have besides; or none. */
  more: string;
}

/** `found`: the best so far; `proved`: none is better; `own`: my castle is the best known. */
export interface Claim extends Coaching {
  kind: 'found' | 'proved' | 'own';
}

type Ask = (table: string, tile: string) => Promise<Coaching | string>;

const PAUSE = 600; // milliseconds after a change before the owl is asked

const keyOf = (tiles: readonly string[], down: number): string =>
  `${[...tiles].sort().join(' ')} ${down}`;

export class Owl {
  refused = $state('');
  private answers: ReadonlyMap<string, Coaching> = $state.raw(new Map());

  constructor(
    private readonly table: string,
    private readonly ask: Ask = askCoach,
    private readonly pause = PAUSE,
  ) {}

  /** What is known of exactly these tiles; null while it is reckoned. */
  claim({ tiles, down, score }: Holding): Claim | null {
    const known = this.answers.get(keyOf(tiles, down));
    if (!known) return null;
    if (score > known.score) return { ...known, score, proved: false, kind: 'own' };
    return { ...known, kind: known.proved ? 'proved' : 'found' };
  }

  /** The same with the tile more, if there is one. */
  claimWithMore({ tiles, down, score, more }: Holding): Claim | null {
    return more ? this.claim({ tiles: [...tiles, more], down, score, more: '' }) : null;
  }

  /** Ask for what is not known yet, in a moment; give back how to call it off. */
  wonder(holding: Holding): () => void {
    const { tiles, down, more } = holding;
    const wanted = [
      { key: keyOf(tiles, down), more: '' },
      ...(more ? [{ key: keyOf([...tiles, more], down), more }] : []),
    ].filter(({ key }) => untrack(() => !this.answers.has(key)));
    if (!wanted.length) return () => undefined;
    let called = false;
    const timer = setTimeout(() => void this.send(wanted, () => called), this.pause);
    return () => {
      called = true;
      clearTimeout(timer);
    };
  }

  private async send(
    wanted: readonly { key: string; more: string }[],
    isCalledOff: () => boolean,
  ): Promise<void> {
    for (const { more } of wanted) {
      if (isCalledOff()) return;
      const answer = await this.ask(this.table, more);
      this.refused = typeof answer === 'string' ? answer : '';
      if (typeof answer === 'string') return;
      // Kept under the tiles that the answer itself names: the game may have gone on meanwhile.
      const key = keyOf(answer.tiles, answer.down);
      this.answers = new Map([...this.answers, [key, answer]]);
    }
  }
}
