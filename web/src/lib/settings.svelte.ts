// Language, theme, motion and sound of this reader: kept in the browser, and with the player.

import type { Language } from './messages';

type Theme = 'light' | 'night';
type Motion = 'full' | 'reduced';

interface Values {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
}

const STORED = 'bajarz';

function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

function stored(): Partial<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function guessed(): Values {
  const known = stored();
  const polish = navigator.languages.find((name) => /^(pl|en)\b/.test(name))?.startsWith('pl');
  return {
    language: (known.language as Language | undefined) ?? (polish ? 'pl' : 'en'),
    theme:
      (known.theme as Theme | undefined) ??
      (matches('(prefers-color-scheme: dark)') ? 'night' : 'light'),
    motion:
      (known.motion as Motion | undefined) ??
      (matches('(prefers-reduced-motion: reduce)') ? 'reduced' : 'full'),
    sound: known.sound !== 'off',
  };
}

export const settings: Values = $state(guessed());

/** Change settings, and remember only what was chosen. */
export function choose(change: Partial<Values>): void {
  Object.assign(settings, change);
  const chosen = stored();
  for (const [key, value] of Object.entries(change)) {
    chosen[key] = key === 'sound' ? (value ? 'on' : 'off') : String(value);
  }
  try {
    localStorage.setItem(STORED, JSON.stringify(chosen));
  } catch {
    // A browser that stores nothing: the choice lasts as long as the page.
  }
}

/** Take over what a player chose elsewhere, without overruling this browser. */
export function adopt(known: Record<string, string>): void {
  const chosen = stored();
  if (known.language && !chosen.language) settings.language = known.language as Language;
  if (known.theme && !chosen.theme) settings.theme = known.theme as Theme;
  if (known.motion && !chosen.motion) settings.motion = known.motion as Motion;
  if (known.sound && !chosen.sound) settings.sound = known.sound !== 'off';
}

/** Theme, motion and language as the style sheets and readers know them. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
}

/** Milliseconds of a motion: none where motion is reduced. */
export function duration(ms: number): number {
  return settings.motion === 'reduced' ? 0 : ms;
}
