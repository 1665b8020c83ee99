// How a castle is drawn: which symbols show each tile, by its edges and corners as they lie
// (src/bajarz/art/caladale says how they fit). The data is rotated, never the picture.

import { cellName, cellsOf, type Castle } from './castle';
import {
  edgesOf,
  isTheme,
  SCAFFOLD,
  SIDES,
  tileOf,
  type Edge,
  type Side,
  type Theme,
} from './tiles';
import type { LaidTile, OpenEdgeView } from './types';

const STEP: Record<Side, readonly [number, number]> = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
};
const SIDE_NAMES = ['north', 'east', 'south', 'west']; // in the order of SIDES
const CORNERS = ['NE', 'SE', 'SW', 'NW'] as const;
const LETTERS: Record<Edge, string> = { stone: 'S', tree: 'T', tudor: 'U', sky: 'o', grass: 'G' };
const FACED = ['two', 'three', 'four', 'edge'];
const FACES = 4;

/** A tile as symbols: `parts` cut to `clip`, over them `notches` within the tile's square. */
export interface Drawn extends LaidTile {
  parts: string[];
  clip: string;
  notches: string[];
}

export interface OpenEdge {
  x: number;
  y: number;
  side: Side;
  theme: Theme;
}

type Cells = ReadonlyMap<string, LaidTile>;

const opposite = (index: number): number => (index + 2) % 4;

function neighbour(
  cells: Cells,
  { x, y }: { x: number; y: number },
  side: Side,
): LaidTile | undefined {
  const [dx, dy] = STEP[side];
  return cells.get(cellName(x + dx, y + dy));
}

/** A tile's edges; each edge of a scaffold is what its neighbour shows there (C-B3). */
function shownEdges(cells: Cells, laid: LaidTile): Edge[] {
  if (laid.tile !== SCAFFOLD) return edgesOf(laid.tile, laid.rotation, laid.side);
  return SIDES.map((side, index) => {
    const other = neighbour(cells, laid, side);
    const edge =
      other && other.tile !== SCAFFOLD
        ? edgesOf(other.tile, other.rotation, other.side)[opposite(index)]
        : 'sky';
    return isTheme(edge) ? edge : 'sky';
  });
}

const isWall = (edge: Edge | undefined): boolean => edge !== undefined && edge !== 'sky';

class Drawing {
  private readonly edges = new Map<LaidTile, Edge[]>();

  constructor(private readonly cells: Cells) {}

  edgesAt(laid: LaidTile): Edge[] {
    let found = this.edges.get(laid);
    if (!found) this.edges.set(laid, (found = shownEdges(this.cells, laid)));
    return found;
  }

  private has(laid: LaidTile, side: string): boolean {
    return isWall(this.edgesAt(laid)[SIDES.indexOf(side as Side)]);
  }

  /** Whether both edges there are castle; timber closes no corner. */
  private joined(x: number, y: number, side: string): boolean {
    const one = this.cells.get(cellName(x, y));
    const two = one && neighbour(this.cells, one, side as Side);
    if (!one || !two || one.tile === SCAFFOLD || two.tile === SCAFFOLD) return false;
    return this.has(one, side) && this.has(two, SIDES[opposite(SIDES.indexOf(side as Side))] ?? '');
  }

  /** Whether all four edges that meet at a corner are castle; so is the ground. */
  private isClosed(laid: LaidTile, corner: string): boolean {
    const [up = '', across = ''] = corner;
    const { x, y } = laid;
    const [dx] = STEP[across as Side];
    if (up === 'S' && y === 0) {
      const beside = this.cells.get(cellName(x + dx, 0));
      return this.joined(x, y, across) && this.has(laid, 'S') && !!beside && this.has(beside, 'S');
    }
    const [, dy] = STEP[up as Side];
    return (
      this.joined(x, y, up) &&
      this.joined(x, y, across) &&
      this.joined(x + dx, y, up) &&
      this.joined(x, y + dy, across)
    );
  }

  draw(laid: LaidTile): Drawn {
    const edges = this.edgesAt(laid);
    if (laid.tile === SCAFFOLD) {
      return { ...laid, parts: scaffold(edges), clip: 'cd-box', notches: [] };
    }
    const open = CORNERS.filter(
      (c) => this.has(laid, c[0] ?? '') && this.has(laid, c[1] ?? '') && !this.isClosed(laid, c),
    );
    const mask = open.reduce((sum, corner) => sum + (1 << CORNERS.indexOf(corner)), 0);
    return {
      ...laid,
      parts: [symbol(laid, edges)],
      clip: `cd-cut-${mask}`,
      notches: open.map((c) => `cd-notch-${cornerTheme(edges, c)}-${c}`),
    };
  }
}

function symbol(laid: LaidTile, edges: readonly Edge[]): string {
  const { kind, number } = tileOf(laid.tile);
  const letters = edges.map((edge) => LETTERS[edge]).join('');
  return `cd-${kind.replace(/-bridge$/, '')}-${letters}-${FACED.includes(kind) ? number % FACES : 0}`;
}

function scaffold(edges: readonly Edge[]): string[] {
  const walls = edges.flatMap((edge, index) =>
    isTheme(edge) ? [`cd-wall-${LETTERS[edge]}-${SIDES[index]}`] : [],
  );
  const mask = edges.reduce((sum, edge, index) => sum + (isWall(edge) ? 1 << index : 0), 0);
  return [...walls, `cd-timber-${mask}`];
}

/** A corner is finished in the theme of its arm, the gate's in that of its side. */
function cornerTheme(edges: readonly Edge[], corner: string): string {
  const across = edges[SIDES.indexOf(corner[1] as Side)];
  const up = edges[SIDES.indexOf(corner[0] as Side)];
  return LETTERS[isTheme(across) ? across : (up ?? 'sky')];
}

/** All tiles as symbols, the lowest row first. */
export function drawnTiles(castle: Castle): Drawn[] {
  const drawing = new Drawing(cellsOf(castle));
  const tiles = [...castle.laid.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  return tiles.map((laid) => drawing.draw(laid));
}

/** Open edges that the server found, with the themes that they want, as far as they still lie open
 * in this castle. */
export function stillOpen(castle: Castle, open: readonly OpenEdgeView[]): OpenEdge[] {
  const cells = cellsOf(castle);
  return open.flatMap(({ x, y, side: name }) => {
    const index = SIDE_NAMES.indexOf(name);
    const [side, laid] = [SIDES[index], cells.get(cellName(x, y))];
    const theme = laid && shownEdges(cells, laid)[index];
    return side && isTheme(theme) && !neighbour(cells, { x, y }, side)
      ? [{ x, y, side, theme }]
      : [];
  });
}

/** Castle edges that are drawn ragged: no tile is against them, and they do not rest on grass. */
export function raggedEdges(castle: Castle, width: number): OpenEdge[] {
  const cells = cellsOf(castle);
  return [...castle.laid.values()].flatMap((laid) => {
    const { x, y } = laid;
    const rests = (side: Side): boolean =>
      side === 'S' && y === 0 && x >= castle.grass && x < castle.grass + width;
    return shownEdges(cells, laid).flatMap((theme, index) => {
      const side = SIDES[index] as Side;
      return isTheme(theme) &&
        laid.tile !== SCAFFOLD &&
        !neighbour(cells, laid, side) &&
        !rests(side)
        ? [{ x, y, side, theme }]
        : [];
    });
  });
}

/** A side as the drawing names it: N for north. */
export const sideOf = (name: string): Side => SIDES[SIDE_NAMES.indexOf(name)] ?? 'N';
export const letterOf = (theme: Theme): string => LETTERS[theme];
