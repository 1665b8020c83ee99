// The sign of a seat: a game may have its own (its factions' emblems), else circle, diamond, square,
// triangle. A page that shows a table says of which game it is; every icon under it asks here.

import { getContext, setContext } from 'svelte';
import { aboutGame } from './games';

const KEY = 'seat-signs';
const SEAT = /^seat-(\d)$/;

type Source = () => string;

/** The icons under this component are those of a table of this game. */
export function signSeats(game: Source): void {
  setContext<Source>(KEY, game);
}

/** The symbol that draws this icon of the frame under the component that is made now. */
export function symbolOf(): (name: string) => string {
  const game = getContext<Source | undefined>(KEY);
  return (name) => {
    const seat = Number(SEAT.exec(name)?.[1] ?? 0);
    const own = seat && game ? aboutGame(game()).seats?.[seat - 1]?.sign : undefined;
    return own ?? `ui-${name}`;
  };
}

/** The colours of the seats as a style, where the game has its own. */
export function seatColours(game: string): string {
  const seats = aboutGame(game).seats ?? [];
  return seats.map(({ colour }, index) => `--seat-${index + 1}:${colour}`).join(';');
}
