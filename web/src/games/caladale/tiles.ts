// The tiles as the components file prints them: what the board draws and says of them.

import { componentsOf } from '../../lib/components';
import type { Language } from '../../lib/messages';
import type { TileView } from './types';

export type Theme = 'stone' | 'tree' | 'tudor';
export type Edge = Theme | 'sky' | 'grass';

export const THEMES: readonly Theme[] = ['stone', 'tree', 'tudor'];
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];
export const SCAFFOLD = 'scaffold';

/** Edges run clockwise from the printed north; only gates have two sides. */
export interface TileInfo {
  id: string;
  number: number;
  kind: string;
  themes: readonly Theme[];
  sides: readonly (readonly Edge[])[];
  /** Gates and the scaffold have names of their own. */
  title: Title | null;
}

type Title = Record<Language, string>;

/** The components file: what the rows of tiles and gates have. */
export interface ComponentsFile {
  tile: { id: string; kind: string; theme: string; edges: string }[];
  gate: { id: string; sides: string[]; name: Title }[];
  kinds: Record<string, Title>;
}

const edges = (text: string): Edge[] => text.split(' ') as Edge[];

function readComponents({ tile, gate, kinds }: ComponentsFile): Map<string, TileInfo> {
  const drafted = tile.map(({ id, kind, theme, edges: text }, number): TileInfo => ({
    id,
    number,
    kind,
    themes: theme.split('/') as Theme[],
    sides: [edges(text)],
    title: null,
  }));
  const gates = gate.map(({ id, sides: texts, name }, index): TileInfo => {
    const sides = texts.map(edges);
    const themes = THEMES.filter((theme) => sides.some((side) => side.includes(theme)));
    return { id, number: drafted.length + index, kind: 'gate', themes, sides, title: name };
  });
  const scaffold: TileInfo = {
    id: SCAFFOLD,
    number: drafted.length + gates.length,
    kind: SCAFFOLD,
    themes: [],
    sides: [['sky', 'sky', 'sky', 'sky']],
    title: kinds[SCAFFOLD] ?? null,
  };
  return new Map([...drafted, ...gates, scaffold].map((one) => [one.id, one]));
}

const tiles = readComponents(await componentsOf<ComponentsFile>('caladale'));
const NONE: TileInfo = { id: '', number: 0, kind: '', themes: [], sides: [[]], title: null };

export function tileOf(id: string): TileInfo {
  return tiles.get(id) ?? NONE;
}

/** `wizard*` is the second side of a gate. */
export function readName(name: string): TileView {
  return name.endsWith('*') ? { tile: name.slice(0, -1), side: 1 } : { tile: name, side: 0 };
}

export function writeName(tile: string, side: number): string {
  return side ? `${tile}*` : tile;
}

export function isGate(tile: string): boolean {
  return tileOf(tile).kind === 'gate';
}

/** The edges of a tile that lies rotated, clockwise from the north. */
export function edgesOf(tile: string, rotation: number, side = 0): Edge[] {
  const { sides } = tileOf(tile);
  const printed = sides[side] ?? sides[0] ?? [];
  return printed.map((_, index) => printed[(index - rotation + 4) % 4] as Edge);
}

export function isTheme(edge: Edge | undefined): edge is Theme {
  return edge === 'stone' || edge === 'tree' || edge === 'tudor';
}

/** The symbol of a tile by itself; some are drawn in one rotation only. */
export function symbolOf(tile: string, rotation: number, side = 0): string {
  const once = ['gate', 'top', SCAFFOLD].includes(tileOf(tile).kind);
  return `cd-tile-${tile}${side && isGate(tile) ? '-2' : ''}-r${once ? 0 : rotation}`;
}
