// The position as the server shows it (games/runestones/view.py), and its events.

import type { Play } from '../../lib/messages';
import { cardOf, SLOTS } from './cards';

export interface SeatView {
  druid: string;
  /** Cards, or how many there are where they are hidden. */
  hand: number[] | number;
  deck: number[] | number;
  /** Only of a seat that is open to the reader. */
  played?: number[];
  played_top: number;
  played_size: number;
  gems: Record<string, number>;
  ore: number;
  points: number;
  rows: string[][];
  stones: string[];
  wild: string;
}

interface Progress {
  used: Record<string, number[]>;
  card: number;
  part: number;
  wanted: string;
  face: string;
  benefits_left: number;
  artifact: string;
  smithy: string;
  forged: string[];
  exchanged: boolean;
}

export interface GameView {
  to_move: number;
  first: number;
  round: number;
  phase: string;
  display: number[];
  general_deck: number[] | number;
  general_discard: number[];
  supply: Record<string, number>;
  smithies: string[];
  white_artifacts: number;
  artifact_supply: Record<string, number>;
  artifact_traded: Record<string, number>;
  stones: Record<string, number>;
  out: string[];
  playing: number[] | number;
  called: number[] | number;
  progress: Progress;
  seats: Record<string, SeatView>;
}

export type GameEvent = Record<string, unknown> & { event: string };

export function readView(play: Play): GameView {
  return play.view as unknown as GameView;
}

/** How many there are, be they open or hidden. */
export function count(cards: number[] | number): number {
  return Array.isArray(cards) ? cards.length : cards;
}

/** The cards, where they are open. */
export function known(cards: number[] | number | undefined): number[] {
  return Array.isArray(cards) ? cards : [];
}

export function seatOf(view: GameView, seat: number): SeatView | undefined {
  return view.seats[String(seat)];
}

/** How many of a gem or of ore a seat holds. */
export function holds(seat: SeatView, piece: string): number {
  return piece === 'ore' ? seat.ore : (seat.gems[piece] ?? 0);
}

export function eventsOf(events: readonly unknown[], kind: string): GameEvent[] {
  return (events as GameEvent[]).filter((event) => event.event === kind);
}

/** Where the cards of a play go, by the server's word: the pile, the discard, or out of the game. */
export type CardDestination = 'stays' | 'leaves' | 'out';

export function destinationsIn(events: readonly unknown[]): Map<number, CardDestination> {
  const kinds: [string, CardDestination][] = [
    ['CardKept', 'stays'],
    ['CardDiscarded', 'leaves'],
    ['CardRemoved', 'out'],
  ];
  return new Map(
    kinds.flatMap(([kind, destination]) =>
      eventsOf(events, kind).map((event): [number, CardDestination] => [
        Number(event.card),
        destination,
      ]),
    ),
  );
}

/** A seat's druid cards that are out of the game. */
export function outOf(view: GameView, seat: number): number[] {
  return view.out
    .filter((text) => text.startsWith(`${seat}:`))
    .map((text) => Number(text.split(':')[1]));
}

const STONE_POINTS = 2; // of the Magic Points stone (R-K1); what can be paid for is the server's word

/** The magic points of a summon, and what is left of them: only to be read. */
export function tallyOf(
  view: GameView,
  own: SeatView,
  lifted: number[],
  called: number[],
): { has: number; left: number } {
  const stone = own.stones.includes('magic') ? STONE_POINTS : 0;
  const has = lifted.reduce((sum, card) => sum + (cardOf(card, own.druid)?.magic ?? 0), stone);
  return {
    has,
    left: called.reduce((left, card) => left - (SLOTS[view.display.indexOf(card)] ?? 0), has),
  };
}
