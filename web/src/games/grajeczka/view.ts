// What the server says of the game, by the types that the game declares.

import type { Play } from '../../lib/messages';
import { byVerb, split, writePlace } from '../../lib/notation';
import type {
  GrajeczkaEvent,
  GrajeczkaView,
  GroundView,
  PlaceView,
  PrivateView,
  SeatView,
} from './types';

export type Figure = keyof GrajeczkaView['figures'];
export const FIGURES: readonly Figure[] = ['princess', 'knight', 'dragon'];
/** What can be dragged. */
export type Dragged = Figure | 'tile';
export type Chosen = Figure | 'tile' | 'page' | '';
export const KINDS = ['river', 'forest', 'mountain', 'plain'] as const;

export function readView(play: Play): GrajeczkaView {
  return play.view as GrajeczkaView;
}

/** Events of one step. */
export function readEvents(events: readonly object[]): GrajeczkaEvent[] {
  return events as GrajeczkaEvent[];
}

/** My seat: what all know of it, and my own pages. */
export type Own = Omit<SeatView, keyof PrivateView> & PrivateView;

export function ownOf(view: GrajeczkaView, seat: number): Own | undefined {
  const [known, mine] = [view.seats[seat], view.private[seat]];
  return known && mine ? { ...known, ...mine } : undefined;
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

export function readMoves({ legal, hints }: Pick<Play, 'legal' | 'hints'>): Moves {
  const verbs = byVerb(legal);
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
    words: new Set(legal.filter((text) => !text.includes(' '))),
    tells: new Set(hints),
  };
}

export function isFigure(text: string): text is Figure {
  return FIGURES.some((figure) => figure === text);
}

/** `1,-2`, as actions name it. */
export function nameOfPlace({ q, r }: PlaceView): string {
  return writePlace([q, r]);
}

export function groundAt(view: GrajeczkaView, place: string): GroundView | undefined {
  return view.places.find((ground) => nameOfPlace(ground) === place);
}

/** The place of a figure, by its name. */
export function standsAt(view: GrajeczkaView, figure: Figure): string {
  return nameOfPlace(view.figures[figure]);
}

export function figuresAt(view: GrajeczkaView, place: string): Figure[] {
  return FIGURES.filter((figure) => standsAt(view, figure) === place);
}

const NEAR = 20; // turns before the limit from which on they are counted down

/** B-E4: how many turns follow this one, where the limit is near; null where it is far. */
export function turnsLeft({ turn, limit, phase }: GrajeczkaView): number | null {
  const left = limit - turn;
  return limit && left < NEAR && phase !== 'over' ? left : null;
}
