// Sentences about tiles and cells, in the reader's language.

import { has, list, spoken, t } from '../../lib/texts.svelte';
import { cellName, type Cell, type LaidTile } from './castle';
import { readName, SIDES, tileOf, type Edge } from './tiles';

/** What a tile is, in the words of the log, without its number: `Stone tower top`. */
export function tileName(name: string): string {
  const { tile, side } = readName(name);
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
export function tileWords(name: string): string {
  const { tile, side } = readName(name);
  const { sides } = tileOf(tile);
  const edges = edgeWords(sides[side] ?? sides[0] ?? []);
  return edges ? t('cd-tile', { tile: tileName(name), edges }) : tileName(name);
}

/** What a reader hears of a cell of the castle. */
export function cellWords(
  [x, y]: Cell,
  laid: LaidTile | undefined,
  fault: string,
  spot: boolean,
): string {
  const what = laid
    ? t('cd-cell-tile', {
        tile: tileName(laid.side ? `${laid.tile}*` : laid.tile),
        rotation: laid.rotation,
      })
    : t('cd-cell-empty');
  const notes = [
    ...(fault ? [t('cd-cell-fault', { rule: fault })] : []),
    ...(spot ? [t('cd-cell-fits')] : []),
  ];
  return [t('cd-cell', { cell: cellName(x, y), what }), ...notes].join('; ');
}

/** What is wrong, in a few words. */
export function faultWords(rule: string): string {
  const key = `cd-fault-${rule}`;
  return has(key) ? t(key) : t('cd-fault');
}
