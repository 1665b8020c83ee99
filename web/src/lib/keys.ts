// The keys that a game's board knows, for the list that `?` opens.

export interface KeyLine {
  keys: readonly string[];
  /** The name of the words that say what it does. */
  words: string;
}

const LISTS = import.meta.glob<{ KEYS: readonly KeyLine[] }>('../games/*/keyList.ts');

/** The keys of a game; none where its board names none. */
export async function keysOf(game: string): Promise<readonly KeyLine[]> {
  const load = LISTS[`../games/${game}/keyList.ts`];
  return load ? (await load()).KEYS : [];
}
