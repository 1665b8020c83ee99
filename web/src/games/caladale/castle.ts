// A castle as data: tiles on cells, legal or not, and the notation of what changes it.

import { join } from '../../lib/notation';
import { readName, writeName } from './tiles';
import type { LaidTile } from './types';

/** Tiles by their names, and the first column of the grass. Never changed, only made anew. */
export interface Castle {
  grass: number;
  laid: ReadonlyMap<string, LaidTile>;
}

export type Cell = readonly [number, number];

export const EMPTY: Castle = { grass: 0, laid: new Map() };

export function cellName(x: number, y: number): string {
  return `${x},${y}`;
}

/** What lies on each cell. */
export function cellsOf(castle: Castle): Map<string, LaidTile> {
  return new Map([...castle.laid.values()].map((laid) => [cellName(laid.x, laid.y), laid]));
}

export function tileAt(castle: Castle, x: number, y: number): LaidTile | undefined {
  for (const laid of castle.laid.values()) if (laid.x === x && laid.y === y) return laid;
  return undefined;
}

// Changes

const remade = (castle: Castle, laid: Iterable<LaidTile>): Castle => ({
  grass: castle.grass,
  laid: new Map([...laid].map((one) => [one.tile, one])),
});

/** A tile put on a cell; one that lay there changes places with it, or goes to the tray. */
export function put(castle: Castle, laid: LaidTile): Castle {
  const there = tileAt(castle, laid.x, laid.y);
  const before = castle.laid.get(laid.tile);
  const after = new Map(castle.laid);
  if (there && there.tile !== laid.tile) {
    if (before) after.set(there.tile, { ...there, x: before.x, y: before.y });
    else after.delete(there.tile);
  }
  after.set(laid.tile, laid);
  return { ...castle, laid: after };
}

export function without(castle: Castle, tiles: Iterable<string>): Castle {
  const gone = new Set(tiles);
  return remade(
    castle,
    [...castle.laid.values()].filter(({ tile }) => !gone.has(tile)),
  );
}

/** Only these tiles. */
export function only(castle: Castle, tiles: Iterable<string>): Castle {
  const kept = new Set(tiles);
  return remade(
    castle,
    [...castle.laid.values()].filter(({ tile }) => kept.has(tile)),
  );
}

/** Several tiles moved together; null where one would lie below the ground or on another. */
export function moved(
  castle: Castle,
  tiles: Iterable<string>,
  dx: number,
  dy: number,
): Castle | null {
  return relaid(
    castle,
    group(castle, tiles).map((laid) => ({ ...laid, x: laid.x + dx, y: laid.y + dy })),
  );
}

/** Several tiles turned together about their middle, by a quarter to the right (1) or left (-1), and
 * lifted onto the ground; what does not turn stays upright. Null where one would lie on another. */
export function rotated(
  castle: Castle,
  tiles: Iterable<string>,
  by: 1 | -1,
  turns: (tile: string) => boolean,
): Castle | null {
  const old = group(castle, tiles);
  const [xs, ys] = [old.map(({ x }) => x), old.map(({ y }) => y)];
  const [left, right, low, high] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const longer = right - left - (high - low);
  const round = longer > 0 ? Math.floor : Math.ceil; // of half a cell: a group comes home again
  const [newLeft, newLow] = [left + round(longer / 2), Math.max(0, low + round(-longer / 2))];
  return relaid(
    castle,
    old.map((laid) => ({
      ...laid,
      x: newLeft + (by > 0 ? laid.y - low : high - laid.y),
      y: newLow + (by > 0 ? right - laid.x : laid.x - left),
      rotation: turns(laid.tile) ? (laid.rotation + by + 4) % 4 : laid.rotation,
    })),
  );
}

function group(castle: Castle, tiles: Iterable<string>): LaidTile[] {
  return [...tiles].flatMap((tile) => castle.laid.get(tile) ?? []);
}

/** Tiles laid elsewhere; null where one would lie below the ground or on another. */
function relaid(castle: Castle, next: readonly LaidTile[]): Castle | null {
  const others = cellsOf(
    without(
      castle,
      next.map(({ tile }) => tile),
    ),
  );
  if (next.some(({ x, y }) => y < 0 || others.has(cellName(x, y)))) return null;
  return {
    ...castle,
    laid: new Map([...castle.laid, ...next.map((laid) => [laid.tile, laid] as const)]),
  };
}

export function slid(castle: Castle, grass: number): Castle {
  return { ...castle, grass };
}

// The notation

const sameLaid = (a: LaidTile | undefined, b: LaidTile | undefined): boolean =>
  !!a && !!b && a.x === b.x && a.y === b.y && a.rotation === b.rotation && a.side === b.side;

export function same(a: Castle, b: Castle): boolean {
  return (
    a.grass === b.grass &&
    a.laid.size === b.laid.size &&
    [...a.laid.values()].every((laid) => sameLaid(laid, b.laid.get(laid.tile)))
  );
}

/** `layout 0 wizard@1,0,r0;stone-top-1@1,1,r0`. */
export function writeLayout({ grass, laid }: Castle): string {
  const pieces = [...laid.values()].map(
    ({ tile, side, x, y, rotation }) => `${writeName(tile, side)}@${x},${y},r${rotation}`,
  );
  return join('layout', grass, pieces.join(';') || '-');
}

export function readLayout(text: string): Castle {
  const [, grass = '0', pieces = '-'] = text.split(' ');
  const laid = new Map<string, LaidTile>();
  for (const piece of pieces === '-' ? [] : pieces.split(';')) {
    const [name = '', at = ''] = piece.split('@');
    const [x = '0', y = '0', rotation = 'r0'] = at.split(',');
    const one = readPiece(name, x, y, rotation);
    laid.set(one.tile, one);
  }
  return { grass: Number(grass), laid };
}

function readPiece(name: string, x: string, y: string, rotation: string): LaidTile {
  return { ...readName(name), x: Number(x), y: Number(y), rotation: Number(rotation[1]) };
}

/** The shortest action that makes one castle of the other; empty where they are the same. */
export function actionBetween(before: Castle, after: Castle): string {
  const names = new Set([...before.laid.keys(), ...after.laid.keys()]);
  const changed = [...names].filter(
    (tile) => !sameLaid(before.laid.get(tile), after.laid.get(tile)),
  );
  if (!changed.length) return before.grass === after.grass ? '' : join('grass', after.grass);
  if (before.grass !== after.grass) return writeLayout(after);
  if (changed.length === 1) return oneChange(changed[0] ?? '', after);
  return shiftBetween(before, after) || writeLayout(after);
}

function oneChange(tile: string, after: Castle): string {
  const laid = after.laid.get(tile);
  return laid ? writePlacement(laid) : join('back', tile);
}

export function writePlacement({ tile, side, x, y, rotation }: LaidTile): string {
  return join('place', writeName(tile, side), cellName(x, y), `r${rotation}`);
}

function shiftBetween(before: Castle, after: Castle): string {
  const [first] = before.laid.values();
  const goal = first && after.laid.get(first.tile);
  if (!first || !goal) return '';
  const [dx, dy] = [goal.x - first.x, goal.y - first.y];
  const whole = moved(before, before.laid.keys(), dx, dy);
  return whole && same(whole, after) ? join('shift', cellName(dx, dy)) : '';
}

// Space

export interface Bounds {
  left: number;
  right: number;
  top: number;
}

/** The columns and the highest row that castle and grass take up. */
export function boundsOf(castle: Castle, width: number): Bounds {
  const bounds = { left: castle.grass, right: castle.grass + width - 1, top: 0 };
  for (const { x, y } of castle.laid.values()) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.max(bounds.top, y);
  }
  return bounds;
}
