// What the server says of the game, read once and typed.

import type { Play } from '../../lib/messages';
import { byVerb, split } from '../../lib/notation';

export const FIGURES = ['princess', 'knight', 'dragon'] as const;
export type Figure = (typeof FIGURES)[number];
type Phase = 'turn' | 'settle' | 'second' | 'over';
/** What can be dragged. */
export type Dragged = Figure | 'tile';
export type Chosen = Figure | 'tile' | 'page' | '';
export const KINDS = ['river', 'forest', 'mountain', 'plain'] as const;

export interface SeatView {
  page: number;
  turned: number[] | number;
  told: number[];
  token: 'plain' | 'magic';
  out: boolean;
  left: number;
}

export interface GameView {
  to_move: number;
  turn: number;
  limit: number;
  phase: Phase;
  kingdom: string[];
  figures: Record<Figure, string>;
  top: string;
  stack: number;
  adventure: string;
  flight: string[];
  told_now: boolean;
  flipped: boolean;
  places: Record<string, string>;
  progress: Record<(typeof KINDS)[number], number>;
  can_add: boolean;
  seats: Record<string, SeatView>;
}

export function readView(play: Play): GameView {
  return play.view as unknown as GameView;
}

/** The legal actions, by what a hand can do. */
export interface Moves {
  figures: Record<Figure, ReadonlySet<string>>;
  /** Places of hexagon a by rotation. */
  tilePlaces: readonly string[][];
  tileCount: number;
  words: ReadonlySet<string>;
  /** Actions after which my page can be told. */
  tells: ReadonlySet<string>;
}

export function readMoves(play: Play): Moves {
  const verbs = byVerb(play.legal);
  const figures: Record<Figure, Set<string>> = {
    princess: new Set(),
    knight: new Set(),
    dragon: new Set(),
  };
  for (const text of verbs.get('move') ?? []) {
    const [figure = '', place = ''] = split(text).args;
    if (isFigure(figure)) figures[figure].add(place);
  }
  const tilePlaces: string[][] = [[], [], [], [], [], []];
  for (const text of verbs.get('add') ?? []) {
    const [place = '', rotation = ''] = split(text).args;
    tilePlaces[Number(rotation.slice(1))]?.push(place);
  }
  return {
    figures,
    tilePlaces,
    tileCount: (verbs.get('add') ?? []).length,
    words: new Set(play.legal.filter((text) => !text.includes(' '))),
    tells: new Set(play.hints),
  };
}

export function isFigure(text: string): text is Figure {
  return (FIGURES as readonly string[]).includes(text);
}

export interface PlaceInfo {
  terrain: string;
  large: boolean;
  river: '' | 'river' | 'long-river';
}

/** `plain large long-river`. */
export function placeInfo(words: string | undefined): PlaceInfo {
  const [terrain = '', ...rest] = (words ?? '').split(' ');
  const river = rest.includes('long-river') ? 'long-river' : rest.includes('river') ? 'river' : '';
  return { terrain, large: rest.includes('large'), river };
}

export function figuresAt(view: GameView, place: string): Figure[] {
  return FIGURES.filter((figure) => view.figures[figure] === place);
}

/** What an event says; events are plain JSON. */
export type GameEvent = Record<string, unknown>;

export function eventText(event: GameEvent, key: string): string {
  const value = event[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
