// Which of several legal payments comes first, and how one is put together gem by gem.

import type { SeatView } from './view';
import { holds } from './view';

const JOKER = 4; // a white gem or one of the wild colour stands for others: it is dear
const ORE = 1000; // ore gives no bonus: only where there is no other way

/** What is given up: rare gems and jokers weigh more than those one has many of. */
function price(payment: string, seat: SeatView): number {
  if (payment === 'ore') return ORE;
  let sum = 0;
  for (const colour of new Set(payment)) {
    const weight = colour === 'W' || colour === seat.wild ? JOKER : 1;
    const had = holds(seat, colour);
    for (let paid = 0; paid < counted(payment, colour); paid += 1) {
      sum += weight / Math.max(1, had - paid);
    }
  }
  return sum;
}

/** The payments, the one that costs least first. */
export function inOrder(payments: readonly string[], seat: SeatView): string[] {
  return [...payments].sort((one, other) => price(one, seat) - price(other, seat));
}

export function counted(payment: string, colour: string): number {
  return [...payment].filter((letter) => letter === colour).length;
}

const ORDER = 'BRGYW';

function sorted(letters: string): string {
  return [...letters].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join('');
}

/** The payment with one gem more or less, as the notation writes it. */
export function changed(payment: string, colour: string, by: 1 | -1): string {
  const letters = payment === 'ore' ? '' : payment;
  return sorted(by > 0 ? letters + colour : letters.replace(colour, ''));
}

/** Whether some of the payments has all these gems in it. */
export function leadsOn(part: string, payments: readonly string[]): boolean {
  return payments.some((payment) =>
    [...new Set(part)].every((c) => payment !== 'ore' && counted(payment, c) >= counted(part, c)),
  );
}
