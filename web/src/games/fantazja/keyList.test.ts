import { describe, expect, it } from 'vitest';
import { KEYS } from './keyList';

const TEXTS = import.meta.glob<string>('./texts.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the keys of the board', () => {
  it('have words in every language', () => {
    for (const text of Object.values(TEXTS)) {
      for (const { words } of KEYS) expect(text).toContain(`${words} = `);
    }
    expect(Object.keys(TEXTS)).toHaveLength(2);
  });
});
