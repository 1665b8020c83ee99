// The keys that work wherever the focus is, unless somebody writes or a dialog is open.

import type { EditQueue } from './editQueue.svelte';
import type { Hand } from './hand.svelte';

export function pressed(event: KeyboardEvent, hand: Hand, edits: EditQueue): void {
  const typing = (event.target as Element).closest?.('input, textarea, select, dialog');
  if (typing || event.altKey || document.querySelector('dialog[open]')) return;
  const key = event.key.toLowerCase();
  const done =
    event.ctrlKey || event.metaKey ? history(key, event, hand, edits) : edit(key, event, hand);
  if (done) event.preventDefault();
}

/** Ctrl+Z takes an edit back, Ctrl+Y or Ctrl+Shift+Z does it again; built tiles stay in solo 1. */
function history(key: string, { shiftKey }: KeyboardEvent, hand: Hand, edits: EditQueue): boolean {
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
