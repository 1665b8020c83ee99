// Kingdom tiles as they are drawn: turned as data, pictures stay upright (as in bajarz.art.grajeczka).

import type { Point } from '../../lib/geometry';
import { centre, corner, neighbour, outline, polyline, rotated, type Hex } from './hexes';
import type { GroundView, LaidTile } from './types';

type Terrain = GroundView['terrain'];
type End = [number, number];

/** One side of a tile: its hexagons from hexagon a, their terrains, the ends of its river. */
export interface TileArt {
  name: string;
  places: Hex[];
  terrains: Terrain[];
  river: [End, End] | null;
}

/** A tile where it lies: hexagon a at a place, turned by sixths counter-clockwise. */
export interface PlacedTile {
  tile: TileArt;
  at: Hex;
  rotation: number;
}

/** One place as it is drawn: the symbols of its ground, river and scene. */
export interface Spot {
  hex: Hex;
  ground: string;
  river: string;
  scene: string;
}

const DRY: Record<Terrain, number> = { castle: 3, forest: 4, mountain: 4, plain: 4 };
const WET = 2;

/** The added tiles of a kingdom, as far as their pictures are here. */
export function placedTiles(
  kingdom: readonly LaidTile[],
  tiles: ReadonlyMap<string, TileArt>,
): PlacedTile[] {
  return kingdom.flatMap(({ q, r, tile, rotation }) => {
    const art = tiles.get(tile);
    return art ? [{ tile: art, at: [q, r] as const, rotation }] : [];
  });
}

export function hexesOf({ tile, at, rotation }: PlacedTile): Hex[] {
  return tile.places.map((hex) => {
    const [q, r] = rotated(hex, rotation);
    return [at[0] + q, at[1] + r];
  });
}

/** The corner that the tile's three places share. */
export function middleOf(laid: PlacedTile): Point {
  const points = hexesOf(laid).map(centre);
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}

function sharedSide(places: readonly Hex[], a: number, b: number): number {
  const [from, to] = [places[a], places[b]];
  if (!from || !to) return 0;
  return [0, 1, 2, 3, 4, 5].find((side) => String(neighbour(from, side)) === String(to)) ?? 0;
}

/** The sides that the river joins, by hexagon. */
function pairs({ tile, rotation }: PlacedTile): Map<number, [number, number]> {
  const found = new Map<number, [number, number]>();
  if (!tile.river) return found;
  const [[a, first], [b, last]] = tile.river;
  const pair = (one: number, two: number): [number, number] => [
    (one + rotation) % 6,
    (two + rotation) % 6,
  ];
  if (a === b) return found.set(a, pair(first, last));
  const shared = sharedSide(tile.places, a, b);
  return found.set(a, pair(first, shared)).set(b, pair((shared + 3) % 6, last));
}

export function spotsOf(laid: PlacedTile): Spot[] {
  const rivers = pairs(laid);
  return hexesOf(laid).map((hex, i) => {
    const terrain = laid.tile.terrains[i] ?? 'plain';
    const pair = rivers.get(i);
    const look = crc32(`${laid.tile.name} ${i}`) >>> 3;
    const sides = pair ? `${Math.min(...pair)}${Math.max(...pair)}` : '';
    const variant = (look % (pair ? WET : DRY[terrain])) + 1;
    return {
      hex,
      ground: `#gr-ground-${terrain}`,
      river: pair ? `#gr-river-${sides}` : '',
      scene: `#gr-scene-${terrain}${pair ? `-${sides}` : ''}-${variant}`,
    };
  });
}

/** Lines between the places of one tile. */
export function seams(laid: PlacedTile): string {
  const hexes = hexesOf(laid);
  let d = '';
  hexes.forEach((hex, i) => {
    for (let side = 0; side < 6; side += 1) {
      const beyond = String(neighbour(hex, side));
      if (hexes.slice(i + 1).some((other) => String(other) === beyond)) {
        d += polyline([corner(hex, side), corner(hex, side + 1)]);
      }
    }
  });
  return d;
}

export function borderOf(laid: PlacedTile): string {
  return outline(hexesOf(laid));
}

function crc32(text: string): number {
  let crc = -1;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
