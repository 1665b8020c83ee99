// Made by tools/view_types.py of what the game declares: `make types`. Do not edit.

import type { ResultData } from '../../lib/view';

/** The exchanges of one use of the residential power (F-M1). */
export interface ExchangeView {
  given: string[];
  taken: string[];
  open: boolean;
}

/** A tile on the map, turned by so many quarters clockwise. */
export interface LaidTile {
  tile: string;
  rotation: number;
}

/** A Power token: in the pool, with a seat, on a building, or off the map because the building under it has vanished (F-K6). `seat` holds it or has put it there; 0 in the pool. */
export interface TokenView {
  where: 'pool' | 'seat' | 'building' | 'gone';
  seat: number;
  place?: string;
  usable: boolean;
}

/** The Power tokens by the type of their buildings. */
export interface TokensView {
  residential: TokenView;
  production: TokenView;
  military: TokenView;
  magic: TokenView;
  special: TokenView;
}

/** How many buildings of each type. */
export interface TypeCounts {
  residential: number;
  production: number;
  military: number;
  magic: number;
  special: number;
}

/** What everybody may know of a seat. */
export interface SeatView {
  faction: 'S' | 'E';
  hand: number;
  ip: number;
  ip_open: string[];
  pile: number;
  discard: string[];
  bonus: number;
  visible: TypeCounts;
}

/** What a seat has learnt of the other. */
export interface RivalView {
  bottom: string[];
  seen: string[];
}

/** What only the seat itself may know. */
export interface PrivateView {
  hand: string[];
  small: string[];
  ip: string[];
  bag: string[];
  bottom: string[];
  shown: string[];
  rival: RivalView;
}

/** Fantazja as a seat or a spectator sees it. Places are named as in actions: `1,0`. */
export interface FantazjaView {
  game: 'fantazja';
  to_move: number;
  deciders: number[];
  turn: number;
  phase: 'turn' | 'pay' | 'magic' | 'over';
  scores: number[];
  result?: ResultData;
  first: number;
  action_taken: boolean;
  power_used: 'residential' | 'production' | 'military' | 'magic' | 'special' | '';
  exchange: ExchangeView;
  buried: number;
  may_bury: number;
  shown: number;
  castle: string;
  map: Record<string, LaidTile[]>;
  tokens: TokensView;
  bonus_left: number;
  seats: Record<string, SeatView>;
  private: Record<string, PrivateView>;
}

export interface BonusEarnedEvent {
  event: 'BonusEarned';
  known?: boolean;
  seat: number;
}

export interface BuildingReplacedEvent {
  event: 'BuildingReplaced';
  known?: boolean;
  seat: number;
  tile: string;
  place: string;
  rotation: number;
  replaced: string;
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

export interface HandShownEvent {
  event: 'HandShown';
  known?: boolean;
  seat: number;
  count: number;
  tiles?: string[];
}

export interface PointGainedEvent {
  event: 'PointGained';
  known?: boolean;
  seat: number;
  tile?: string;
}

export interface PointPaidEvent {
  event: 'PointPaid';
  known?: boolean;
  seat: number;
  tile: string;
  slot: number;
}

export interface PointRecoveredEvent {
  event: 'PointRecovered';
  known?: boolean;
  seat: number;
  tile: string;
}

export interface TileBuiltEvent {
  event: 'TileBuilt';
  known?: boolean;
  seat: number;
  tile: string;
  place: string;
  rotation: number;
}

export interface TileBuriedEvent {
  event: 'TileBuried';
  known?: boolean;
  seat: number;
  tile?: string;
}

export interface TilesDrawnEvent {
  event: 'TilesDrawn';
  known?: boolean;
  seat: number;
  count: number;
  tiles?: string[];
}

export interface TilesExchangedEvent {
  event: 'TilesExchanged';
  known?: boolean;
  seat: number;
  given: string;
  taken: string;
}

export interface TilesRemovedEvent {
  event: 'TilesRemoved';
  known?: boolean;
  rule: string;
  places: string[];
  tiles: string[];
}

export interface TilesReturnedEvent {
  event: 'TilesReturned';
  known?: boolean;
  seat: number;
  count: number;
}

export interface TokenMovedEvent {
  event: 'TokenMoved';
  known?: boolean;
  type: string;
  to: number;
}

export interface TokenPlacedEvent {
  event: 'TokenPlaced';
  known?: boolean;
  seat: number;
  place: string;
}

export interface TokenReturnedEvent {
  event: 'TokenReturned';
  known?: boolean;
  seat: number;
  to: number;
}

export interface TurnEndedEvent {
  event: 'TurnEnded';
  known?: boolean;
  seat: number;
}

export type FantazjaEvent =
  | BonusEarnedEvent
  | BuildingReplacedEvent
  | GameEndedEvent
  | GameStartedEvent
  | HandShownEvent
  | PointGainedEvent
  | PointPaidEvent
  | PointRecoveredEvent
  | TileBuiltEvent
  | TileBuriedEvent
  | TilesDrawnEvent
  | TilesExchangedEvent
  | TilesRemovedEvent
  | TilesReturnedEvent
  | TokenMovedEvent
  | TokenPlacedEvent
  | TokenReturnedEvent
  | TurnEndedEvent;
