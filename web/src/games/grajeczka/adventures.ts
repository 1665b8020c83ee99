// Adventures as events tell them: what was moved or added, where, and over which places.

import type { GrajeczkaEvent, GrajeczkaView } from './types';
import { nameOfPlace, standsAt, type Figure } from './view';

export interface Adventure {
  seat: number;
  kind: 'move' | 'add';
  figure: Figure | '';
  place: string;
  /** The places that a move goes over, from its start to its end. */
  way: string[];
  /** The number of the place that the Princess jumps to; 0: she does not jump. */
  jump: number;
}

/** An adventure to be shown moving; each is numbered, as it can be shown again. */
export interface Happening {
  number: number;
  adventure: Adventure;
}

export function adventuresIn(events: readonly GrajeczkaEvent[]): Adventure[] {
  return events.flatMap((event): Adventure[] => {
    if (event.event === 'FigureMoved') {
      const { seat, figure, place, way, jump } = event;
      return [{ seat, kind: 'move', figure, place, way, jump }];
    }
    if (event.event !== 'TileAdded') return [];
    const { seat, place } = event;
    return [{ seat, kind: 'add', figure: '', place, way: [], jump: 0 }];
  });
}

export function adventureIn(events: readonly GrajeczkaEvent[]): Adventure | null {
  return adventuresIn(events)[0] ?? null;
}

/** Whether the position still shows it: a step taken back leaves no mark. */
export function stands(adventure: Adventure, view: GrajeczkaView): boolean {
  if (adventure.figure) return standsAt(view, adventure.figure) === adventure.place;
  return view.kingdom.some((laid) => nameOfPlace(laid) === adventure.place);
}
