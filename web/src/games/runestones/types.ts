// Made by tools/view_types.py of what the game declares: `make types`. Do not edit.

import type { ResultData } from '../../lib/view';

/** A druid card that is out of the game, and whose it was. */
export interface RemovedCard {
  seat: number;
  card: number;
}

/** How far the turn has come; in no secret phase is there a secret in it. */
export interface ProgressData {
  used: Record<string, number[]>;
  extra_point: number[];
  plays_before: number[];
  after: string;
  card: number;
  part: number;
  wanted: string;
  face: string;
  benefits_left: number;
  artifact: string;
  smithy: string;
  bonus: boolean;
  forged: string[];
  trades: number;
  exchanged: boolean;
  stirred: boolean;
}

/** Of a summoning: the sum of the cards and the stone, and what the calls have left of it. */
export interface MagicPoints {
  sum: number;
  left: number;
}

/** What everybody may know of a seat. */
export interface SeatView {
  druid: string;
  hand: number;
  deck: number;
  played_top: number;
  played_size: number;
  gems: Record<string, number>;
  ore: number;
  points: number;
  rows: string[][];
  row_points: number[];
  stones: string[];
  wild: string;
}

/** What only the seat itself may know: its deck as a set. */
export interface PrivateView {
  hand: number[];
  deck: number[];
  played: number[];
}

/** Rune Stones as a seat or a spectator sees it. */
export interface RuneStonesView {
  game: 'runestones';
  to_move: number;
  deciders: number[];
  turn: number;
  phase:
    | 'action'
    | 'summon'
    | 'cards'
    | 'abilities'
    | 'pay'
    | 'gem'
    | 'call'
    | 'die'
    | 'field'
    | 'forge'
    | 'trade'
    | 'stone'
    | 'over';
  scores: number[];
  result?: ResultData;
  first: number;
  round: number;
  pending: string;
  display: number[];
  general_deck: number;
  general_discard: number[];
  supply: Record<string, number>;
  smithies: string[];
  white_artifacts: number;
  artifact_supply: Record<string, number>;
  artifact_traded: Record<string, number>;
  stones: Record<string, number>;
  removed: RemovedCard[];
  progress: ProgressData;
  playing_count: number;
  called_count: number;
  playing?: number[];
  called?: number[];
  leaving?: number[];
  magic_points?: MagicPoints;
  seats: Record<string, SeatView>;
  private: Record<string, PrivateView>;
}

export interface ActionPassedEvent {
  event: 'ActionPassed';
  known?: boolean;
  seat: number;
}

export interface ArtifactForgedEvent {
  event: 'ArtifactForged';
  known?: boolean;
  seat: number;
  smithy: string;
  artifact: string;
  row: number;
  field: string;
}

export interface BenefitForgoneEvent {
  event: 'BenefitForgone';
  known?: boolean;
  seat: number;
  face: string;
}

export interface CardChosenEvent {
  event: 'CardChosen';
  known?: boolean;
  seat: number;
  choice: string;
  card?: number;
  magic_points?: MagicPoints;
}

export interface CardDiscardedEvent {
  event: 'CardDiscarded';
  known?: boolean;
  seat: number;
  card: number;
}

export interface CardGainedEvent {
  event: 'CardGained';
  known?: boolean;
  seat: number;
  card: number;
}

export interface CardKeptEvent {
  event: 'CardKept';
  known?: boolean;
  seat: number;
  card: number;
}

export interface CardRemovedEvent {
  event: 'CardRemoved';
  known?: boolean;
  seat: number;
  card: number;
}

export interface CardsDrawnEvent {
  event: 'CardsDrawn';
  known?: boolean;
  seat: number;
  count: number;
  cards?: number[];
}

export interface CardsShownEvent {
  event: 'CardsShown';
  known?: boolean;
  seat: number;
  cards: number[];
}

export interface CardsSummonedEvent {
  event: 'CardsSummoned';
  known?: boolean;
  seat: number;
  cards: number[];
  played: number[];
}

export interface ChoiceMadeEvent {
  event: 'ChoiceMade';
  known?: boolean;
  seat: number;
  choice: string;
  magic_points?: MagicPoints;
}

export interface DeckRenewedEvent {
  event: 'DeckRenewed';
  known?: boolean;
  deck: string;
  count: number;
  seat?: number;
}

export interface DieRolledEvent {
  event: 'DieRolled';
  known?: boolean;
  seat: number;
  face: string;
}

export interface DisplayRefilledEvent {
  event: 'DisplayRefilled';
  known?: boolean;
  cards: number[];
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
  smithies: string[];
  display: number[];
}

export interface GemsGainedEvent {
  event: 'GemsGained';
  known?: boolean;
  seat: number;
  gems: string;
}

export interface GemsPaidEvent {
  event: 'GemsPaid';
  known?: boolean;
  seat: number;
  gems: string;
}

export interface OreGainedEvent {
  event: 'OreGained';
  known?: boolean;
  seat: number;
}

export interface PointsGainedEvent {
  event: 'PointsGained';
  known?: boolean;
  seat: number;
  points: number;
}

export interface RowTradedEvent {
  event: 'RowTraded';
  known?: boolean;
  seat: number;
  row: number;
  points: number;
  artifacts: string;
}

export interface SmithyRefilledEvent {
  event: 'SmithyRefilled';
  known?: boolean;
  smithy: string;
  colour: string;
}

export interface StoneTakenEvent {
  event: 'StoneTaken';
  known?: boolean;
  seat: number;
  stone: string;
}

export interface StoneUsedEvent {
  event: 'StoneUsed';
  known?: boolean;
  seat: number;
  stone: string;
  given?: string;
  received?: string;
  colour?: string;
}

export interface TurnEndedEvent {
  event: 'TurnEnded';
  known?: boolean;
  seat: number;
}

export type RuneStonesEvent =
  | ActionPassedEvent
  | ArtifactForgedEvent
  | BenefitForgoneEvent
  | CardChosenEvent
  | CardDiscardedEvent
  | CardGainedEvent
  | CardKeptEvent
  | CardRemovedEvent
  | CardsDrawnEvent
  | CardsShownEvent
  | CardsSummonedEvent
  | ChoiceMadeEvent
  | DeckRenewedEvent
  | DieRolledEvent
  | DisplayRefilledEvent
  | GameEndedEvent
  | GameStartedEvent
  | GemsGainedEvent
  | GemsPaidEvent
  | OreGainedEvent
  | PointsGainedEvent
  | RowTradedEvent
  | SmithyRefilledEvent
  | StoneTakenEvent
  | StoneUsedEvent
  | TurnEndedEvent;
