// Made by tools/view_types.py of what the game declares: `make types`. Do not edit.

import type { ResultData } from '../../lib/view';

/** An added tile as it lies: the place of its hexagon a, the side that it shows, and by how many sixths it is turned counter-clockwise. */
export interface LaidTile {
  q: number;
  r: number;
  tile: string;
  rotation: number;
}

/** A place of the kingdom, axial. */
export interface PlaceView {
  q: number;
  r: number;
}

/** A place's terrain, whether it belongs to a large area (B-V6), and its river (B-V7). */
export interface GroundView {
  q: number;
  r: number;
  terrain: 'castle' | 'forest' | 'mountain' | 'plain';
  large: boolean;
  river: 'none' | 'short' | 'long';
}

/** B-V6, B-V7: the longest river in tiles, the largest areas in places. */
export interface ProgressData {
  river: number;
  forest: number;
  mountain: number;
  plain: number;
}

/** What everybody may know of a seat. */
export interface SeatView {
  page: number;
  turned: number;
  undrawn: number;
  told: number[];
  token: 'plain' | 'magic';
  out: boolean;
  left: number;
}

/** What only the seat itself may know: its page, and those it has turned. */
export interface PrivateView {
  page: number;
  turned: number[];
}

/** Grajeczka as a seat or a spectator sees it. */
export interface GrajeczkaView {
  game: 'grajeczka';
  to_move: number;
  deciders: number[];
  turn: number;
  phase: 'turn' | 'settle' | 'second' | 'over';
  scores: number[];
  result?: ResultData;
  first: number;
  limit: number;
  mirrored: boolean;
  kingdom: LaidTile[];
  figures: Record<'princess' | 'knight' | 'dragon', PlaceView>;
  top: string;
  stack: number;
  unread: number;
  adventure: '' | 'princess' | 'knight' | 'dragon' | 'add';
  moved: ('princess' | 'knight' | 'dragon')[];
  flight: PlaceView[];
  told_now: boolean;
  flipped: boolean;
  places: GroundView[];
  progress: ProgressData;
  can_add: boolean;
  seats: Record<string, SeatView>;
  private: Record<string, PrivateView>;
}

export interface FigureMovedEvent {
  event: 'FigureMoved';
  known?: boolean;
  seat: number;
  figure: 'princess' | 'knight' | 'dragon';
  start: string;
  place: string;
  way: string[];
  jump: number;
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

export interface KingdomFinishedEvent {
  event: 'KingdomFinished';
  known?: boolean;
}

export interface PageDrawnEvent {
  event: 'PageDrawn';
  known?: boolean;
  seat: number;
  page?: number;
}

export interface PageToldEvent {
  event: 'PageTold';
  known?: boolean;
  seat: number;
  page: number;
  left: number;
}

export interface PageTurnedEvent {
  event: 'PageTurned';
  known?: boolean;
  seat: number;
  page?: number;
}

export interface PlayerOutEvent {
  event: 'PlayerOut';
  known?: boolean;
  seat: number;
  page: number;
}

export interface TileAddedEvent {
  event: 'TileAdded';
  known?: boolean;
  seat: number;
  tile: string;
  place: string;
  rotation: number;
}

export interface TileRevealedEvent {
  event: 'TileRevealed';
  known?: boolean;
  tile: string;
  left: number;
}

export interface TokenFlippedEvent {
  event: 'TokenFlipped';
  known?: boolean;
  seat: number;
  token: 'plain' | 'magic';
}

export interface TurnEndedEvent {
  event: 'TurnEnded';
  known?: boolean;
  seat: number;
}

export type GrajeczkaEvent =
  | FigureMovedEvent
  | GameEndedEvent
  | GameStartedEvent
  | KingdomFinishedEvent
  | PageDrawnEvent
  | PageToldEvent
  | PageTurnedEvent
  | PlayerOutEvent
  | TileAddedEvent
  | TileRevealedEvent
  | TokenFlippedEvent
  | TurnEndedEvent;
