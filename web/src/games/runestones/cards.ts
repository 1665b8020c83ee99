// What is printed on cards, smithies and the display, as the components file has it.

import source from './components.toml?raw'; // a copy: tests/web/test_runestones_components.py compares

export type Colour = 'B' | 'R' | 'G' | 'Y' | 'W';

export interface CardInfo {
  number: number;
  /** Of its magic points; those of `W` are multicolour. */
  colour: Colour;
  magic: number;
  /** As components write it: `2pp+gR`, `W>R,Y,B`. */
  ability: string;
  /** A druid's name, or nothing for a creature. */
  druid: string;
}

export const COLOURED = ['B', 'Y', 'G', 'R'] as const;
/** A row's fields, and a line of gems, from the left. */
export const FIELDS = ['B', 'Y', 'G', 'R', 'W'] as const;
export const PIECES = [...FIELDS, 'ore'] as const;
export const STONES = ['magic', 'hand', 'exchange', 'wild', 'plus', 'die', 'point', 'cards'] as const;
export const SMITHIES = ['1', '2', '3', '4', '5', 'white'] as const;
export const STONE_RULES: Record<string, string> = {
  magic: 'R-K1', hand: 'R-K2', exchange: 'R-K3', wild: 'R-K4', plus: 'R-K5', die: 'R-K6', point: 'R-K7', cards: 'R-K8',
};
export const GOAL = 65;
const FIRST_DRUID_CARD = 100;
const CYCLE = 'BRGY';

function blocks(kind: string): string[] {
  return source.split(/^(?=\[\[?\w+\]\]?$)/m).filter((block) => block.startsWith(`[[${kind}]]`));
}

function field(block: string, key: string): string {
  return new RegExp(`^${key} = "?([^"\\n#]*?)"?\\s*(#.*)?$`, 'm').exec(block)?.[1] ?? '';
}

function readCard(block: string, druid = '', home = ''): CardInfo {
  const own = (text: string): string =>
    text.replace(/N([123])|H/g, (_, n?: string) => CYCLE[(CYCLE.indexOf(home) + Number(n ?? 0)) % 4] ?? '');
  return {
    number: Number(field(block, 'number')),
    colour: own(field(block, 'colour')) as Colour,
    magic: Number(field(block, 'magic')),
    ability: own(field(block, 'ability')),
    druid,
  };
}

const creatures = new Map(blocks('creature').map((block) => [field(block, 'number'), readCard(block)]));
const druidCards = new Map<string, CardInfo>();
for (const druid of blocks('druid')) {
  const [name, home] = [field(druid, 'name'), field(druid, 'home')];
  for (const block of blocks('druid_card')) {
    const card = readCard(block, name, home);
    const only = field(block, 'druid');
    if (!only || only === name) druidCards.set(`${name}-${card.number}`, card);
  }
}

/** The display's costs from the cheap end. */
export const SLOTS = blocks('slot').map((block) => Number(field(block, 'cost')));
/** What 2, 3, 4 and 5 artifacts of a row bring. */
export const TRADE_POINTS = (/^trade_points = \[([^\]]*)\]/m.exec(source)?.[1] ?? '').split(',').map(Number);

export function worthOf(artifacts: number): number {
  return artifacts < 2 ? 0 : (TRADE_POINTS[artifacts - 2] ?? 0);
}

/** A card by its number; druid cards belong to somebody's druid. */
export function cardOf(number: number, druid = ''): CardInfo | undefined {
  return creatures.get(String(number)) ?? druidCards.get(`${druid}-${number}`);
}

export function isDruidCard(number: number): boolean {
  return number >= FIRST_DRUID_CARD;
}

export function symbolOf(number: number, druid = ''): string {
  return isDruidCard(number) ? `rs-card-${druid}-${number}` : `rs-card-${number}`;
}

/** The parts of an ability, one or two; `choice` where it is one of both. */
export function partsOf(ability: string): { parts: string[]; choice: boolean } {
  const choice = ability.includes('/');
  return { parts: ability.split(choice ? '/' : '+'), choice };
}

/** What an exchange asks for and gives; nothing paid is a plain gain. */
export function sidesOf(part: string): { paid: string[]; got: string[] } {
  const [first = '', second] = part.split('>');
  const paid = second === undefined ? [] : first.split(',').map(thingOf);
  return { paid, got: (second ?? first).split(',').map(thingOf) };
}

/** Exchanges write a gem as its letter, gains as `gB`; white is `W` in both. */
function thingOf(word: string): string {
  return /^[BRGY]$/.test(word) ? `g${word}` : word;
}

/** The symbol of a thing that is gained or paid. */
export function iconOf(thing: string): string {
  if (thing === 'die' || thing === 'ore') return `rs-${thing}`;
  if (thing === 'any') return 'rs-gem-any';
  if (thing.endsWith('pp')) return `rs-point-${thing.slice(0, -2)}`;
  if (thing.startsWith('card')) return thing === 'card*' ? 'rs-take-any' : `rs-take-${thing.slice(4)}`;
  return `rs-gem-${thing.slice(-1)}`;
}

/** `BBW` as things, `ore` as so many ore. */
export function gemsOf(payment: string, ore = 3): string[] {
  if (payment === 'ore') return Array<string>(ore).fill('ore');
  return [...payment].map((letter) => (letter === 'W' ? 'W' : `g${letter}`));
}
