// The legal actions of the reader's seat, by what they do.

import { split } from '../../lib/notation';

export class Moves {
  readonly all: ReadonlySet<string>;
  /** Payments by smithy. */
  readonly forges = new Map<string, string[]>();
  readonly plays = new Set<number>();
  readonly calls = new Set<number>();
  /** `40 1`: a card and the part of its ability. */
  readonly abilities = new Set<string>();
  readonly pays: string[] = [];
  readonly gems: string[] = [];
  /** `1 B`: a row and the colour of its field. */
  readonly fields = new Set<string>();
  readonly trades: number[] = [];
  readonly stones: string[] = [];
  /** What is given, and what can be received for it. */
  readonly exchanges = new Map<string, string[]>();
  readonly wilds: string[] = [];

  constructor(legal: readonly string[]) {
    this.all = new Set(legal);
    for (const text of legal) this.sort(text);
  }

  has(text: string): boolean {
    return this.all.has(text);
  }

  /** Whether one of the three actions of a turn can be begun. */
  canDo(action: string): boolean {
    return action === 'forge' ? this.forges.size > 0 : this.has(action);
  }

  private sort(text: string): void {
    const { verb, args } = split(text);
    const [first = '', second = ''] = args;
    if (verb === 'forge') this.put(this.forges, first, second);
    else if (verb === 'play') this.plays.add(Number(first));
    else if (verb === 'call') this.calls.add(Number(first));
    else if (verb === 'ability') this.abilities.add(args.join(' '));
    else if (verb === 'pay') this.pays.push(first);
    else if (verb === 'gem') this.gems.push(first);
    else if (verb === 'field') this.fields.add(args.join(' '));
    else if (verb === 'trade') this.trades.push(Number(first));
    else if (verb === 'stone') this.stones.push(first);
    else if (verb === 'exchange') this.put(this.exchanges, first, second);
    else if (verb === 'wild') this.wilds.push(first);
  }

  private put(map: Map<string, string[]>, key: string, value: string): void {
    map.set(key, [...(map.get(key) ?? []), value]);
  }
}
