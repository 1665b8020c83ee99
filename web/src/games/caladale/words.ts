// Sentences about tiles and cells, in the reader's language.

import { has, list, spoken, t } from '../../lib/texts.svelte';
import { cellName, type Cell } from './castle';
import { SIDES, tileOf, type Edge } from './tiles';
import type { LaidTile } from './types';
import type { Spot } from './verdicts';

/** What a tile is, in the words of the log, without its number: `Stone tower top`. */
export function tileName(tile: string, side = 0): string {
  const { kind, themes, title } = tileOf(tile);
  if (title) return side ? t('cd-other-side', { tile: title[spoken()] }) : title[spoken()];
  const [theme = '', other = theme] = themes;
  const words = t(`cd-name-${kind}`, { theme, other });
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** `stone above and to the right`. */
function edgeWords(edges: readonly Edge[]): string {
  const words = edges.flatMap((edge, index) =>
    edge === 'sky' || edge === 'grass'
      ? []
      : [t('cd-edge', { theme: edge, side: SIDES[index] ?? 'N' })],
  );
  return list(words, 'conjunction');
}

/** What a reader hears of a tile by itself. */
export function tileWords(tile: string, side = 0): string {
  const { sides } = tileOf(tile);
  const [name, edges] = [tileName(tile, side), edgeWords(sides[side] ?? sides[0] ?? [])];
  return edges ? t('cd-tile', { tile: name, edges }) : name;
}

/** What a reader hears of a cell of the castle. */
export function cellWords(
  [x, y]: Cell,
  laid: LaidTile | undefined,
  broken: string,
  spot: Spot | undefined,
): string {
  const what = laid
    ? t('cd-cell-tile', { tile: tileName(laid.tile, laid.side), rotation: laid.rotation })
    : t('cd-cell-empty');
  const notes = [
    ...(broken ? [violationWords(broken)] : []),
    ...(spot ? [t(spot.stands ? 'cd-cell-stands' : 'cd-cell-fits', { points: spot.points })] : []),
  ];
  return [t('cd-cell', { cell: cellName(x, y), what }), ...notes].join('; ');
}

/** What is wrong, in a few words. */
export function violationWords(rule: string): string {
  const key = `cd-violation-${rule}`;
  return has(key) ? t(key) : t('cd-violation');
}
