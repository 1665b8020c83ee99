// The keys of a replay: arrows step, Home and End jump, the space bar plays, + and − change the speed.

import type { Replay } from '../../lib/replay.svelte';

const ACTIONS: Record<string, (replay: Replay) => void> = {
  ArrowLeft: (replay) => step(replay, () => replay.move(-1)),
  ArrowRight: (replay) => step(replay, () => replay.move(1)),
  Home: (replay) => step(replay, () => replay.go(0)),
  End: (replay) => step(replay, () => replay.toEnd()),
  ' ': (replay) => replay.toggle(),
  '+': (replay) => replay.change(1),
  '=': (replay) => replay.change(1),
  '-': (replay) => replay.change(-1),
};

/** What somebody types into, or what has its own use for these keys. */
const OWN = 'select, textarea, dialog, input:not([type="range"])';
const PRESSED = 'button, a, summary';
const SCROLLED = '[role="region"]';
const SCROLLING = [' ', 'Home', 'End'];

/** Do what a key says, unless it was meant for something else; whether it was done. */
export function pressed(event: KeyboardEvent, replay: Replay): boolean {
  const target = event.target as Element;
  const action = ACTIONS[event.key];
  if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) {
    return false;
  }
  if (target.closest(OWN) || document.querySelector('dialog[open]')) return false;
  if (event.key === ' ' && target.closest(PRESSED)) return false;
  if (SCROLLING.includes(event.key) && target.closest(SCROLLED)) return false;
  if (target instanceof HTMLInputElement && event.key.length > 1) return false; // the scrub bar's own keys
  action(replay);
  event.preventDefault();
  return true;
}

function step(replay: Replay, action: () => void): void {
  replay.pause();
  action();
}
