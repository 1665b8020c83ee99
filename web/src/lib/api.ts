// The HTTP API of the server.

import type { Clock, Language, TableInfo } from './messages';

export interface Player {
  id: string;
  name: string;
  is_guest: boolean;
  /** Whether the name was chosen: a guest's first one is only a suggestion. */
  is_named: boolean;
  settings: Record<string, string>;
}

export interface GameOption {
  name: string;
  values: string[];
  lowest: number;
  highest: number;
}

export interface GameInfo {
  name: string;
  titles: Record<Language, string>;
  players: number[];
  usual: number;
  options: GameOption[];
  bots: string[];
}

export interface ListedTable {
  id: string;
  game: string;
  players: number;
  free: number;
  host: string;
  names: string[];
  clock: Clock;
  options: Record<string, string>;
  state: string;
  mine: boolean;
  /** A first game, with a guide. */
  guided: boolean;
  your_turn: boolean;
}

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string>;
  seats?: string[];
  clock?: Clock;
  listed?: boolean;
  chat?: boolean;
  hints?: boolean;
  guided?: boolean;
  contribution?: string;
}

/** What a game calls the fields of its view and its things, where that differs from the view. */
export interface GameWords {
  /** Of fields, with `-` for `_`. */
  labels: Record<string, string>;
  /** Of what the notation has names for. */
  names: Record<string, string>;
}

interface RulePicture {
  name: string;
  caption: string;
  width: number;
  height: number;
}

export interface Rule {
  id: string;
  section: string;
  title: string;
  text: string;
  pictures: RulePicture[];
}

export interface RuleBook {
  title: string;
  introduction: string;
  rules: Rule[];
  tips: string;
}

/** A call that the server refused. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** Of a record that was refused: the step that does not fit, and the rule it breaks. */
    readonly step: number | null = null,
    readonly rule = '',
    /** … and what kind of thing does not fit. */
    readonly kind = '',
  ) {
    super(message);
  }
}

interface Refused {
  code: string;
  message: string;
  step?: number;
  rule?: string;
  kind?: string;
}

/** Ask the server; a body that is a text is sent as it is. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const data: unknown = await response.json().catch(() => ({}));
  if (response.ok) return data as T;
  const error = (data as { error?: Refused }).error;
  const [code, words] = [error?.code ?? 'failed', error?.message ?? response.statusText];
  throw new ApiError(
    code,
    words,
    response.status,
    error?.step ?? null,
    error?.rule ?? '',
    error?.kind ?? '',
  );
}

export const api = {
  session: () => call<{ player: Player; token: string }>('POST', '/session'),
  changeMe: (change: Record<string, string>) => call<Player>('PATCH', '/me', change),
  makeAccount: (name: string, password: string) =>
    call<Player>('POST', '/account', { name, password }),
  logIn: (name: string, password: string) =>
    call<{ player: Player; token: string }>('POST', '/login', { name, password }),
  logOut: () => call<unknown>('POST', '/logout', {}),
  games: () => call<GameInfo[]>('GET', '/games'),
  openTables: () => call<ListedTable[]>('GET', '/tables'),
  watchedTables: () => call<ListedTable[]>('GET', '/tables?state=playing'),
  myTables: () => call<ListedTable[]>('GET', '/me/tables'),
  makeTable: (table: NewTable) => call<TableInfo>('POST', '/tables', table),
  rematch: (id: string) => call<{ id: string }>('POST', `/tables/${id}/rematch`),
  record: (id: string) => call<Record<string, unknown>>('GET', `/tables/${id}/record`),
  gameWords: (game: string, lang: Language) =>
    call<GameWords>('GET', `/words/${game}?lang=${lang}`),
  words: (game: string, lang: Language, actions: string[]) =>
    call<string[]>('POST', `/words/${game}?lang=${lang}`, { actions }),
  rules: (game: string, lang: Language) => call<RuleBook>('GET', `/rules/${game}?lang=${lang}`),
};
