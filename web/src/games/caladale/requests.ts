// What only this game asks the server for: the coach, and one's best games alone.

export interface Coaching {
  /** The best score found from my tiles, and that of my castle. */
  score: number;
  now: number;
  /** Whether no castle of these tiles can be better. */
  proved: boolean;
  /** The best castle, as an action. */
  layout: string;
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
export const askBests = (): Promise<Bests | string> => ask('/me/best/caladale');
