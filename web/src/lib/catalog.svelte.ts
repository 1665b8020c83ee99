// The games of the server, asked for once.

import { api, type GameInfo } from './api';

export const catalog: { games: GameInfo[] } = $state({ games: [] });

let asking: Promise<GameInfo[]> | null = null;

export function loadGames(): Promise<GameInfo[]> {
  asking ??= api.games().then((games) => (catalog.games = games));
  asking.catch(() => (asking = null));
  return asking;
}

/** Whether the server turned out not to have a game. */
export function isMissing(name: string): boolean {
  return catalog.games.length > 0 && !gameInfo(name);
}

export function gameInfo(name: string): GameInfo | undefined {
  return catalog.games.find((game) => game.name === name);
}
