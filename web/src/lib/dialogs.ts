// What comes before the result of a game: dialogs that are to be read, and what the board shows.

import { tick } from 'svelte';
import { duration } from './settings.svelte';
import { shownAll } from './showing';

const FIRST = 'dialog[open][data-first]';
const PAUSE = 700; // milliseconds for a look at the last step

/** Resolves when the board has shown how the game ended, and nothing is open that is to be read
 * before its result. */
export async function firstThings(): Promise<void> {
  await tick();
  if (!document.querySelector(FIRST)) await shownAll(duration(PAUSE));
  for (let open = document.querySelector(FIRST); open; open = document.querySelector(FIRST)) {
    const dialog = open;
    await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    await shownAll(0);
    await tick();
  }
}
