import { describe, expect, it, vi } from 'vitest';
import { FACTIONS, readComponents, tabs, tileOf, rotatedSides } from './tiles';

vi.mock('../../lib/components', () => import('./fixtures'));

describe('the components file', () => {
  it('gives every faction its tiles and names', () => {
    expect(tileOf('S-P1a')).toMatchObject({ kind: 'production', level: 1, points: 1, dark: false });
    expect(tileOf('S-P1a')?.title).toEqual({ en: 'Windmill', pl: 'Wiatrak' });
    expect(tileOf('E-P1a')?.title).toEqual({ en: 'Mill', pl: 'Młyn' });
    expect(tileOf('E-Well')).toMatchObject({ kind: 'special', level: 0, points: 2 });
    expect(tileOf('S-R1c')?.dark).toBe(true);
  });

  it('keeps a tile of one faction out of the other', () => {
    const name = { en: 'Tower', pl: 'Wieża' };
    const row = {
      id: 'X',
      type: 'magic',
      level: 1,
      points: 1,
      faction: 'E',
      sides: 'E1 A1 W1 F1',
      name,
    } as const;
    const { tiles } = readComponents({ castle: 'E1 A1 W1 F1', tile: [row] });
    expect(FACTIONS.map((faction) => tiles.has(`${faction}-X`))).toEqual([false, true]);
  });
});

describe('turning', () => {
  it('brings the printed north to the east with one turn', () => {
    const printed = rotatedSides('S-R1a', 0);
    expect(rotatedSides('S-R1a', 1)[1]).toEqual(printed[0]);
    expect(rotatedSides('S-R1a', 3)[3]).toEqual(printed[0]);
  });

  it('names the tabs by what they show and where', () => {
    expect(tabs('castle', 0)).toEqual(['fz-tab-E1-n', 'fz-tab-A1-e', 'fz-tab-W1-s', 'fz-tab-F1-w']);
    expect(tabs('castle', 1)[1]).toBe('fz-tab-E1-e');
  });
});
