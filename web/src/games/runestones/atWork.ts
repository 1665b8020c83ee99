// Which of a seat's rune stones act at this moment, and how.

import { t } from '../../lib/texts.svelte';
import { cardOf, partsOf } from './cards';
import type { Moves } from './moves';
import type { Mode } from './plan.svelte';
import type { RuneStonesView, SeatView } from './view';
import { numbers } from './words';

export interface Working {
  kind: string;
  words: string;
}

interface Moment {
  own: SeatView;
  view: RuneStonesView;
  mode: Mode;
  /** Cards that are used or about to be. */
  used: readonly number[];
  moves: Moves;
}

/** The stones in the order in which they were taken. */
export function atWork(moment: Moment): Working[] {
  return moment.own.stones.flatMap((kind) => {
    const words = workOf(kind, moment);
    return words ? [{ kind, words }] : [];
  });
}

function workOf(kind: string, { own, view, mode, used, moves }: Moment): string {
  const { phase } = view;
  const ability = (card: number): string => cardOf(card, own.druid)?.ability ?? '';
  const cards = (fits: (ability: string) => boolean): { cards: string; count: number } => {
    const found = used.filter((card) => fits(ability(card)));
    return { cards: numbers(found), count: found.length };
  };
  const told = (key: string, of: { cards: string; count: number }): string =>
    of.count ? t(key, of) : '';
  switch (kind) {
    case 'magic':
      return mode === 'summon' ? t('rs-work-magic') : '';
    case 'hand':
      return phase === 'trade' ? t('rs-work-hand') : '';
    case 'exchange':
      return moves.exchanges.size ? t('rs-work-exchange') : '';
    case 'wild':
      if (!own.wild) return moves.wilds.length ? t('rs-work-wild-choose') : '';
      return mode === 'forge' || phase === 'pay' ? t('rs-work-wild', { colour: own.wild }) : '';
    case 'plus':
      return told(
        'rs-work-plus',
        cards((text) => partsOf(text).choice),
      );
    case 'die':
      return told(
        'rs-work-die',
        cards((text) => text.includes('die')),
      );
    case 'point':
      return told(
        'rs-work-point',
        cards((text) => text.includes('pp')),
      );
    default:
      return mode === 'use' ? t('rs-work-cards') : '';
  }
}
