// Reading what the server shows and tells; its types are declared by the game (types.ts).

import type { Play } from '../../lib/messages';
import type { MagicPoints, PrivateView, RuneStonesEvent, RuneStonesView, SeatView } from './types';

export type { MagicPoints, PrivateView, RuneStonesEvent, RuneStonesView, SeatView };

export function readView(play: Play): RuneStonesView {
  return play.view as RuneStonesView;
}

/** Events as the server tells them, of a step or of what would surely follow an action. */
export function readEvents(events: readonly object[]): readonly RuneStonesEvent[] {
  return events as readonly RuneStonesEvent[];
}

export function seatOf(view: RuneStonesView, seat: number): SeatView | undefined {
  return view.seats[String(seat)];
}

/** A seat's own cards, where they are open to the reader. */
export function cardsOf(view: RuneStonesView, seat: number): PrivateView | undefined {
  return view.private[String(seat)];
}

/** How many of a gem or of ore a seat holds. */
export function holds(seat: SeatView, piece: string): number {
  return piece === 'ore' ? seat.ore : (seat.gems[piece] ?? 0);
}

export function eventsOf<Name extends RuneStonesEvent['event']>(
  events: readonly object[],
  name: Name,
): Extract<RuneStonesEvent, { event: Name }>[] {
  const isOne = (event: RuneStonesEvent): event is Extract<RuneStonesEvent, { event: Name }> =>
    event.event === name;
  return readEvents(events).filter(isOne);
}

/** Where the cards of a play go, by the server's word: the pile, the discard, or out of the game. */
export type CardDestination = 'stays' | 'leaves' | 'out';

const DESTINATIONS = {
  CardKept: 'stays',
  CardDiscarded: 'leaves',
  CardRemoved: 'out',
} as const;

export function destinationsIn(events: readonly object[]): Map<number, CardDestination> {
  const found = new Map<number, CardDestination>();
  for (const name of ['CardKept', 'CardDiscarded', 'CardRemoved'] as const) {
    for (const { card } of eventsOf(events, name)) found.set(card, DESTINATIONS[name]);
  }
  return found;
}

/** The magic points of a summoning after its last choice, by the server's word. */
export function magicPointsIn(events: readonly object[]): MagicPoints | undefined {
  return readEvents(events).reduce<MagicPoints | undefined>(
    (found, event) => ('magic_points' in event ? event.magic_points : found),
    undefined,
  );
}

/** A seat's druid cards that are out of the game. */
export function removedOf(view: RuneStonesView, seat: number): number[] {
  return view.removed.filter((one) => one.seat === seat).map((one) => one.card);
}
