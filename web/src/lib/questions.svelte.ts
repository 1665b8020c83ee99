// Who asks me to play again: asked of the server now and then, wherever I am.

import { call } from './api';
import { attempt } from './me.svelte';
import { go } from './router.svelte';

/** Somebody with whom I played (at the table `after`) asks to play again. */
export interface Question {
  /** The new table, and my seat there. */
  table: string;
  seat: number;
  game: string;
  name: string;
  after: string;
}

export const questions: { list: Question[] } = $state({ list: [] });

/** Hear what is asked; where the server does not answer, what was asked before stays. */
export async function hearQuestions(): Promise<void> {
  try {
    questions.list = await call<Question[]>('GET', '/me/questions');
  } catch {
    // Next time.
  }
}

const answered = (question: Question): void => {
  questions.list = questions.list.filter(({ table }) => table !== question.table);
};

/** Yes: sit down at the new table, ready to begin. */
export async function agree(question: Question): Promise<void> {
  const { table } = question;
  const ready = await attempt(() => call('POST', `/tables/${table}/ready`, { ready: true }));
  if (!ready) return;
  answered(question);
  go(`/t/${table}`);
}

/** No: my seat at the new table is free for somebody else. */
export async function decline(question: Question): Promise<void> {
  const { table, seat } = question;
  const left = await attempt(() => call('POST', `/tables/${table}/seats/${seat}`, { do: 'leave' }));
  if (left) answered(question);
}
