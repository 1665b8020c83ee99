// Words for games, bots, options and clocks.

import { actionWords } from './actions.svelte';
import type { GameInfo } from './api';
import { gameInfo } from './catalog.svelte';
import type { Clock, SeatInfo, TableInfo } from './messages';
import { byVerb } from './notation';
import { has, list, spoken, t } from './texts.svelte';

/** A game's name; one that has no words here is called what the server calls it. */
export function gameTitle(game: string): string {
  if (has(`game-${game}`)) return t(`game-${game}`);
  const plain = game.slice(0, 1).toUpperCase() + game.slice(1).replaceAll('_', ' ');
  return gameInfo(game)?.titles[spoken()] ?? plain;
}

/** Bots that people choose, the easiest first; those for programs only where there is no other. */
const LEVELS = ['random', 'apprentice', 'journeyman', 'master', 'mason', 'archmage'];

export function levels(game: GameInfo | undefined): string[] {
  const bots = game?.bots ?? [];
  const known = LEVELS.filter((level) => bots.includes(level));
  return known.length ? known : bots;
}

/** The level that a newcomer meets. */
export function usualLevel(game: GameInfo | undefined): string {
  const bots = levels(game);
  return ['apprentice', 'mason'].find((level) => bots.includes(level)) ?? bots[0] ?? 'random';
}

export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** With a word on how strong it is: for choosing. */
export function botLong(bot: string): string {
  return has(`bot-long-${bot}`) ? t(`bot-long-${bot}`) : botName(bot);
}

/** Whether a seat is the reader's own: in a replay that need not be the one that the board is seen
 * from. */
export function isMine(table: TableInfo, seat: number): boolean {
  return table.seats[seat - 1]?.mine ?? false;
}

export function seatWords(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind === 'bot') return t('seat-bot', { level: botName(seat.bot) });
  if (seat.resigned) return t('seat-resigned');
  if (seat.mine) return t('seat-you');
  return seat.connected ? t('seat-here') : t('seat-away');
}

export function optionName(game: string, option: string): string {
  const own = `option-${game}-${option}`;
  return has(own) ? t(own) : has(`option-${option}`) ? t(`option-${option}`) : option;
}

export function optionValue(game: string, option: string, value: string): string {
  const keys = [`option-${game}-${option}-${value}`, `option-${option}-${value}`, `value-${value}`];
  const key = keys.find(has);
  return key ? t(key) : value;
}

export function clockWords(clock: Omit<Clock, 'building'>): string {
  if (clock.kind === 'none') return t('clock-none');
  const time = spell(clock.seconds);
  if (clock.kind === 'turn') return t('clock-turn', { time });
  return t('clock-total', { time, increment: clock.increment });
}

/** A last building time in words; `box` is that of the timer in the box. */
export function buildingWords(seconds: number, box = 0): string {
  if (!seconds) return t('building-open');
  const time = spell(seconds);
  return seconds === box ? t('building-box', { time }) : time;
}

/** A length of time in words: minutes, hours or days, whatever is whole. */
function spell(seconds: number): string {
  if (seconds % 86400 === 0) return t('days', { count: seconds / 86400 });
  if (seconds % 3600 === 0) return t('hours', { count: seconds / 3600 });
  if (seconds % 60 === 0) return t('minutes', { count: seconds / 60 });
  return t('seconds', { count: seconds });
}

/** A clock's face: `8:41`, `1:02:03`, days beyond a day. */
export function face(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 2 * 86400) return t('days', { count: Math.floor(whole / 86400) });
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const COMPARED = 12; // actions: more say nothing new of how they begin

/** What the actions of one verb are called: by the client, or as their own words begin. */
export function verbWords(game: string, verb: string, texts: readonly string[]): string {
  const key = `verb-${game}-${verb}`;
  if (has(key)) return t(key);
  return opening(texts.slice(0, COMPARED).map((text) => actionWords(game, text)));
}

/** The words with which all of these sentences begin: `Throw the …`. */
export function opening(sentences: readonly string[]): string {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(' '));
  const differs = first.findIndex((word, i) => others.some((words) => words[i] !== word));
  const longer = others.some((words) => words.length > first.length);
  if (differs < 0 && !longer) return first.join(' ');
  return [...first.slice(0, differs < 0 ? undefined : differs), '…'].join(' ');
}

/** What is expected of me, in words: the kinds of legal actions. */
export function expected(game: string, legal: readonly string[]): string {
  const verbs = [...byVerb(legal)].map(([verb, texts]) => verbWords(game, verb, texts));
  const shown = verbs.slice(0, 3);
  if (verbs.length > 3) shown[2] = t('expected-more', { count: verbs.length - 2 });
  return list(shown);
}
