// Made by tools/view_types.py of what the game declares: `make types`. Do not edit.

import type { ResultData } from '../../lib/view';

/** A tile; a gate's `side` is 1 where it shows its two themes, else 0. */
export interface TileView {
  tile: string;
  side: number;
}

/** A tile in a castle, turned by so many quarters clockwise. */
export interface LaidTile {
  tile: string;
  side: number;
  x: number;
  y: number;
  rotation: number;
}

/** A cell of a castle: the column, and the row from the ground up. */
export interface CellView {
  x: number;
  y: number;
}

/** A broken rule, and the cell of the tile that breaks it; a missing gate has none (C-B4). */
export interface ViolationView {
  rule: string;
  cell?: CellView;
  sides?: string[];
}

/** A castle edge that nothing meets. */
export interface OpenEdgeView {
  x: number;
  y: number;
  side: string;
}

/** A tile that does not count (C-P4): where it lies, and the rule that it breaks. */
export interface RemovedTile {
  x: number;
  y: number;
  tile: string;
  side: number;
  rule: string;
}

/** What counts of a castle if it is counted now (C-P1, C-P3, C-P4). */
export interface CountedView {
  tiles: number;
  open: number;
}

/** What everybody may know of a seat. */
export interface SeatView {
  gate?: TileView;
  castle: LaidTile[];
  grass: number;
  grass_width: number;
  tray: TileView[];
  down: string[];
  down_unseen: number;
  done: boolean;
  exchanges: number;
  violations: ViolationView[];
  open: OpenEdgeView[];
  finished: boolean;
  removed: RemovedTile[];
  counted: CountedView;
  parts: Record<string, number>;
  left?: number;
}

/** What only the seat itself may know: the tiles that it turned down unseen by the others. */
export interface PrivateView {
  down_unseen: string[];
}

/** Castles of Caladale as a seat or a spectator sees it. */
export interface CaladaleView {
  game: 'caladale';
  to_move: number;
  deciders: number[];
  turn: number;
  phase: 'gates' | 'draft' | 'decide' | 'place' | 'build' | 'over';
  scores: number[];
  result?: ResultData;
  mode: 'table' | 'builder' | 'puzzle' | 'free';
  first: number;
  unseen: boolean;
  gates: TileView[];
  both_sides: boolean;
  upright: string[];
  face_up: string[];
  taken?: string;
  stack: number;
  seats: Record<string, SeatView>;
  private: Record<string, PrivateView>;
}

export interface CastleChangedEvent {
  event: 'CastleChanged';
  known?: boolean;
  seat: number;
  action: string;
}

export interface CastleCorrectedEvent {
  event: 'CastleCorrected';
  known?: boolean;
  seat: number;
  count: number;
  removed: RemovedTile[];
}

export interface DraftEndedEvent {
  event: 'DraftEnded';
  known?: boolean;
}

export interface GameEndedEvent {
  event: 'GameEnded';
  known?: boolean;
  rule: string;
}

export interface GameStartedEvent {
  event: 'GameStarted';
  known?: boolean;
  first: number;
}

export interface GateTakenEvent {
  event: 'GateTaken';
  known?: boolean;
  seat: number;
  gate: string;
}

export interface SeatDoneEvent {
  event: 'SeatDone';
  known?: boolean;
  seat: number;
}

export interface TileDrawnEvent {
  event: 'TileDrawn';
  known?: boolean;
  seat: number;
  tile?: string;
}

export interface TileExchangedEvent {
  event: 'TileExchanged';
  known?: boolean;
  seat: number;
  given: string;
  taken: string;
}

export interface TileKeptEvent {
  event: 'TileKept';
  known?: boolean;
  seat: number;
  tile: string;
}

export interface TileRevealedEvent {
  event: 'TileRevealed';
  known?: boolean;
  tile: string;
}

export interface TileTakenEvent {
  event: 'TileTaken';
  known?: boolean;
  seat: number;
  tile: string;
}

export interface TileTurnedDownEvent {
  event: 'TileTurnedDown';
  known?: boolean;
  seat: number;
  tile?: string;
}

export interface TurnEndedEvent {
  event: 'TurnEnded';
  known?: boolean;
  seat: number;
}

export type CaladaleEvent =
  | CastleChangedEvent
  | CastleCorrectedEvent
  | DraftEndedEvent
  | GameEndedEvent
  | GameStartedEvent
  | GateTakenEvent
  | SeatDoneEvent
  | TileDrawnEvent
  | TileExchangedEvent
  | TileKeptEvent
  | TileRevealedEvent
  | TileTakenEvent
  | TileTurnedDownEvent
  | TurnEndedEvent;
