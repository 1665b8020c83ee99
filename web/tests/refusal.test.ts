import { expect, it, vi } from 'vitest';
import type { Answer } from '../src/lib/messages';
import { TableStore } from '../src/lib/table.svelte';
import { toasts } from '../src/lib/toasts.svelte';

const NO: Answer = {
  type: 'answer',
  key: 'k',
  ok: false,
  code: 'refused',
  message: 'no',
  certain: [],
  refusal: {
    rule: 'F-P4',
    words: 'no',
    facts: {},
    others: [],
    instead: 'small S-R1a 1,0 r0',
    instead_words: 'Build House I at 1,0',
  },
};
const asked: unknown[] = [];

vi.mock('../src/lib/socket', () => ({
  TableSocket: class {
    ask(wish: unknown): Promise<Answer> {
      asked.push(wish);
      return Promise.resolve(NO);
    }
  },
}));

it('offers the nearest legal action in words, and does it in the notation', async () => {
  await new TableStore('abc').act('small S-R1a 9,9 r0');
  const [toast] = toasts.list;
  expect(toast?.offer?.words).not.toContain('S-R1a');
  toast?.offer?.action();
  expect(asked.at(-1)).toMatchObject({ type: 'act', action: 'small S-R1a 1,0 r0' });
});
