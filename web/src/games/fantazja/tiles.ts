// The tiles as the components file prints them: what the board draws and says of them.

import { componentsOf } from '../../lib/components';
import type { Language } from '../../lib/messages';
import type { SeatView, TokensView } from './types';

export type Faction = SeatView['faction'];
export type Kind = keyof TokensView;
type Element = 'E' | 'A' | 'W' | 'F';

export const KINDS: readonly Kind[] = ['residential', 'production', 'military', 'magic', 'special'];
const SIDES = ['n', 'e', 's', 'w'] as const;
/** The Magic Castle lies on the map as if it were a tile. */
export const CASTLE = 'castle';

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

type Title = Record<Language, string>;

/** A tile of the components file, of both factions or of one; its name may differ with them. */
interface TileRow {
  id: string;
  type: Kind;
  level?: number;
  points: number;
  sides: string;
  dark?: boolean;
  faction?: Faction;
  name: Title | Record<Faction, Title>;
}

export interface ComponentsFile {
  castle: string;
  tile: TileRow[];
}

function readSides(text: string): Side[] {
  return text.split(' ').map((word) => ({ element: word[0] as Element, count: Number(word[1]) }));
}

function titleOf(name: TileRow['name'], faction: Faction): Title {
  return faction in name ? (name as Record<Faction, Title>)[faction] : (name as Title);
}

function readTile(row: TileRow, faction: Faction): TileInfo {
  return {
    id: `${faction}-${row.id}`,
    faction,
    kind: row.type,
    level: row.level ?? 0,
    points: row.points,
    sides: readSides(row.sides),
    dark: row.dark ?? false,
    title: titleOf(row.name, faction),
  };
}

export function readComponents(file: ComponentsFile): Components {
  const tiles = FACTIONS.flatMap((faction) =>
    file.tile
      .filter((row) => (row.faction ?? faction) === faction)
      .map((row) => readTile(row, faction)),
  );
  return { tiles: new Map(tiles.map((tile) => [tile.id, tile])), castle: readSides(file.castle) };
}

const components = readComponents(await componentsOf<ComponentsFile>('fantazja'));

export function tileOf(id: string): TileInfo | undefined {
  return components.tiles.get(id);
}

export function factionOf(id: string): Faction {
  return tileOf(id)?.faction ?? 'S';
}

/** The sides of a tile (or of the castle) that lies turned, clockwise from the north of the map. */
export function rotatedSides(id: string, rotation: number): Side[] {
  const sides = id === CASTLE ? components.castle : (tileOf(id)?.sides ?? []);
  return sides.map((_, index) => sides[(index - rotation + 4) % 4] as Side);
}

/** The symbols of the tabs, to be laid over the tile's picture. */
export function tabs(id: string, rotation: number): string[] {
  return rotatedSides(id, rotation).map(
    ({ element, count }, index) => `fz-tab-${element}${count}-${SIDES[index]}`,
  );
}
