// The legal actions, sorted by what they are done with.

import { readRotation, split } from '../../lib/notation';

/** Places where a tile may go, each with the rotations that fit there. */
export type Spots = Map<string, number[]>;

const NONE: Spots = new Map();

export class Moves {
  readonly end: boolean;
  readonly magic: boolean;
  readonly returning: boolean;
  readonly gain = new Set<string>();
  readonly military = new Set<string>();
  readonly production = new Set<string>();
  readonly bury = new Set<string>();
  readonly pay = new Set<string>();
  /** Hand tile → tiles of the discard pile that it can be exchanged for. */
  readonly residential = new Map<string, Set<string>>();
  private readonly build = new Map<string, Spots>();
  private readonly special = new Map<string, Spots>();

  constructor(legal: readonly string[]) {
    this.end = legal.includes('end');
    this.magic = legal.includes('magic');
    this.returning = legal.includes('return');
    for (const text of legal) this.take(text);
  }

  private take(text: string): void {
    const { verb, args } = split(text);
    const [first = '', second = '', third = ''] = args;
    if (verb === 'small' || verb === 'large') spot(this.build, first, second, third);
    else if (verb === 'special') spot(this.special, first, second, third);
    else if (verb === 'residential') group(this.residential, first).add(second);
    else if (
      verb === 'gain' ||
      verb === 'military' ||
      verb === 'production' ||
      verb === 'bury' ||
      verb === 'pay'
    ) {
      this[verb].add(first);
    }
  }

  /** Where this tile may be built, or put down by the special power. */
  spots(tile: string, special: boolean): Spots {
    return (special ? this.special : this.build).get(tile) ?? NONE;
  }

  /** All places where something could be built. */
  get places(): string[] {
    return [...new Set([...this.build.values()].flatMap((spots) => [...spots.keys()]))];
  }

  /** The hand tiles that the special power could put down. */
  get replacing(): Set<string> {
    return new Set(this.special.keys());
  }

  canUse(kind: string): boolean {
    switch (kind) {
      case 'residential':
        return this.residential.size > 0;
      case 'production':
        return this.production.size > 0;
      case 'military':
        return this.military.size > 0;
      case 'magic':
        return this.magic;
      default:
        return this.special.size > 0;
    }
  }
}

function group(map: Map<string, Set<string>>, key: string): Set<string> {
  const found = map.get(key) ?? new Set<string>();
  map.set(key, found);
  return found;
}

function spot(map: Map<string, Spots>, tile: string, place: string, rotation: string): void {
  const spots = map.get(tile) ?? new Map<string, number[]>();
  map.set(tile, spots);
  spots.set(place, [...(spots.get(place) ?? []), readRotation(rotation) ?? 0]);
}
