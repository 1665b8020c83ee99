// What the parts of the default board share.

import { createContext } from 'svelte';
import type { GameWords } from '../../lib/api';
import type { Narrowing } from './narrowing.svelte';

export interface BoardContext {
  readonly words: GameWords;
  readonly narrowing: Narrowing;
  /** The paths of what the last step changed. */
  readonly changed: ReadonlySet<string>;
}

export const [getBoard, setBoard] = createContext<BoardContext>();

/** What a field of the view is called: by the game, or as the view calls it. */
export function labelOf({ labels, names }: GameWords, field: string): string {
  return labels[field.replaceAll('_', '-')] ?? names[field] ?? field.replaceAll('_', ' ');
}

export function nameOf({ names }: GameWords, thing: unknown): string {
  return names[String(thing)] ?? String(thing);
}
