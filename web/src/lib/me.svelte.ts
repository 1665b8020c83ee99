// Who reads this: a guest or an account.

import { api, ApiError, type Player } from './api';
import { adopt, settings } from './settings.svelte';
import { tell } from './toasts.svelte';
import { has, t } from './texts.svelte';

export const me: { player: Player | null } = $state({ player: null });

let asking: Promise<Player> | null = null;

/** Oneself; the first call makes a guest. */
export async function whoAmI(): Promise<Player> {
  if (me.player) return me.player;
  asking ??= api.session().then(({ player }) => become(player));
  asking.catch(() => (asking = null));
  return asking;
}

export function become(player: Player): Player {
  me.player = player;
  adopt(player.settings);
  return player;
}

/** After logging out the next one is a new guest. */
export function forget(): void {
  me.player = null;
  asking = null;
}

/** Keep the settings with the player too; what fails is no harm. */
export function keepSettings(): void {
  if (!me.player) return;
  const { sound, ...others } = settings;
  api.changeMe({ ...others, sound: sound ? 'on' : 'off' }).catch(() => undefined);
}

/** Try something with the server and tell what went wrong. */
export async function attempt<T>(task: () => Promise<T>): Promise<T | null> {
  try {
    await whoAmI();
    return await task();
  } catch (error) {
    tell({ kind: 'no', words: inWords(error) });
    return null;
  }
}

export function inWords(error: unknown): string {
  if (error instanceof ApiError) {
    const key = `error-${error.code}`;
    return has(key) ? t(key) : error.message;
  }
  return t('error-network');
}
