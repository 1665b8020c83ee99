// What a page asks, as a picture sentence: `visit plain and see knight and see dragon`.

import { isFigure, type Figure } from './view';

export interface Deed {
  verb: string;
  /** A kind of place, or nothing. */
  goal: string;
  figures: Figure[];
  /** Of several figures one will do. */
  either: boolean;
  count: number;
}

export function readDeeds(asks: string): Deed[] {
  const found: Deed[] = [];
  for (const part of asks.split(' and ')) {
    const deed = readDeed(part.split(' '));
    const last = found.at(-1);
    if (last && sees(deed) && sees(last)) last.figures.push(...deed.figures);
    else found.push(deed);
  }
  return found;
}

function sees(deed: Deed): boolean {
  return deed.verb === 'see' && deed.figures.length > 0 && !deed.either;
}

function readDeed([verb = '', ...rest]: string[]): Deed {
  const figures = rest.filter(isFigure);
  const deed: Deed = { verb, goal: '', figures, either: rest.includes('or'), count: 0 };
  if (verb === 'meet') deed.goal = rest[1] ?? 'anywhere';
  else if (verb === 'see' && !figures.length) {
    deed.count = Number(rest[0]);
    deed.goal = rest.at(-1) ?? '';
  } else if (verb !== 'see') deed.goal = rest.at(-1) ?? '';
  return deed;
}

/** The symbol of a deed's place, without `#`. */
export function placeSymbol(deed: Deed): string {
  return deed.count ? `gr-place-line-${deed.goal}` : `gr-place-${deed.goal}`;
}
