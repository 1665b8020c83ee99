// Words of the client in Fluent. `t` is reactive: it reads the language and what has been loaded.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './messages';
import { settings } from './settings.svelte';

export type Args = Record<string, FluentVariable>;

const OWN: Record<Language, () => Promise<{ words: string }>> = {
  en: () => import('../texts/en'),
  pl: () => import('../texts/pl'),
};
/** Words that not every page needs: of boards, of endings. */
const LATER = import.meta.glob<string>(['../games/*/{texts,ending}.*.ftl', '../frame/*/*.ftl'], {
  query: '?raw',
  import: 'default',
});

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
let version = $state(0);
let current: Language = $state('en');

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
  }
  return bundle;
}

/** Learn words, once: `source` says which. */
async function learn(
  source: string,
  language: Language,
  read: () => Promise<string>,
): Promise<void> {
  if (loaded.has(source)) return;
  bundleOf(language).addResource(new FluentResource(await read()), { allowOverrides: true });
  loaded.add(source);
  version += 1;
}

/** Load a language's words, then speak it. */
export async function speak(language: Language): Promise<void> {
  await learn(language, language, async () => (await OWN[language]()).words);
  for (const words of wanted) await load(words, language);
  if (settings.language === language) current = language;
}

const wanted = new Set<string>();

/** Load the words of a game's board, in the language that is spoken. */
export function loadGameTexts(game: string): Promise<void> {
  return loadTexts(`games/${game}/texts`);
}

/** Load words that not every page needs, in the language that is spoken; where there are none,
 * nothing happens. */
export async function loadTexts(words: string): Promise<void> {
  wanted.add(words);
  await load(words, settings.language);
}

async function load(words: string, language: Language): Promise<void> {
  const path = `../${words}.${language}.ftl`;
  const read = LATER[path];
  if (read) await learn(path, language, read);
}

/** The language that is spoken now: it changes when its words are here. */
export function spoken(): Language {
  return current;
}

export function has(key: string): boolean {
  return version >= 0 && bundleOf(current).hasMessage(key);
}

/** The words of this key, in the reader's language. */
export function t(key: string, args: Args = {}): string {
  void version;
  const pattern = bundleOf(current).getMessage(key)?.value;
  return pattern ? bundleOf(current).formatPattern(pattern, args) : key;
}

/** Names joined as a list: `a, b or c`. */
export function list(words: string[], type: 'conjunction' | 'disjunction' = 'disjunction'): string {
  return new Intl.ListFormat(current, { type }).format(words);
}

/** A time of the clock, or a date and time if it is not of today. */
export function moment(at: number): string {
  const date = new Date(at * 1000);
  const today = date.toDateString() === new Date().toDateString();
  const style: Intl.DateTimeFormatOptions = today
    ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
    : { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  return new Intl.DateTimeFormat(current, style).format(date);
}
