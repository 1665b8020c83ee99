import { afterEach, expect, it, vi } from 'vitest';
import { actionWords } from '../src/lib/actions.svelte';

afterEach(() => vi.unstubAllGlobals());

it('asks the server once for all actions that are wanted, and then knows them', async () => {
  const call = vi.fn(async (_: string, asked: { body: string }) => {
    const { actions } = JSON.parse(asked.body) as { actions: string[] };
    return { ok: true, json: async () => actions.map((text) => `words of ${text}`) };
  });
  vi.stubGlobal('fetch', call);
  expect(actionWords('fantazja', 'end')).toBe('end'); // until the words are here
  actionWords('fantazja', 'magic');
  await vi.waitFor(() => expect(actionWords('fantazja', 'end')).toBe('words of end'));
  expect(actionWords('fantazja', 'magic')).toBe('words of magic');
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0]?.[0]).toBe('/api/words/fantazja?lang=en');
});

it('stays with the notation where the server does not answer', async () => {
  const call = vi.fn(async () => {
    throw new TypeError('no network');
  });
  vi.stubGlobal('fetch', call);
  expect(actionWords('grajeczka', 'tell')).toBe('tell');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  expect(actionWords('grajeczka', 'tell')).toBe('tell');
});
