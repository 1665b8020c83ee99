import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const RAW = import.meta.glob<string>('../src/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const keys = (text: string): string[] =>
  [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
const variables = (text: string): Map<string, string[]> =>
  new Map(
    text
      .split(/^(?=[a-z][\w-]* =)/m)
      .map((part) => [
        part.split(' =')[0] ?? '',
        [...new Set([...part.matchAll(/\$([\w-]+)/g)].map((match) => match[1] ?? ''))].sort(),
      ]),
  );
const files = (language: string): string[] =>
  Object.keys(RAW).filter((path) => path.endsWith(`${language}.ftl`));
const read = (path: string): string => RAW[path] ?? '';

describe('texts', () => {
  it('are there in both languages', () => {
    expect(files('en').length).toBeGreaterThan(1);
    expect(
      files('pl')
        .map((path) => path.replace('pl.ftl', 'en.ftl'))
        .sort(),
    ).toEqual(files('en').sort());
  });

  it.each(files('en'))('%s has the same keys and variables in Polish', (path) => {
    const [english, polish] = [read(path), read(path.replace('en.ftl', 'pl.ftl'))];
    expect(keys(polish).sort()).toEqual(keys(english).sort());
    for (const [key, names] of variables(english)) {
      if (keys(english).includes(key)) {
        expect([key, variables(polish).get(key)]).toEqual([key, names]);
      }
    }
  });

  it.each(Object.keys(RAW))('%s can be read, and no key comes twice', (path) => {
    const errors = new FluentBundle('en').addResource(new FluentResource(read(path)));
    expect(errors).toEqual([]);
    expect(new Set(keys(read(path))).size).toBe(keys(read(path)).length);
  });

  it('has the words for every key that the frame asks for', () => {
    const known = new Set(files('en').flatMap((path) => keys(read(path))));
    for (const [path, source] of Object.entries(SOURCES)) {
      for (const match of source.matchAll(/\bt\('([a-z][\w-]*)'/g)) {
        expect(known.has(match[1] ?? ''), `${match[1]} in ${path}`).toBe(true);
      }
    }
  });

  it('counts in Polish as Poles do', () => {
    const bundle = new FluentBundle('pl', { useIsolating: false });
    for (const path of files('pl')) {
      bundle.addResource(new FluentResource(read(path)), { allowOverrides: true });
    }
    const say = (count: number): string =>
      bundle.formatPattern(bundle.getMessage('log-steps')?.value ?? '', { count });
    expect([1, 2, 5, 12, 22].map(say)).toEqual([
      '1 krok',
      '2 kroki',
      '5 kroków',
      '12 kroków',
      '22 kroki',
    ]);
  });
});
