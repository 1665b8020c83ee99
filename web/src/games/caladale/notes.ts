// What is said at tiles of the castle: what one is worth, or why it will not stand.

import { t } from '../../lib/texts.svelte';
import { cellName } from './castle';
import type { Verdict } from './requests';
import type { RemovedTile, ViolationView } from './types';
import { violationWords } from './words';

export interface Note {
  x: number;
  y: number;
  /** It stands; its edges fit but it will not stand; it breaks a rule where it lies. */
  kind: 'good' | 'doubt' | 'bad';
  words: string;
  rule: string;
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** `+4`, or `−1, open edges −4`. */
function pointWords({ points = 0, parts = {} }: Verdict): string {
  const lost = Object.entries(parts).filter(([, value]) => (value ?? 0) < 0);
  const why = lost.map(([part, value]) => `${t(`cd-part-${part}`)} ${signed(value ?? 0)}`);
  return [signed(points), ...why].join(' · ');
}

/** What a verdict comes to, in a few words, and whether that is good. */
export function verdictNote(verdict: Verdict): Omit<Note, 'x' | 'y'> {
  if (verdict.stands) return { kind: 'good', words: pointWords(verdict), rule: '' };
  const [rule = ''] = verdict.rules ?? [];
  const falls = verdict.falls?.length ?? 0;
  const words = violationWords(rule);
  return {
    kind: verdict.fits ? 'doubt' : 'bad',
    words: falls ? t('cd-and-falls', { words, count: falls }) : words,
    rule,
  };
}

/** One note for each broken rule, at the first tile that breaks it; for a tile that is looked at, its
 * own. What only comes down with others is not told at each. */
export function brokenNotes(violations: readonly ViolationView[], at: string): Note[] {
  const found = new Map<string, Note>();
  for (const { rule, cell } of violations) {
    if (!cell) continue;
    const note: Note = { ...cell, kind: 'bad', words: violationWords(rule), rule };
    if (!found.has(rule) || cellName(cell.x, cell.y) === at) found.set(rule, note);
  }
  const cells = new Map<string, Note>();
  for (const note of found.values()) {
    const name = cellName(note.x, note.y);
    if (!cells.has(name)) cells.set(name, note);
  }
  return [...cells.values()];
}

/** Where tiles would come down that break no rule themselves. */
export function fallingWithOthers(
  removed: readonly RemovedTile[],
  violations: readonly ViolationView[],
): RemovedTile[] {
  const broken = new Set(violations.map(({ cell }) => (cell ? cellName(cell.x, cell.y) : '')));
  return removed.filter(({ x, y }) => !broken.has(cellName(x, y)));
}
