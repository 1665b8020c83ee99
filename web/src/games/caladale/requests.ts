// What only this game asks the server for: the coach, where a tile fits, one's best games alone.

import { call } from '../../lib/api';

export interface Coaching {
  /** The best score found from my tiles, and that of my castle. */
  score: number;
  now: number;
  /** Whether no castle of these tiles can be better. */
  proved: boolean;
  /** The best castle, as an action. */
  layout: string;
}

/** A free cell, and the rotations in which a tile fits there. */
export interface Place {
  x: number;
  y: number;
  rotations: number[];
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

export const askCoach = (table: string): Promise<Coaching | string> =>
  ask(`/tables/${table}/coach`);
/** The castle as an action `layout …`, the tile as the notation names it. */
export const askPlaces = (table: string, castle: string, tile: string): Promise<Place[]> =>
  call('POST', `/tables/${table}/places`, { castle, tile });
export const askBests = (): Promise<Bests | string> => ask('/me/best/caladale');
