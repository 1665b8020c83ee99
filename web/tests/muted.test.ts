import { beforeEach, expect, it, vi } from 'vitest';

const load = () => import('../src/lib/muted.svelte');

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

it('keeps whom one does not want to hear when the page is loaded again', async () => {
  const { isMuted, mute } = await load();
  mute('Ola');
  mute('Ala');
  expect(isMuted('Ola')).toBe(true);
  vi.resetModules();
  const again = await load();
  expect(again.isMuted('Ola')).toBe(true);
  again.unmute('Ola');
  vi.resetModules();
  expect(['Ola', 'Ala'].map((await load()).isMuted)).toEqual([false, true]);
});

it('does not fall over what else may lie in the storage', async () => {
  localStorage.setItem('bajarz-muted', '{"not": "names"}');
  expect((await load()).isMuted('not')).toBe(false);
});
