// What each player did last in the draft: shown at their castle.

import type { CaladaleEvent } from './types';

export interface Deed {
  /** The tile, empty where it was drawn unseen. */
  tile: string;
  /** Whether it was turned face down. */
  down: boolean;
}

/** What was known of every seat's last deed, and what has happened since. */
export function deedsAfter(
  before: ReadonlyMap<number, Deed>,
  events: readonly CaladaleEvent[],
): ReadonlyMap<number, Deed> {
  const after = new Map(before);
  for (const each of events) {
    if (each.event === 'TileTaken' || each.event === 'TileDrawn') {
      after.set(each.seat, { tile: each.tile ?? '', down: false });
    } else if (each.event === 'TileTurnedDown') {
      after.set(each.seat, { tile: each.tile ?? '', down: true });
    } else if (each.event === 'TileKept') {
      after.set(each.seat, { tile: each.tile, down: false });
    }
  }
  return after;
}
