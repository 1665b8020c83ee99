// The tray: tiles that look alike lie on one heap, and filters find the one that is wanted.

import { edgesOf, isTheme, SCAFFOLD, tileOf, THEMES, writeName, type Theme } from './tiles';
import type { TileView } from './types';

/** Tiles that look alike. */
export interface Heap {
  key: string;
  tiles: TileView[];
}

export type Family = Theme | 'enchanted';
export const FAMILIES: readonly Family[] = [...THEMES, 'enchanted'];
export const KINDS = ['top', 'edge', 'bridge', 'walls', 'gate'] as const;
export type KindGroup = (typeof KINDS)[number];

export interface Filters {
  family: Family | '';
  kind: KindGroup | '';
  edges: number;
}

export const NO_FILTERS: Filters = { family: '', kind: '', edges: 0 };

function look({ tile, side }: TileView): string {
  const { kind, sides } = tileOf(tile);
  return kind === 'gate' || kind === SCAFFOLD
    ? writeName(tile, side)
    : `${kind} ${sides[0]?.join(' ')}`;
}

export function heaps(tiles: readonly TileView[]): Heap[] {
  const found = new Map<string, TileView[]>();
  for (const one of tiles) found.set(look(one), [...(found.get(look(one)) ?? []), one]);
  return [...found].map(([key, same]) => ({ key, tiles: same }));
}

function familyOf(tile: string): Family | '' {
  const { themes, kind } = tileOf(tile);
  if (kind === SCAFFOLD) return '';
  return themes.length > 1 && kind !== 'gate' ? 'enchanted' : (themes[0] ?? '');
}

function kindOf(tile: string): KindGroup | '' {
  const { kind } = tileOf(tile);
  if (kind === SCAFFOLD) return '';
  if (kind === 'top' || kind === 'edge' || kind === 'gate') return kind;
  return kind.endsWith('bridge') ? 'bridge' : 'walls';
}

function castleEdges(tile: string): number {
  return edgesOf(tile, 0).filter(isTheme).length;
}

export function passes({ tiles }: Heap, { family, kind, edges }: Filters): boolean {
  const tile = tiles[0]?.tile ?? '';
  const themes = tileOf(tile).themes;
  const ofFamily =
    !family || familyOf(tile) === family || (family !== 'enchanted' && themes.includes(family));
  return ofFamily && (!kind || kindOf(tile) === kind) && (!edges || castleEdges(tile) === edges);
}
