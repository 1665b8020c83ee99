// The calls about finished games: replays and one's own history.

import { call } from './api';
import type { Language, LogLine, SeenEvent, TableInfo } from './messages';
import type { ResultData, View } from './view';

/** From whose perspective a replay is shown: a seat's (`1` …), a spectator's (`0`), or with `all`
 * that was ever hidden. */
export type Perspective = string;
export const SPECTATOR: Perspective = '0';
export const ALL: Perspective = 'all';

export interface ReplayInfo {
  table: TableInfo;
  log: LogLine[];
  /** The first entry of each turn. */
  turns: { turn: number; seq: number }[];
  result: ResultData | null;
  secret: string;
  imported: boolean;
  /** The game from one of whose moments this one went on. */
  origin: string;
  /** The entries that were not taken back. */
  standing: number[];
}

/** The game after one entry of its log, as somebody sees it. */
export interface ReplayMoment {
  seq: number;
  to_move: number;
  view: View;
  last: SeenEvent[];
}

/** The points of each seat after an entry of the log, and the turn in which it happened. */
export interface CurvePoint {
  seq: number;
  turn: number;
  scores: number[];
}

/** A finished game of mine; `seat`, `place` and `outcome` are empty where I only brought its record. */
export interface PastGame {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  names: string[];
  kinds: ('person' | 'bot')[];
  seat: number;
  place: number | null;
  outcome: 'won' | 'lost' | 'shared' | '';
  scores: Record<string, number>;
  reason: string;
  ended_at: number;
  steps: number;
  imported: boolean;
  /** A first game, with a guide. */
  guided: boolean;
  origin: string;
}

/** Which of my games; empty: all. */
export interface HistoryFilter {
  game: string;
  players: string;
  outcome: string;
  against: string;
}

export interface Tally {
  played: number;
  won: number;
  shared: number;
  lost: number;
}

/** About the games of one kind: a game, or one of its solo games (`GAME SOLO`). */
export interface GameStatistics extends Tally {
  mean_score: number | null;
  best_score: number | null;
  by_players: Record<string, Tally>;
  by_level: Record<string, Tally>;
}

export const PAGE = 30; // games that one answer lists

const query = (values: Record<string, string | number>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) => (value === '' ? [] : [[key, String(value)]])),
  ).toString();

export const replays = {
  info: (id: string, lang: Language) => call<ReplayInfo>('GET', `/replays/${id}?lang=${lang}`),
  views: (id: string, perspective: Perspective, from: number, to: number) =>
    call<ReplayMoment[]>('GET', `/replays/${id}/views?${query({ perspective, from, to })}`),
  curve: (id: string) => call<CurvePoint[]>('GET', `/replays/${id}/curve`),
  /** Bring a record; the server reads the file's own text, in which nothing may be twice. */
  keep: (record: string) => call<{ id: string }>('POST', '/replays', record),
  playOn: (id: string, start: { seq: number; seat: number; bot: string; contribution: string }) =>
    call<{ id: string }>('POST', `/replays/${id}/fork`, start),
  history: (wanted: HistoryFilter, before = '') =>
    call<PastGame[]>('GET', `/me/history?${query({ ...wanted, before })}`),
  statistics: () => call<Record<string, GameStatistics>>('GET', '/me/statistics'),
};

/** How a picture is drawn. */
export interface PictureStyle {
  perspective: Perspective;
  theme: string;
  lang: Language;
  /** A part that is to be shown alone, where there is one; nothing: the whole table. */
  part?: string;
}

/** Where the picture is that stands for a whole game: its last board, the players, their points. */
export function cardAt(id: string, theme: string, lang: Language): string {
  return `/api/replays/${id}/card.png?${query({ theme, lang })}`;
}

/** Let the browser keep a film; it takes the server a while. Whether it was made. */
export async function keepFilm(address: string, name: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    if (!response.ok) return false;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
    return true;
  } catch {
    return false;
  }
}

/** Where a picture of a moment is. */
export function pictureAt(
  id: string,
  seq: number,
  kind: 'svg' | 'png',
  style: PictureStyle,
): string {
  return `/api/replays/${id}/picture/${seq}.${kind}?${query({ ...style })}`;
}

/** Where a film of some moments is; `pace` is the time of one picture in milliseconds. */
export function filmAt(
  id: string,
  from: number,
  to: number,
  pace: number,
  style: PictureStyle,
): string {
  return `/api/replays/${id}/animation.gif?${query({ ...style, from, to, pace })}`;
}

/** The link to a moment. */
export function momentLink(id: string, step: number, perspective: Perspective): string {
  return `/r/${id}?${query({ step, perspective: perspective === SPECTATOR ? '' : perspective })}`;
}
