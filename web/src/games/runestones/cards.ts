// What is printed on cards, smithies and the display, as the components file has it.

import { componentsOf } from '../../lib/components';

type Colour = 'B' | 'R' | 'G' | 'Y' | 'W';

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
export const STONE_RULES: Record<string, string> = {
  magic: 'R-K1',
  hand: 'R-K2',
  exchange: 'R-K3',
  wild: 'R-K4',
  plus: 'R-K5',
  die: 'R-K6',
  point: 'R-K7',
  cards: 'R-K8',
};
export const GOAL = 65;
const CYCLE = 'BRGY';

interface CardRow {
  number: number;
  colour: string;
  magic: number;
  ability: string;
  /** Of druid cards: in this druid's deck alone. */
  druid?: string;
}

/** The components file: what its rows have. */
export interface ComponentsFile {
  trade_points: number[];
  supply: { ore_cost: number; white_cost: number };
  slot: { cost: number }[];
  /** `bonus`: a thing that is gained besides, or nothing. */
  smithy: { cost: number; bonus: string }[];
  stone: { kind: string }[];
  face: { benefit: string }[];
  creature: CardRow[];
  druid: { name: string; home: string }[];
  druid_card: CardRow[];
}

/** `N1`, `N2`, `N3` follow a druid's home colour `H` in the cycle. */
function readCard(row: CardRow, druid = '', home = ''): CardInfo {
  const own = (text: string): string =>
    text.replace(
      /N([123])|H/g,
      (_, n?: string) => CYCLE[(CYCLE.indexOf(home) + Number(n ?? 0)) % 4] ?? '',
    );
  return {
    number: row.number,
    magic: row.magic,
    druid,
    colour: (druid ? own(row.colour) : row.colour) as Colour,
    ability: druid ? own(row.ability) : row.ability,
  };
}

function readCards(file: ComponentsFile): Map<string, CardInfo> {
  const cards = new Map(file.creature.map((row) => [String(row.number), readCard(row)]));
  for (const { name, home } of file.druid) {
    for (const row of file.druid_card) {
      if (!row.druid || row.druid === name) {
        cards.set(`${name}-${row.number}`, readCard(row, name, home));
      }
    }
  }
  return cards;
}

const file = await componentsOf<ComponentsFile>('runestones');
const cards = readCards(file);
const druidCards = new Set(file.druid_card.map(({ number }) => number));

/** The smithies as the notation calls them: those with colours, then the white one. */
export const SMITHIES = [...file.smithy.map((_, index) => String(index + 1)), 'white'];
/** How many ore pay for any artifact. */
export const ORE_COST = file.supply.ore_cost;
export const STONES = file.stone.map(({ kind }) => kind);
/** What the die can show. */
export const FACES = file.face.map(({ benefit }) => benefit);
/** The display's costs from the cheap end. */
export const SLOTS = file.slot.map(({ cost }) => cost);
/** What 2, 3, 4 and 5 artifacts of a row bring. */
export const TRADE_POINTS = file.trade_points;

/** How many gems a smithy wants, and what it gives besides. */
export function smithyPrice(smithy: string): { gems: number; bonus: string } {
  const row = file.smithy[SMITHIES.indexOf(smithy)];
  return row ? { gems: row.cost, bonus: row.bonus } : { gems: file.supply.white_cost, bonus: '' };
}

/** A card by its number; druid cards belong to somebody's druid. */
export function cardOf(number: number, druid = ''): CardInfo | undefined {
  return cards.get(isDruidCard(number) ? `${druid}-${number}` : String(number));
}

export function isDruidCard(number: number): boolean {
  return druidCards.has(number);
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
  if (thing.startsWith('card')) {
    return thing === 'card*' ? 'rs-take-any' : `rs-take-${thing.slice(4)}`;
  }
  return `rs-gem-${thing.slice(-1)}`;
}

/** `BBW` as things, `ore` as so many ore. */
export function gemsOf(payment: string, ore = ORE_COST): string[] {
  if (payment === 'ore') return Array<string>(ore).fill('ore');
  return [...payment].map((letter) => (letter === 'W' ? 'W' : `g${letter}`));
}
