// What this reader has chosen (language, theme, motion, sound, how to be asked, helped and shown):
// kept in the browser, and with the player.

import type { Language } from './messages';

type Theme = 'light' | 'night';
type Motion = 'full' | 'reduced';
/** Which of my actions I am asked about first: those that end my turn or cannot be taken back, only
 * those that cannot be taken back, none but with a moment to take back what ends my turn, or none. */
export type Asking = 'always' | 'final' | 'moment' | 'never';
/** Whether the board marks good moves: never, when I ask, always. */
export type Hints = 'off' | 'asked' | 'always';
/** How long each step of the others is shown before the next. */
export type Pace = 'slow' | 'usual' | 'fast' | 'none';

interface Values {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  asking: Asking;
  hints: Hints;
  pace: Pace;
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
  const motion =
    (known.motion as Motion | undefined) ??
    (matches('(prefers-reduced-motion: reduce)') ? 'reduced' : 'full');
  return {
    language: (known.language as Language | undefined) ?? (polish ? 'pl' : 'en'),
    theme:
      (known.theme as Theme | undefined) ??
      (matches('(prefers-color-scheme: dark)') ? 'night' : 'light'),
    motion,
    sound: known.sound !== 'off',
    // A finger misses more easily than a mouse.
    asking:
      (known.asking as Asking | undefined) ?? (matches('(pointer: coarse)') ? 'final' : 'moment'),
    hints: (known.hints as Hints | undefined) ?? 'asked',
    pace: (known.pace as Pace | undefined) ?? (motion === 'reduced' ? 'none' : 'usual'),
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
  if (known.asking && !chosen.asking) settings.asking = known.asking as Asking;
  if (known.hints && !chosen.hints) settings.hints = known.hints as Hints;
  if (known.pace && !chosen.pace) settings.pace = known.pace as Pace;
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
