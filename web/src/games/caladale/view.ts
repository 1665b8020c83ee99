// What the board reads off the typed view.

import { cellsOf, type Castle } from './castle';
import type { CaladaleView, CellView, SeatView } from './types';

export type Mode = CaladaleView['mode'];

/** The parts of the score that a game has, in the order in which they are shown. */
export const PARTS: Record<Mode, readonly string[]> = {
  table: ['tiles', 'finished', 'tops', 'down', 'open', 'scaffold'],
  builder: ['tiles', 'finished', 'tops', 'open', 'scaffold'],
  puzzle: ['tiles', 'finished', 'tops', 'open', 'scaffold', 'exchanges'],
  free: ['tiles', 'finished', 'tops', 'open'],
};

export function castleOf({ castle, grass }: SeatView): Castle {
  return { grass, laid: new Map(castle.map((laid) => [laid.tile, laid])) };
}

/** Whether two castles have the same tile at a cell, laid alike. */
export function sameAt(before: Castle, now: Castle): (cell: CellView | undefined) => boolean {
  const [old, shown] = [cellsOf(before), cellsOf(now)];
  return (cell) => {
    const [a, b] = cell ? [old.get(cellOf(cell)), shown.get(cellOf(cell))] : [];
    return !!a && !!b && a.tile === b.tile && a.rotation === b.rotation;
  };
}

/** All tiles that a seat may build with. */
export function ownTiles({ castle, tray }: SeatView): Set<string> {
  return new Set([...castle, ...tray].map(({ tile }) => tile));
}

/** How many tiles a seat turned down. */
export function turnedDown({ down, down_unseen: unseen }: SeatView): number {
  return down.length + unseen;
}

export const cellOf = ({ x, y }: CellView): string => `${x},${y}`;
