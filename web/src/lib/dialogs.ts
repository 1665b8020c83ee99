// Dialogs that come one after the other.

import { tick } from 'svelte';

const FIRST = 'dialog[open][data-first]';

/** Resolves when nothing is open that is to be read before the result of a game. */
export async function firstThings(): Promise<void> {
  await tick();
  for (let open = document.querySelector(FIRST); open; open = document.querySelector(FIRST)) {
    const dialog = open;
    await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    await tick();
  }
}
