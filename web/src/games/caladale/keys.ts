// The keys that work wherever the focus is, unless somebody writes or a dialog is open.

import type { EditQueue } from './editQueue.svelte';
import type { Hand } from './hand.svelte';

/** Where letters take the focus: the supply, my tiles, the castle. */
const GROUPS: Record<string, string> = {
  s: '.supply .tile:enabled',
  t: '.tray .tile:enabled',
  c: '.site [tabindex="0"]',
};
/** Buttons that letters press. */
const BUTTONS: Record<string, string> = {
  k: '[data-do=keep]:enabled, [data-do=build]:enabled, [data-do=take]:enabled',
  d: '[data-do=down]:enabled',
};

export interface Keyed {
  hand: Hand;
  edits: EditQueue;
  /** Whether the castle can be changed. */
  free: boolean;
  /** Before the focus goes to a group that another tab may hide. */
  show: (group: string) => Promise<void>;
}

export function pressed(event: KeyboardEvent, keyed: Keyed): void {
  const typing = (event.target as Element).closest?.('input, textarea, select, dialog');
  if (typing || event.altKey || document.querySelector('dialog[open]')) return;
  const key = event.key.toLowerCase();
  const command = event.ctrlKey || event.metaKey;
  const done = command
    ? keyed.free && history(key, event, keyed)
    : (keyed.free && edit(key, event, keyed.hand)) || go(key, keyed);
  if (done) event.preventDefault();
}

/** Ctrl+Z takes an edit back, Ctrl+Y or Ctrl+Shift+Z does it again; built tiles stay in solo 1. */
function history(key: string, { shiftKey }: KeyboardEvent, { hand, edits }: Keyed): boolean {
  if (hand.isBuilder || (key !== 'z' && key !== 'y')) return false;
  if (key === 'y' || shiftKey) edits.redo();
  else edits.undo();
  return true;
}

function edit(key: string, { shiftKey }: KeyboardEvent, hand: Hand): boolean {
  if (key === 'r') hand.rotate(shiftKey ? -1 : 1);
  else if (key === 'f') hand.flip();
  else if (key === 'g' && !hand.isBuilder) hand.grouping = !hand.grouping;
  else if (key === '[' || key === ']') hand.slideGrass(key === '[' ? -1 : 1);
  else if (key === 'escape') hand.cancel();
  else return false;
  return true;
}

/** To the supply, the tiles or the castle; pick a tile of the supply by its number; a button. */
function go(key: string, { show }: Keyed): boolean {
  const [group, button] = [GROUPS[key], BUTTONS[key]];
  if (group) void show(key).then(() => first(group)?.focus());
  else if (/^[1-9]$/.test(key)) void show('s').then(() => pick(Number(key) - 1));
  else if (button) first(button)?.click();
  else return false;
  return true;
}

function first(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

function pick(index: number): void {
  const tile = document.querySelectorAll<HTMLElement>('.supply .tile:enabled')[index];
  tile?.focus();
  tile?.click();
}
