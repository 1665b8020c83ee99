// What a page asks, as a picture sentence: `visit plain and see knight and see dragon`.

import { isFigure, type Figure } from './view';

export interface Condition {
  verb: string;
  /** A kind of place, or nothing. */
  goal: string;
  figures: Figure[];
  /** Of several figures one will do. */
  either: boolean;
  count: number;
}

export function readConditions(asks: string): Condition[] {
  const found: Condition[] = [];
  for (const part of asks.split(' and ')) {
    const condition = readCondition(part.split(' '));
    const last = found.at(-1);
    if (last && sees(condition) && sees(last)) last.figures.push(...condition.figures);
    else found.push(condition);
  }
  return found;
}

function sees(condition: Condition): boolean {
  return condition.verb === 'see' && condition.figures.length > 0 && !condition.either;
}

function readCondition([verb = '', ...rest]: string[]): Condition {
  const figures = rest.filter(isFigure);
  const condition: Condition = { verb, goal: '', figures, either: rest.includes('or'), count: 0 };
  if (verb === 'meet') condition.goal = rest[1] ?? 'anywhere';
  else if (verb === 'see' && !figures.length) {
    condition.count = Number(rest[0]);
    condition.goal = rest.at(-1) ?? '';
  } else if (verb !== 'see') condition.goal = rest.at(-1) ?? '';
  return condition;
}

/** The symbol of a condition's place, without `#`. */
export function placeSymbol(condition: Condition): string {
  return condition.count ? `gr-place-line-${condition.goal}` : `gr-place-${condition.goal}`;
}
