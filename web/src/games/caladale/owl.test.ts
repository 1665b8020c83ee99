import { describe, expect, it, vi } from 'vitest';
import { Owl, type Holding } from './owl.svelte';
import type { Coaching } from './requests';

const holding = (tiles: string[], more = '', score = 2, down = 0): Holding => ({
  tiles,
  down,
  score,
  more,
});

/** An owl that answers when the test says so. */
function owl() {
  const asked: string[] = [];
  const answers: ((answer: Coaching | string) => void)[] = [];
  const ask = (_: string, tile: string): Promise<Coaching | string> => {
    asked.push(tile);
    return new Promise((resolve) => answers.push(resolve));
  };
  const says = async (tiles: string[], score: number, proved: boolean, down = 0) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
    answers.shift()?.({ score, now: 2, proved, layout: 'layout 0 -', tiles, down });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { asked, answers, says, owl: new Owl('table', ask, 0) };
}

describe('the owl', () => {
  it('calls nothing the best before that is proved', async () => {
    const { owl: wise, says } = owl();
    expect(wise.claim(holding(['a']))).toBeNull();
    wise.wonder(holding(['a']));
    await says(['a'], 21, false);
    expect(wise.claim(holding(['a']))).toMatchObject({ score: 21, kind: 'found' });
    wise.wonder(holding(['a', 'b']));
    await says(['b', 'a'], 27, true);
    expect(wise.claim(holding(['a', 'b']))).toMatchObject({ score: 27, kind: 'proved' });
  });

  it('says nothing of new tiles while it reckons anew', async () => {
    const { owl: wise, says } = owl();
    wise.wonder(holding(['a']));
    await says(['a'], 21, true);
    expect(wise.claim(holding(['a', 'b']))).toBeNull();
  });

  it('says nothing of old tiles when more are turned down', async () => {
    const { owl: wise, says } = owl();
    wise.wonder(holding(['a']));
    await says(['a'], 0, true);
    expect(wise.claim(holding(['a'], '', 2, 6))).toBeNull();
    wise.wonder(holding(['a'], '', 2, 6));
    await says(['a'], 6, true, 6);
    expect(wise.claim(holding(['a'], '', 2, 6))).toMatchObject({ score: 6, kind: 'proved' });
  });

  it('tells a late answer of the tiles that it names, not of those I have', async () => {
    const { owl: wise, says } = owl();
    wise.wonder(holding(['a']));
    await says(['a', 'b'], 27, true);
    expect(wise.claim(holding(['a']))).toBeNull();
    expect(wise.claim(holding(['a', 'b']))).toMatchObject({ score: 27 });
  });

  it('knows no better than my own castle where that is worth more', async () => {
    const { owl: wise, says } = owl();
    wise.wonder(holding(['a']));
    await says(['a'], 21, true);
    const mine = wise.claim(holding(['a'], '', 23));
    expect(mine).toMatchObject({ score: 23, proved: false, kind: 'own' });
  });

  it('reckons with one tile more', async () => {
    const { owl: wise, asked, says } = owl();
    wise.wonder(holding(['a'], 'c'));
    await says(['a'], 21, false);
    await says(['a', 'c'], 37, false);
    expect(asked).toEqual(['', 'c']);
    expect(wise.claimWithMore(holding(['a'], 'c'))).toMatchObject({ score: 37, kind: 'found' });
    expect(wise.claimWithMore(holding(['a']))).toBeNull();
  });

  it('asks nothing twice, and nothing that was called off', async () => {
    const { owl: wise, asked, says } = owl();
    wise.wonder(holding(['a']))();
    wise.wonder(holding(['a']));
    await says(['a'], 21, false);
    wise.wonder(holding(['a']));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(asked).toEqual(['']);
  });

  it('says that it cannot help', async () => {
    const { owl: wise, answers } = owl();
    wise.wonder(holding(['a']));
    await vi.waitFor(() => expect(answers.length).toBe(1));
    answers[0]?.('no-coach');
    await vi.waitFor(() => expect(wise.refused).toBe('no-coach'));
  });
});
