// The view of Caladale as the board reads it.

import type { Json, TableInfo } from '../../lib/messages';
import { split } from '../../lib/notation';
import {
  cellsOf,
  EMPTY,
  readCastle,
  readCell,
  type Castle,
  type Cell,
  type LaidTile,
} from './castle';
import { readName } from './tiles';

type Phase = 'gates' | 'draft' | 'decide' | 'place' | 'build' | 'over';
export type Mode = 'table' | 'builder' | 'puzzle' | 'free';

export const PARTS = [
  'tiles',
  'finished',
  'tops',
  'down',
  'open',
  'scaffold',
  'exchanges',
] as const;
type Part = (typeof PARTS)[number];

export interface Fault {
  /** Null for what is at no cell: a missing gate. */
  cell: Cell | null;
  rule: string;
}

export interface Removal {
  cell: Cell;
  tile: string;
  rule: string;
}

export interface SeatView {
  gate: string;
  castle: Castle;
  tray: string[];
  down: string[];
  /** Tiles drawn unseen and turned down; only their owner knows which. */
  unseen: string[];
  hidden: number;
  done: boolean;
  exchanges: number;
  faults: Fault[];
  finished: boolean;
  removed: Removal[];
  score: number;
  parts: Record<Part, number>;
  /** In free play: tiles not in the castle. */
  left: number;
}

export interface GameView {
  toMove: number;
  phase: Phase;
  unseen: boolean;
  faceUp: string[];
  taken: string;
  stack: number;
  seats: ReadonlyMap<number, SeatView>;
}

function readFault(text: string): Fault {
  const [cell = '-', rule = ''] = text.split(' ');
  return { cell: cell === '-' ? null : readCell(cell), rule };
}

function readRemoval(text: string): Removal {
  const [cell = '', tile = '', rule = ''] = text.split(' ');
  return { cell: readCell(cell), tile: tile.replace('*', ''), rule };
}

function readSeat(data: Json): SeatView {
  const unseen: string[] = Array.isArray(data.down_unseen) ? data.down_unseen : [];
  return {
    gate: data.gate,
    castle: readCastle(data.castle, data.grass),
    tray: data.tray,
    down: data.down,
    unseen,
    hidden: Array.isArray(data.down_unseen) ? unseen.length : data.down_unseen,
    done: data.done,
    exchanges: data.exchanges,
    faults: (data.faults as string[]).map(readFault),
    finished: data.finished,
    removed: (data.removed as string[]).map(readRemoval),
    score: data.score,
    parts: data.parts,
    left: data.left ?? -1,
  };
}

export function readView(view: Record<string, Json>): GameView {
  const seats = Object.entries(view.seats as Record<string, Json>);
  return {
    toMove: view.to_move,
    phase: view.phase,
    unseen: view.unseen,
    faceUp: view.face_up,
    taken: view.taken,
    stack: Array.isArray(view.stack) ? view.stack.length : view.stack, // whole in an open replay
    seats: new Map(seats.map(([seat, data]) => [Number(seat), readSeat(data)])),
  };
}

export function modeOf(table: TableInfo): Mode {
  return table.players > 1 ? 'table' : ((table.options.solo ?? 'builder') as Mode);
}

/** C-C1, C-F1: how many columns the grass has. */
export function grassWidth(mode: Mode): number {
  return mode === 'free' ? 8 : 4;
}

/** Where tiles may be built, in the solo game in which they stay: the legal actions say it. */
export function placementsIn(legal: readonly string[]): LaidTile[] {
  return legal
    .map(split)
    .filter(({ verb }) => verb === 'place')
    .map(({ args: [name = '', cell = '', rotation = 'r0'] }) => {
      const [x, y] = readCell(cell);
      return { ...readName(name), x, y, rotation: Number(rotation[1]) };
    });
}

/** The faults of one castle at whose cells another has the same tile, laid alike. */
export function faultsLeft(faults: readonly Fault[], before: Castle, now: Castle): Fault[] {
  const [old, shown] = [cellsOf(before), cellsOf(now)];
  return faults.filter(({ cell }) => {
    const [a, b] = [old.get(String(cell)), shown.get(String(cell))];
    return a && b && a.tile === b.tile && a.rotation === b.rotation;
  });
}

/** All tiles that a seat may build with. */
export function ownTiles(seat: SeatView | undefined): Set<string> {
  const castle = seat?.castle ?? EMPTY;
  return new Set([
    ...castle.laid.keys(),
    ...(seat?.tray ?? []).map((name) => name.replace('*', '')),
  ]);
}
