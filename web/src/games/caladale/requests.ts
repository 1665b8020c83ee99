// What only this game asks the server for: the coach, what becomes of carried tiles, one's best
// games alone.

import { call } from '../../lib/api';
import type { CellView, OpenEdgeView } from './types';

export interface Coaching {
  /** The best score found from my tiles, and that of my castle. */
  score: number;
  now: number;
  /** Whether no castle of these tiles can be better. */
  proved: boolean;
  /** The best castle, as an action. */
  layout: string;
  /** Of which tiles it speaks, and of how many that are turned down. */
  tiles: string[];
  down: number;
}

/** What would come of putting the carried tiles down at a place, turned in one of these rotations;
 * what is left out is false or empty. */
export interface Verdict {
  rotations?: number[];
  /** No edge disagrees, and something joins it. */
  fits?: boolean;
  /** Besides, nothing comes down. */
  stands?: boolean;
  /** Broken rules, the one to tell of first. */
  rules?: string[];
  /** Its edges that disagree with those they touch. */
  clashes?: OpenEdgeView[];
  /** Where other tiles would come down because of it. */
  falls?: CellView[];
  /** What the score changes by, and of what that is made up. */
  points?: number;
  parts?: Partial<Record<string, number>>;
}

/** A cell to which the first of the carried tiles may come. */
export interface Place extends CellView {
  verdicts: Verdict[];
}

export interface Judgement {
  /** Of the castle as it lies. */
  score: number;
  places: Place[];
  /** The rule that is broken at all other places. */
  elsewhere: string;
}

export interface Best {
  score: number;
  table: string;
  at: number;
  /** In free play: tiles left over. */
  left?: number;
}

export type Bests = Partial<Record<string, Best[]>>;

/** What the server says, or the code of its refusal. */
async function ask<T>(path: string): Promise<T | string> {
  try {
    const response = await fetch(`/api${path}`);
    const data = (await response.json()) as { error?: { code: string } };
    return response.ok ? (data as T) : (data.error?.code ?? 'failed');
  } catch {
    return 'failed';
  }
}

/** The best castle of my tiles, and of one more that could be had now. */
export const askCoach = (table: string, tile: string): Promise<Coaching | string> =>
  ask(`/tables/${table}/coach${tile ? `?tile=${encodeURIComponent(tile)}` : ''}`);
/** The castle as an action `layout …`, the tiles as the notation names them. */
export const askPlaces = (table: string, castle: string, tiles: string[]): Promise<Judgement> =>
  call('POST', `/tables/${table}/places`, { castle, tiles });
export const askBests = (): Promise<Bests | string> => ask('/me/best/caladale');
