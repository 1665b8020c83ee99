// The tray: tiles that look alike lie on one heap, and filters find the one that is wanted.

import { edgesOf, isTheme, SCAFFOLD, tileOf, THEMES, type Theme } from './tiles';

/** Tiles that look alike; the names of gates may have a star. */
export interface Heap {
  key: string;
  names: string[];
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

const bare = (name: string): string => name.replace('*', '');

function look(name: string): string {
  const { kind, sides } = tileOf(bare(name));
  return kind === 'gate' || kind === SCAFFOLD ? name : `${kind} ${sides[0]?.join(' ')}`;
}

export function heaps(names: readonly string[]): Heap[] {
  const found = new Map<string, string[]>();
  for (const name of names) found.set(look(name), [...(found.get(look(name)) ?? []), name]);
  return [...found].map(([key, same]) => ({ key, names: same }));
}

function familyOf(name: string): Family | '' {
  const { themes, kind } = tileOf(bare(name));
  if (kind === SCAFFOLD) return '';
  return themes.length > 1 && kind !== 'gate' ? 'enchanted' : (themes[0] ?? '');
}

function kindOf(name: string): KindGroup | '' {
  const { kind } = tileOf(bare(name));
  if (kind === SCAFFOLD) return '';
  if (kind === 'top' || kind === 'edge' || kind === 'gate') return kind;
  return kind.endsWith('bridge') ? 'bridge' : 'walls';
}

function castleEdges(name: string): number {
  return edgesOf(bare(name), 0).filter(isTheme).length;
}

export function passes({ names: [name = ''] }: Heap, { family, kind, edges }: Filters): boolean {
  const themes = tileOf(bare(name)).themes;
  const ofFamily =
    !family || familyOf(name) === family || (family !== 'enchanted' && themes.includes(family));
  return ofFamily && (!kind || kindOf(name) === kind) && (!edges || castleEdges(name) === edges);
}
