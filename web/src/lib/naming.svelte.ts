// A name is asked for once: when one first sits down with others, or wishes to say it.

import { whoAmI } from './me.svelte';

type Answer = (named: boolean) => void;

/** Who waits for the answer while somebody is asked. */
export const naming: { waiting: Answer | null } = $state({ waiting: null });

/** Ask for a name; whether one was given. */
export function askForName(): Promise<boolean> {
  answerName(false);
  return new Promise((resolve) => (naming.waiting = resolve));
}

export function answerName(named: boolean): void {
  naming.waiting?.(named);
  naming.waiting = null;
}

/** Whether there is a name to sit down with: a guest who has chosen none is asked. */
export async function haveName(): Promise<boolean> {
  return (await whoAmI()).is_named || (await askForName());
}
