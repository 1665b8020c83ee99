// Sentences about cards, abilities and pieces, in the reader's language.

import { list, t } from '../../lib/texts.svelte';
import { cardOf, isDruidCard, partsOf, sidesOf } from './cards';

export function thingName(thing: string): string {
  if (thing.endsWith('pp')) return t('rs-points', { count: Number(thing.slice(0, -2)) });
  return t('rs-thing', { thing: thing === 'card*' ? 'cardany' : thing });
}

/** `pay a blue gem for a white gem and a white gem`, or `a red gem`. */
export function partWords(part: string): string {
  const { paid, got } = sidesOf(part);
  const gained = list(got.map(thingName), 'conjunction');
  return paid.length
    ? t('rs-pay-for', { paid: list(paid.map(thingName), 'conjunction'), got: gained })
    : gained;
}

export function abilityWords(ability: string): string {
  const { parts, choice } = partsOf(ability);
  return list(parts.map(partWords), choice ? 'disjunction' : 'conjunction');
}

export function faceWords(face: string): string {
  return face.endsWith('pp') ? thingName(face) : t('rs-face', { face });
}

/** `57, harpy`. */
export function cardName(card: number, druid = ''): string {
  const kind = isDruidCard(card) ? 'druid' : (cardOf(card, druid)?.colour ?? 'W');
  return t('rs-card-name', { card: String(card), kind });
}

/** What a reader hears of a card. */
export function cardWords(card: number, druid = ''): string {
  const info = cardOf(card, druid);
  if (!info) return String(card);
  return t('rs-card-words', {
    name: cardName(card, druid),
    magic: info.magic,
    colour: info.colour,
    ability: abilityWords(info.ability),
  });
}

/** `40 and 57`. */
export function numbers(cards: readonly number[]): string {
  return list([...cards].sort((a, b) => a - b).map(String), 'conjunction');
}

export function gemsWords(things: readonly string[]): string {
  return list(things.map(thingName), 'conjunction');
}
