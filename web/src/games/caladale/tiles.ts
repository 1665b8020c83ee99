// The tiles as the components file prints them: what the board draws and says of them.

import source from './components.toml?raw'; // a copy: tests/web/test_caladale_components.py compares
import type { Language } from '../../lib/messages';

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
  title: Record<Language, string>;
}

function field(block: string, key: string): string {
  return new RegExp(`(?:^|[ {])${key} = ("([^"]*)"|\\[.*?\\]|\\{.*?\\})`, 'm').exec(block)?.slice(1).reverse().find(Boolean) ?? '';
}

function inWords(text: string): Record<Language, string> {
  const word = (language: Language): string => new RegExp(`${language} = "([^"]*)"`).exec(text)?.[1] ?? '';
  return { en: word('en'), pl: word('pl') };
}

const edges = (text: string): Edge[] => text.split(' ') as Edge[];

function readGate(block: string, number: number): TileInfo {
  const sides = [...field(block, 'sides').matchAll(/"([^"]*)"/g)].map((found) => edges(found[1] ?? ''));
  const themes = THEMES.filter((theme) => sides.some((side) => side.includes(theme)));
  return { id: field(block, 'id'), number, kind: 'gate', themes, sides, title: inWords(field(block, 'name')) };
}

/** Reads the part of TOML in which the components file is written. */
export function readComponents(text: string): Map<string, TileInfo> {
  const [head = '', ...gates] = text.split('[[gate]]');
  const [rows = '', names = ''] = head.split('[themes]');
  const word = (key: string): Record<Language, string> => inWords(field(names, key));
  const tiles = new Map<string, TileInfo>();
  for (const row of rows.match(/^ {2}\{ id = .*$/gm) ?? []) {
    const themes = field(row, 'theme').split('/') as Theme[];
    const kind = field(row, 'kind');
    const title = (language: Language): string =>
      `${word(kind)[language]} (${themes.map((theme) => word(theme)[language]).join('/')})`;
    const id = field(row, 'id');
    tiles.set(id, { id, number: tiles.size, kind, themes, sides: [edges(field(row, 'edges'))], title: { en: title('en'), pl: title('pl') } });
  }
  for (const gate of gates) {
    const tile = readGate(gate, tiles.size);
    tiles.set(tile.id, tile);
  }
  tiles.set(SCAFFOLD, { id: SCAFFOLD, number: tiles.size, kind: SCAFFOLD, themes: [], sides: [['sky', 'sky', 'sky', 'sky']], title: word(SCAFFOLD) });
  return tiles;
}

const tiles = readComponents(source);
const NONE: TileInfo = { id: '', number: 0, kind: '', themes: [], sides: [[]], title: { en: '', pl: '' } };

export function allTiles(): TileInfo[] {
  return [...tiles.values()];
}

export function tileOf(id: string): TileInfo {
  return tiles.get(id) ?? NONE;
}

/** `wizard*` is the second side of a gate. */
export function readName(name: string): { tile: string; side: number } {
  return name.endsWith('*') ? { tile: name.slice(0, -1), side: 1 } : { tile: name, side: 0 };
}

export function writeName(tile: string, side: number): string {
  return side ? `${tile}*` : tile;
}

export function isGate(tile: string): boolean {
  return tileOf(tile).kind === 'gate';
}

/** C-B2: gates and tower tops only stand upright; a scaffold looks the same from all sides. */
export function isUpright(tile: string): boolean {
  return ['gate', 'top', SCAFFOLD].includes(tileOf(tile).kind);
}

/** The edges of a tile that lies turned, clockwise from the north. */
export function edgesOf(tile: string, turn: number, side = 0): Edge[] {
  const { sides } = tileOf(tile);
  const printed = sides[side] ?? sides[0] ?? [];
  return printed.map((_, index) => printed[(index - turn + 4) % 4] as Edge);
}

export function isTheme(edge: Edge | undefined): edge is Theme {
  return edge === 'stone' || edge === 'tree' || edge === 'tudor';
}

/** The symbol of a tile by itself. */
export function symbolOf(tile: string, turn: number, side = 0): string {
  return `cd-tile-${tile}${side && isGate(tile) ? '-2' : ''}-r${isUpright(tile) ? 0 : turn}`;
}
