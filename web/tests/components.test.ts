import { afterEach, expect, it, vi } from 'vitest';
import { componentsOf } from '../src/lib/components';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks again where the first answers fail, and gives up at last', async () => {
  vi.useFakeTimers();
  const answers = [
    { ok: false, status: 503 },
    { ok: true, json: async () => ({ castle: 'E1' }) },
  ];
  const call = vi.fn(async () => answers.shift() ?? Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', call);
  const found = componentsOf('fantazja');
  await vi.runAllTimersAsync();
  expect(await found).toEqual({ castle: 'E1' });
  expect(call).toHaveBeenCalledTimes(2);
  const lost = expect(componentsOf('fantazja')).rejects.toThrow('no network');
  await vi.runAllTimersAsync();
  await lost;
  expect(call).toHaveBeenCalledTimes(5);
});
