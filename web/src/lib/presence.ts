// Who has gone, who is back, and where a bot plays on: in words, when it happens.

import type { SeatInfo, TableInfo } from './messages';
import { t } from './texts.svelte';

/** What has changed between two looks at a table that others should hear of. */
export function changes(before: TableInfo, after: TableInfo): string[] {
  if (after.state !== 'playing' || before.state !== 'playing') return [];
  return after.seats.flatMap((seat, index) => changeOf(before.seats[index] ?? seat, seat));
}

function changeOf(before: SeatInfo, after: SeatInfo): string[] {
  const name = after.name;
  const words: string[] = [];
  if (before.kind === 'person' && after.kind === 'bot' && !after.mine) {
    words.push(t('notice-bot', { name, why: after.why || 'left' }));
  } else if (before.kind === 'bot' && after.kind === 'person' && !after.mine) {
    words.push(t('notice-back', { name }));
  } else if (after.kind === 'person' && !after.mine && before.connected !== after.connected) {
    words.push(t(after.connected ? 'notice-here' : 'notice-gone', { name }));
  }
  return words;
}
