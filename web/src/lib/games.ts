// The games: those that have a folder here, and what the pages around a board know of them. A game of
// the server that has none is listed too, and played on the default board.

import { catalog } from './catalog.svelte';

/** `next`: the reader says so; `act`: a step of mine; `turn`: it is my turn again. */
type Until = 'next' | 'act' | 'turn';

/** A step of a guided first game: words (`guide-GAME-KEY`), and what it waits for. */
interface GuideStep {
  key: string;
  until: Until;
}

/** What a game's folder says of it (games/NAME/about.ts); its words are in about.{en,pl}.ftl. */
export interface About {
  /** Its place on the shelf, from 1. */
  shelf: number;
  /** Of its spine and its cards. */
  colour: string;
  /** A first game with a guide; empty: there is none. */
  guide: readonly GuideStep[];
  /** Whoever has no games yet is led to this one. */
  isForNewcomers?: boolean;
  /** The seats' own signs and colours, where the game has factions. */
  seats?: readonly SeatSign[];
  /** Each of its two seats is a side of its own (words `side-GAME-1`, `side-GAME-2`): one chooses the
   * side, not who begins. */
  hasSides?: boolean;
  /** Where a last building time can have a clock of its own. */
  buildingTime?: BuildingTime;
}

interface SeatSign {
  /** A symbol of the game's pictures. */
  sign: string;
  colour: string;
}

export interface BuildingTime {
  /** The fewest players that have it. */
  players: number;
  /** Seconds to choose from; 0: no clock. */
  choices: readonly number[];
  /** Those of the timer in the box. */
  box: number;
}

const FOLDERS = import.meta.glob<About>('../games/*/about.ts', { eager: true, import: 'about' });
const NONE: About = { shelf: Infinity, colour: '#6b5a45', guide: [] };

const known: ReadonlyMap<string, About> = new Map(
  Object.entries(FOLDERS)
    .map(([path, about]) => [path.split('/').at(-2) ?? '', about] as const)
    .sort(([, one], [, other]) => one.shelf - other.shelf),
);

/** The names of all games in their order on the shelf, then those that only the server knows. */
export function games(): string[] {
  const others = catalog.games.map(({ name }) => name).filter((name) => !known.has(name));
  return [...known.keys(), ...others];
}

/** The game that is chosen while nobody has chosen one. */
export function firstGame(): string {
  return games()[0] ?? '';
}

export function aboutGame(game: string): About {
  return known.get(game) ?? NONE;
}

/** The building time that a table of so many players can have, or nothing. */
export function buildingTimeOf(game: string, players: number): BuildingTime | undefined {
  const time = aboutGame(game).buildingTime;
  return time && players >= time.players ? time : undefined;
}
