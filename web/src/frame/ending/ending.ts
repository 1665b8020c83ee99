// The end of a game in words: who won, and why it is over.

import type { Play, TableInfo } from '../../lib/messages';
import { has, list, t } from '../../lib/texts.svelte';

/** A score with a true minus sign. */
export const signed = (points: number | undefined): string =>
  points === undefined ? '' : String(points).replace('-', '−');

export function headlineOf(table: TableInfo, play: Play): string {
  const { result, seat } = play;
  const winners = result?.winners ?? [];
  if (!result || result.reason === 'stopped') return t('replay-unfinished');
  if (table.players === 1 && winners.length) {
    return t('result-alone', { points: signed(result.scores[1]) });
  }
  if (seat && winners.includes(seat)) {
    return t(winners.length > 1 ? 'result-shared-you' : 'result-you');
  }
  if (!winners.length) return t('result-nobody');
  if (winners.length === table.players) return t('result-draw');
  const names = winners.map((n) => table.seats[n - 1]?.name ?? '');
  return t('result-winner', { name: list(names, 'conjunction'), count: winners.length });
}

/** Why the game is over: somebody has gone, or what the game itself says (`ending-RULE`). */
export function reasonOf(table: TableInfo, play: Play): string {
  const reason = play.result?.reason ?? '';
  if (['resigned', 'time', 'away'].includes(reason)) {
    const gone = table.seats.filter((seat) => seat.resigned).map((seat) => seat.name);
    return t(`reason-${reason}`, { name: list(gone, 'conjunction') });
  }
  return has(`ending-${reason}`) ? t(`ending-${reason}`) : '';
}

/** Ticks of an axis from one number to another, few and round. */
export function ticks(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (high - low) / each <= 5) ?? 200;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, n) => first + n * step);
}

/** The points of the curve in which somebody new leads alone. */
export function changesOfLead(scores: readonly (readonly number[])[]): number[] {
  const found: number[] = [];
  let leader = -1;
  scores.forEach((each, place) => {
    const best = Math.max(...each);
    const leads = each.filter((score) => score === best).length === 1 ? each.indexOf(best) : leader;
    if (leads !== leader && leader >= 0) found.push(place);
    leader = leads;
  });
  return found;
}
