// What the last step has changed: shown for a moment where it happened.

import { readEvents } from './view';

export interface Touched {
  seat: number;
  /** New on the display. */
  cards: ReadonlySet<number>;
  smithies: ReadonlySet<string>;
  stones: ReadonlySet<string>;
}

export const UNTOUCHED: Touched = {
  seat: 0,
  cards: new Set(),
  smithies: new Set(),
  stones: new Set(),
};

export function touchedBy(events: readonly object[]): Touched {
  let seat = 0;
  const [cards, smithies, stones] = [new Set<number>(), new Set<string>(), new Set<string>()];
  for (const event of readEvents(events)) {
    if ('seat' in event && event.seat) seat ||= event.seat;
    if (event.event === 'DisplayRefilled') event.cards.forEach((card) => cards.add(card));
    else if (event.event === 'ArtifactForged' || event.event === 'SmithyRefilled') {
      smithies.add(event.smithy);
    } else if (event.event === 'StoneTaken') stones.add(event.stone);
  }
  return { seat, cards, smithies, stones };
}
