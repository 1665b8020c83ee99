// What would be lost: said before it is.

import { list } from '../../lib/texts.svelte';
import { cardOf, partsOf } from './cards';
import type { Moves } from './moves';
import { abilityWords, partWords } from './words';

/** Abilities that could still be used, in words; nothing if there are none. */
export function restOf(moves: Moves, druid: string): string {
  const parts = new Map<number, number[]>();
  for (const text of moves.abilities) {
    const [card = 0, part = 0] = text.split(' ').map(Number);
    parts.set(card, [...(parts.get(card) ?? []), part]);
  }
  const words = [...parts].map(([card, left]) => {
    const ability = cardOf(card, druid)?.ability ?? '';
    const { parts: all, choice } = partsOf(ability);
    if (choice && left.length === all.length) return abilityWords(ability);
    return list(
      left.map((n) => partWords(all[n - 1] ?? '')),
      'conjunction',
    );
  });
  return list(words, 'conjunction');
}
