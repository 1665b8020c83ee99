// Action texts of all games are words with spaces between them: `small S-R1b 1,-1 r0`.

export interface Parts {
  verb: string;
  args: string[];
}

/** Two numbers of a place: `1,-2`. */
export type Coordinates = readonly [number, number];

/** The words of an action. */
export function split(text: string): Parts {
  const [verb = '', ...args] = text.trim().split(/\s+/);
  return { verb, args };
}

export function join(verb: string, ...args: (string | number)[]): string {
  return [verb, ...args].join(' ');
}

/** Legal actions by their first word, in the order in which they are given. */
export function byVerb(legal: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const text of legal) {
    const { verb } = split(text);
    const group = groups.get(verb);
    if (group) group.push(text);
    else groups.set(verb, [text]);
  }
  return groups;
}

/** The actions that begin with these words. */
export function beginning(legal: readonly string[], ...words: string[]): string[] {
  const start = words.join(' ');
  return legal.filter((text) => text === start || text.startsWith(start + ' '));
}

/** `1,-2` as numbers, or null. */
export function readPlace(text: string): Coordinates | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

export function writePlace([x, y]: Coordinates): string {
  return `${x},${y}`;
}

/** `r3` as 3, or null. */
export function readRotation(text: string): number | null {
  const found = /^r(\d)$/.exec(text);
  return found ? Number(found[1]) : null;
}

/** What may come next after the words typed so far: for completion in the command line. */
export function completions(legal: readonly string[], typed: string): string[] {
  const words = typed.trimStart().split(/\s+/);
  const last = words.pop() ?? '';
  const depth = words.length;
  const found = new Set<string>();
  for (const text of legal) {
    const parts = text.split(' ');
    const next = parts[depth];
    if (next === undefined || !words.every((word, i) => word === parts[i])) continue;
    if (next.toLowerCase().startsWith(last.toLowerCase())) found.add(next);
  }
  return [...found];
}
