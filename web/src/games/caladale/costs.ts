// What it costs to let the castle be counted as it is: the server's numbers, in words.

import type { Question } from '../../lib/sure.svelte';
import { t } from '../../lib/texts.svelte';
import type { SeatView } from './types';
import type { Mode } from './view';

/** What to ask first; null where nothing is lost and the person may still change their mind. */
export function questionBefore(seat: SeatView, score: number, mode: Mode): Question | null {
  const costs = [
    ...(seat.removed.length ? [t('cd-cost-falls', { count: seat.removed.length })] : []),
    ...(seat.counted.open ? [t('cd-cost-open', { count: seat.counted.open })] : []),
    ...(unplaced(seat) && mode !== 'builder' ? [t('cd-cost-tray', { count: unplaced(seat) })] : []),
  ];
  if (!costs.length && mode === 'table') return null;
  const points = t('cd-cost-points', { points: t('cd-points', { count: score }) });
  return {
    title: t(mode === 'table' ? 'cd-sure-done' : 'cd-sure-end'),
    cost: [...costs, points].join(' ').replaceAll('-', '−'),
    yes: t(mode === 'table' ? 'cd-do-done' : mode === 'builder' ? 'cd-do-stop' : 'cd-do-end'),
  };
}

/** My tiles that count nothing as they are; nobody minds the scaffold. */
function unplaced(seat: SeatView): number {
  return seat.tray.filter(({ tile }) => tile !== 'scaffold').length;
}
