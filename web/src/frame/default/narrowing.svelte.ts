// Which of the legal moves are offered: those that name what was touched, and fit what was typed.

import { split } from '../../lib/notation';

interface Source {
  legal: readonly string[];
  /** A move in words. */
  wordsOf: (text: string) => string;
}

/** The things that a move names: its words after the verb, and the parts of those that have some. */
export function namedIn(text: string): string[] {
  return split(text).args.flatMap((word) => {
    const parts = word.split(/[,;@*]/).filter((part) => part && Number.isNaN(Number(part)));
    return [word, ...parts.filter((part) => part !== word)];
  });
}

export class Narrowing {
  /** Things of the view that the reader has touched, as the notation has them. */
  touched: readonly string[] = $state.raw([]);
  sought = $state('');
  private readonly named = $derived.by(
    () => new Map(this.source().legal.map((text) => [text, new Set(namedIn(text))])),
  );
  private readonly things = $derived.by(
    () => new Set([...this.named.values()].flatMap((names) => [...names])),
  );
  readonly moves: readonly string[] = $derived.by(() => {
    const { legal, wordsOf } = this.source();
    const wanted = this.sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    const fits = (text: string): boolean => {
      const words = `${text} ${wordsOf(text)}`.toLocaleLowerCase();
      return wanted.every((word) => words.includes(word));
    };
    const named = this.naming(this.touched);
    return legal.filter((text) => named.has(text) && (!wanted.length || fits(text)));
  });

  constructor(private readonly source: () => Source) {}

  get isNarrow(): boolean {
    return this.touched.length > 0 || this.sought.trim() !== '';
  }

  /** Whether some move names this thing. */
  canTouch(thing: string): boolean {
    return this.things.has(thing);
  }

  /** Touched again it is let go; where no move names all that is touched, only the last counts. */
  touch(thing: string): void {
    if (this.touched.includes(thing)) {
      this.touched = this.touched.filter((each) => each !== thing);
      return;
    }
    const more = [...this.touched, thing];
    this.touched = this.naming(more).size ? more : [thing];
  }

  clear(): void {
    this.touched = [];
    this.sought = '';
  }

  private naming(things: readonly string[]): Set<string> {
    const found = [...this.named].filter(([, names]) => things.every((thing) => names.has(thing)));
    return new Set(found.map(([text]) => text));
  }
}
