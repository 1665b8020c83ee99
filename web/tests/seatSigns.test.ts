import { mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import Icon from '../src/lib/Icon.svelte';
import { seatColours } from '../src/lib/seatSigns';

/** The symbol that an icon uses under a page of this game. */
function drawn(name: string, game?: string): string {
  const context = new Map(game ? [['seat-signs', () => game]] : []);
  const icon = mount(Icon, { target: document.body, props: { name }, context });
  const symbol = document.body.querySelector('use')?.getAttribute('href') ?? '';
  void unmount(icon);
  return symbol;
}

describe('the sign of a seat', () => {
  it('is the emblem of its faction where the game has factions', () => {
    expect(drawn('seat-1', 'fantazja')).toBe('#fz-faction-S');
    expect(drawn('seat-2', 'fantazja')).toBe('#fz-faction-E');
    expect(seatColours('fantazja')).toContain('--seat-2:');
  });

  it('is the usual one elsewhere', () => {
    expect(drawn('seat-2', 'runestones')).toBe('#ui-seat-2');
    expect(drawn('seat-2')).toBe('#ui-seat-2');
    expect(drawn('undo', 'fantazja')).toBe('#ui-undo');
    expect(seatColours('runestones')).toBe('');
  });
});
