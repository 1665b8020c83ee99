// A view taken apart for the default board: what all share, what belongs to a seat, what is mine.

import type { View } from '../../lib/view';

/** A field of the view; `path` says where in the view it is. */
export interface Fact {
  field: string;
  value: unknown;
  path: string;
}

export interface SortedFacts {
  shared: Fact[];
  seats: ReadonlyMap<number, Fact[]>;
  /** What only the reader sees. */
  own: Fact[];
}

type Dictionary = Record<string, unknown>;

/** What every view has: the board and the frame show it in their own way. */
const HEAD: ReadonlySet<string> = new Set<keyof View>([
  'game',
  'to_move',
  'deciders',
  'turn',
  'phase',
  'scores',
  'result',
]);
const BY_SEAT = 'seats';
const SECRET = 'private';

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';

function isDictionary(value: unknown): value is Dictionary {
  return !isScalar(value) && !Array.isArray(value);
}

/** The fields of a dictionary as facts; anything else as one fact without a name. */
export function factsIn(value: unknown, path: string): Fact[] {
  if (!isDictionary(value)) return [{ field: '', value, path }];
  return Object.entries(value).map(([field, part]) => ({
    field,
    value: part,
    path: `${path}.${field}`,
  }));
}

/** A dictionary whose keys are seats says something of each of them. */
export function sortFacts(view: View, players: number, reader: number): SortedFacts {
  const seats = new Map(Array.from({ length: players }, (_, n) => [n + 1, [] as Fact[]]));
  const sorted = { shared: [] as Fact[], seats, own: [] as Fact[] };
  for (const [field, value] of Object.entries(view).filter(([name]) => !HEAD.has(name))) {
    if (!isDictionary(value) || !Object.keys(value).every((key) => seats.has(Number(key)))) {
      sorted.shared.push({ field, value, path: field });
      continue;
    }
    for (const [key, part] of Object.entries(value)) {
      const path = `${field}.${key}`;
      const inside = field === BY_SEAT || field === SECRET;
      const facts = inside ? factsIn(part, path) : [{ field, value: part, path }];
      const isMine = field === SECRET && Number(key) === reader;
      (isMine ? sorted.own : seats.get(Number(key)))?.push(...facts);
    }
  }
  return sorted;
}

/** Whether there is nothing to show. */
export function isEmpty(value: unknown): boolean {
  if (isScalar(value)) return value === '' || value === null;
  return Object.keys(value as object).length === 0;
}

const SHORT = 3; // letters that look well on a card

export function isShort(thing: unknown): boolean {
  return isScalar(thing) && String(thing).length <= SHORT;
}

/** How a value is shown; see Value.svelte. */
export type Shape = 'scalar' | 'chips' | 'records' | 'rows' | 'pairs' | 'columns' | 'fields';

export function shapeOf(value: unknown): Shape {
  if (isScalar(value)) return 'scalar';
  if (Array.isArray(value)) {
    if (value.every(isScalar)) return 'chips';
    return value.every(isFlat) ? 'records' : 'rows';
  }
  const parts = Object.values(value as Dictionary);
  if (parts.every(isScalar)) return 'pairs';
  return parts.every(Array.isArray) ? 'columns' : 'fields';
}

function isFlat(value: unknown): value is Dictionary {
  return isDictionary(value) && Object.values(value).every(isScalar);
}

/** The paths of what is new or different since an earlier view. */
export function changes(before: unknown, now: unknown, path = ''): Set<string> {
  const found = new Set<string>();
  const below = (key: string): string => (path ? `${path}.${key}` : key);
  if (Array.isArray(before) && Array.isArray(now)) {
    const left = before.map((each) => JSON.stringify(each));
    now.forEach((each, index) => {
      const at = left.indexOf(JSON.stringify(each));
      if (at < 0) found.add(below(String(index)));
      else left.splice(at, 1);
    });
  } else if (isDictionary(before) && isDictionary(now)) {
    for (const [key, value] of Object.entries(now)) {
      for (const each of changes(before[key], value, below(key))) found.add(each);
    }
  } else if (JSON.stringify(before) !== JSON.stringify(now)) found.add(path);
  return found;
}
