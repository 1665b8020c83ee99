// The tiles as the components file prints them: what the board draws and says of them.

import source from './components.toml?raw'; // a copy: tests/web/test_fantazja_components.py compares
import type { Language } from '../../lib/messages';

export type Faction = 'S' | 'E';
export type Kind = 'residential' | 'production' | 'military' | 'magic' | 'special';
export type Element = 'E' | 'A' | 'W' | 'F';

export const KINDS: readonly Kind[] = ['residential', 'production', 'military', 'magic', 'special'];
export const SIDES = ['n', 'e', 's', 'w'] as const;

/** What one side shows: a symbol, one to three times. */
export interface Side {
  element: Element;
  count: number;
}

/** Sides run clockwise from the printed north; specials have level 0. */
export interface TileInfo {
  id: string;
  faction: Faction;
  kind: Kind;
  level: number;
  points: number;
  sides: Side[];
  dark: boolean;
  title: Record<Language, string>;
}

export interface Components {
  tiles: Map<string, TileInfo>;
  castle: Side[];
}

export const FACTIONS: readonly Faction[] = ['S', 'E'];

function field(block: string, key: string): string {
  return new RegExp(`^${key} = "?(.*?)"?$`, 'm').exec(block)?.[1] ?? '';
}

export function readSides(text: string): Side[] {
  return text.split(' ').map((word) => ({ element: word[0] as Element, count: Number(word[1]) }));
}

function readTitle(block: string, faction: Faction): Record<Language, string> {
  const text = field(block, `name\\.${faction}`) || field(block, 'name');
  const inWords = (language: Language): string =>
    new RegExp(`${language} = "([^"]*)"`).exec(text)?.[1] ?? '';
  return { en: inWords('en'), pl: inWords('pl') };
}

function readTile(block: string, faction: Faction): TileInfo {
  return {
    id: `${faction}-${field(block, 'id')}`,
    faction,
    kind: field(block, 'type') as Kind,
    level: Number(field(block, 'level')),
    points: Number(field(block, 'points')),
    sides: readSides(field(block, 'sides')),
    dark: field(block, 'dark') === 'true',
    title: readTitle(block, faction),
  };
}

/** Reads the part of TOML in which the components file is written. */
export function readComponents(text: string): Components {
  const [head = '', ...blocks] = text.split('[[tile]]');
  const tiles = new Map<string, TileInfo>();
  for (const faction of FACTIONS) {
    for (const block of blocks) {
      const only = field(block, 'faction');
      if (only && only !== faction) continue;
      const tile = readTile(block, faction);
      tiles.set(tile.id, tile);
    }
  }
  return { tiles, castle: readSides(field(head, 'castle')) };
}

const components = readComponents(source);

export function tileOf(id: string): TileInfo | undefined {
  return components.tiles.get(id);
}

export function factionOf(id: string): Faction {
  return id.startsWith('E') ? 'E' : 'S';
}

export function factionOfSeat(seat: number): Faction {
  return seat === 2 ? 'E' : 'S';
}

/** The sides of a tile (or of the castle) that lies turned, clockwise from the north of the map. */
export function turnedSides(id: string, turn: number): Side[] {
  const sides = id === 'castle' ? components.castle : (tileOf(id)?.sides ?? []);
  return sides.map((_, index) => sides[(index - turn + 4) % 4] as Side);
}

/** The symbols of the tabs, to be laid over the tile's picture. */
export function tabs(id: string, turn: number): string[] {
  return turnedSides(id, turn).map(
    ({ element, count }, index) => `fz-tab-${element}${count}-${SIDES[index]}`,
  );
}
