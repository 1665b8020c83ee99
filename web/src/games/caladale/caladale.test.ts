import { describe, expect, it, vi } from 'vitest';
import {
  actionBetween,
  EMPTY,
  moved,
  put,
  readLayout,
  same,
  slid,
  tileAt,
  rotated,
  without,
  writeLayout,
  type Castle,
} from './castle';
import { drawnTiles, raggedEdges, stillOpen } from './appearance';
import { edgesOf, symbolOf, tileOf } from './tiles';
import { heaps } from './tray';
import type { SeatView } from './types';
import { castleOf, ownTiles, turnedDown } from './view';
import { EditQueue } from './editQueue.svelte';

vi.mock('../../lib/components', () => import('./fixtures'));

const castle = readLayout('layout 0 wizard@1,0,r0;stone-top-1@1,1,r0;stone-two-1@2,0,r3');

const seat: SeatView = {
  gate: { tile: 'wizard', side: 1 },
  castle: [{ tile: 'wizard', side: 1, x: 2, y: 0, rotation: 0 }],
  grass: -1,
  grass_width: 8,
  tray: [
    { tile: 'stone-top-1', side: 0 },
    { tile: 'stone-top-2', side: 0 },
    { tile: 'gnomes', side: 1 },
    { tile: 'gnomes', side: 0 },
  ],
  down: ['tree-top-1'],
  down_unseen: 2,
  done: false,
  exchanges: 0,
  violations: [],
  open: [],
  finished: false,
  removed: [],
  counted: { tiles: 1, open: 0 },
  parts: {},
};

describe('a seat of the view', () => {
  it('has a castle that is written as it lies', () => {
    expect(writeLayout(castleOf(seat))).toBe('layout -1 wizard*@2,0,r0');
  });
  it('owns what is built and what is not, and counts what it turned down', () => {
    expect([...ownTiles(seat)]).toEqual(['wizard', 'stone-top-1', 'stone-top-2', 'gnomes']);
    expect(turnedDown(seat)).toBe(3);
  });
  it('has tiles that look alike on one heap; a gate by each of its sides', () => {
    expect(heaps(seat.tray).map(({ tiles }) => tiles.length)).toEqual([2, 1, 1]);
  });
});

describe('tiles', () => {
  it('are those of the box', () => {
    expect(tileOf('tudorstone-bridge-2')).toMatchObject({
      kind: 'enchanted-bridge',
      themes: ['tudor', 'stone'],
    });
    expect(tileOf('wizard').sides[1]).toEqual(['tree', 'stone', 'grass', 'stone']);
    expect(tileOf('scaffold').title?.en).toBe('Scaffold');
  });
  it('turn their edges clockwise', () => {
    expect(edgesOf('stone-two-1', 1)).toEqual(['sky', 'stone', 'stone', 'sky']);
    expect(symbolOf('stone-two-1', 3)).toBe('cd-tile-stone-two-1-r3');
    expect(symbolOf('gnomes', 0, 1)).toBe('cd-tile-gnomes-2-r0');
  });
});

describe('a castle', () => {
  it('tells each change in the shortest words', () => {
    expect(actionBetween(castle, castle)).toBe('');
    expect(actionBetween(castle, slid(castle, 2))).toBe('grass 2');
    expect(actionBetween(castle, without(castle, ['stone-top-1']))).toBe('back stone-top-1');
    const placed = put(castle, { tile: 'tree-top-1', x: 0, y: 0, rotation: 0, side: 0 });
    expect(actionBetween(castle, placed)).toBe('place tree-top-1 0,0 r0');
    expect(actionBetween(castle, moved(castle, castle.laid.keys(), -1, 2) ?? EMPTY)).toBe(
      'shift -1,2',
    );
  });
  it('is read and written as a layout', () => {
    expect(same(readLayout(writeLayout(castle)), castle)).toBe(true);
    expect(writeLayout(EMPTY)).toBe('layout 0 -');
  });
  it('lets tiles change places, and moves no group onto another tile', () => {
    const swapped = put(castle, {
      ...(castle.laid.get('stone-top-1') ?? { tile: '', rotation: 0, side: 0 }),
      x: 2,
      y: 0,
    });
    expect(tileAt(swapped, 1, 1)?.tile).toBe('stone-two-1');
    expect(moved(castle, ['stone-top-1'], 1, -1)).toBeNull();
    expect(moved(castle, ['wizard'], 0, -1)).toBeNull();
  });
});

const turns = (tile: string): boolean => !['gate', 'top'].includes(tileOf(tile).kind);

describe('a group', () => {
  const cells = (built: Castle | null): Record<string, string> =>
    Object.fromEntries(
      [...(built ?? EMPTY).laid.values()].map(({ tile, x, y, rotation }) => [
        tile,
        `${x},${y} r${rotation}`,
      ]),
    );
  const high = readLayout(
    'layout 0 wizard@4,3,r0;stone-top-1@3,3,r0;stone-two-1@2,3,r3;tudorstone-bridge-2@2,2,r0',
  );
  const names = [...high.laid.keys()];

  it('turns about its middle, its tiles with it; gates and tops stay upright', () => {
    expect(cells(rotated(high, names, 1, turns))).toEqual({
      wizard: '3,1 r0',
      'stone-top-1': '3,2 r0',
      'stone-two-1': '3,3 r0',
      'tudorstone-bridge-2': '2,3 r1',
    });
    expect(cells(rotated(high, names, -1, turns))).toEqual({
      wizard: '2,3 r0',
      'stone-top-1': '2,2 r0',
      'stone-two-1': '2,1 r2',
      'tudorstone-bridge-2': '3,1 r3',
    });
  });
  it('is where it was after four quarters, or one there and one back', () => {
    let now: Castle = high;
    for (let quarter = 0; quarter < 4; quarter += 1) now = rotated(now, names, 1, turns) ?? EMPTY;
    expect(same(now, high)).toBe(true);
    expect(
      same(rotated(rotated(high, names, -1, turns) ?? EMPTY, names, 1, turns) ?? EMPTY, high),
    ).toBe(true);
  });
  it('is lifted onto the ground, and turns onto no other tile', () => {
    const row = ['wizard', 'stone-two-1'];
    expect(cells(rotated(without(castle, ['stone-top-1']), row, 1, turns))).toEqual({
      wizard: '1,1 r0',
      'stone-two-1': '1,0 r0',
    });
    expect(rotated(castle, row, 1, turns)).toBeNull();
  });
  it('is turned in one edit, and the others lie still', () => {
    const next = rotated(high, ['wizard', 'stone-top-1'], -1, turns) ?? EMPTY;
    expect(actionBetween(high, next)).toBe(
      'layout 0 wizard@3,3,r0;stone-top-1@3,2,r0;stone-two-1@2,3,r3;tudorstone-bridge-2@2,2,r0',
    );
  });
});

describe('the picture', () => {
  it('cuts the corners that are not closed', () => {
    const gate = drawnTiles(castle).find(({ tile }) => tile === 'wizard');
    expect(gate).toMatchObject({
      parts: ['cd-gate-SSGS-0'],
      notches: ['cd-notch-S-NE', 'cd-notch-S-SE', 'cd-notch-S-SW', 'cd-notch-S-NW'],
    });
  });
  it('shows a scaffold as its neighbours ask', () => {
    const built = put(castle, { tile: 'scaffold', x: 0, y: 0, rotation: 0, side: 0 });
    expect(drawnTiles(built)[0]?.parts).toEqual(['cd-wall-S-E', 'cd-timber-2']);
  });
  it('marks what the server found open, until a tile is there or the tile is gone', () => {
    const open = [
      { x: 1, y: 0, side: 'west' },
      { x: 2, y: 0, side: 'north' },
    ];
    const marked = [
      { x: 1, y: 0, side: 'W', theme: 'stone' },
      { x: 2, y: 0, side: 'N', theme: 'stone' },
    ];
    expect(stillOpen(castle, open)).toEqual(marked);
    const top = { tile: 'stone-top-2', x: 2, y: 1, rotation: 0, side: 0 };
    expect(stillOpen(put(castle, top), open)).toEqual(marked.slice(0, 1));
    expect(stillOpen(without(castle, ['wizard']), open)).toEqual(marked.slice(1));
  });
  it('finds ragged edges', () => {
    expect(raggedEdges(castle, 4)).toEqual([
      { x: 1, y: 0, side: 'W', theme: 'stone' },
      { x: 2, y: 0, side: 'N', theme: 'stone' },
    ]);
  });
});

describe('the edits', () => {
  it("shows an edit at once and takes the server's castle when nothing is on the way", async () => {
    const sent: string[] = [];
    let answer: () => void = () => undefined;
    const act = (text: string): Promise<never> => {
      sent.push(text);
      return new Promise((resolve) => (answer = () => resolve({ ok: false } as never)));
    };
    const edits = new EditQueue({ act, owned: () => new Set(castle.laid.keys()) }, 'test-edits');
    edits.hear(castle);
    const next = slid(castle, 3);
    edits.change(next);
    expect(same(edits.castle, next)).toBe(true);
    edits.hear(castle); // somebody else's step: mine is still on the way
    expect(same(edits.castle, next)).toBe(true);
    answer();
    await new Promise((resolve) => setTimeout(resolve));
    expect(same(edits.castle, castle)).toBe(true); // refused: rolled back
    expect([edits.canUndo, edits.canRedo]).toEqual([false, false]);
    expect(sent).toEqual(['grass 3']);
  });
  it('goes back and forth through whole castles, without tiles that are gone', async () => {
    const sent: string[] = [];
    let owned = new Set(castle.laid.keys());
    let server = castle;
    const edits: EditQueue = new EditQueue(
      {
        act: (text) => {
          sent.push(text);
          server = edits.castle;
          edits.hear(server);
          return Promise.resolve({ ok: true } as never);
        },
        owned: () => owned,
      },
      'test-history',
    );
    edits.hear(castle);
    edits.change(without(castle, ['stone-top-1']));
    edits.change(slid(edits.castle, 1));
    owned = new Set(['wizard', 'stone-two-1']); // the top was exchanged
    edits.undo();
    edits.undo();
    expect(sent).toEqual(['back stone-top-1', 'grass 1', 'grass 0']);
    edits.redo();
    edits.redo();
    await new Promise((resolve) => setTimeout(resolve));
    expect(edits.castle.grass).toBe(1);
    expect([edits.canUndo, edits.canRedo]).toEqual([true, false]);
  });
});
