// What the person has in hand: tiles of the castle that are chosen, a tile from the tray, or a
// tile that is only tried out before it is kept (C-T2) or built for good (C-1b).

import { cellName, moved, put, slid, tileAt, rotated, without, type Castle } from './castle';
import type { Places } from './places.svelte';
import type { Place } from './requests';
import { isGate, isUpright } from './tiles';
import type { LaidTile } from './types';
import type { Mode } from './view';

export interface Spot {
  x: number;
  y: number;
  rotation: number;
  /** Whether it fits as it is turned now. */
  now: boolean;
}

export interface HandHost {
  castle: () => Castle;
  change: (castle: Castle) => void;
  mode: () => Mode;
  /** Whether a gate may be turned to its other side. */
  bothSides: () => boolean;
  /** Whether the castle can be edited at all. */
  free: () => boolean;
  /** The tile that was taken and is not yet decided on, or not yet built. */
  taken: () => string;
  /** Where tiles fit, as the server says. */
  places: Places;
  /** In solo 1: where a tile may be built. */
  allowed: (tile: string) => LaidTile[];
  /** The side that a tile of the tray shows. */
  sideOf: (tile: string) => number;
  /** Chosen tiles cannot be turned or moved: others lie in the way. */
  blocked: () => void;
}

export class Hand {
  held = $state('');
  rotation = $state(0);
  side = $state(0);
  trial: LaidTile | null = $state.raw(null);
  grouping = $state(false);
  private picked: string[] = $state.raw([]);

  constructor(private readonly host: HandHost) {}

  /** The chosen tiles of the castle, in the order of choosing. */
  get chosen(): string[] {
    const { laid } = this.host.castle();
    return this.picked.filter((tile) => laid.has(tile));
  }

  /** The castle with the tile that is tried out. */
  get shown(): Castle {
    const castle = this.host.castle();
    return this.trial && !castle.laid.has(this.trial.tile) ? put(castle, this.trial) : castle;
  }

  get isBuilder(): boolean {
    return this.host.mode() === 'builder';
  }

  /** Whether a tile is only tried out until a button says so. */
  isTried(tile: string): boolean {
    return this.isBuilder || tile === this.host.taken();
  }

  // Taking up and putting down

  hold(tile: string): void {
    const same = this.held === tile;
    this.drop();
    if (same || !tile || !this.host.free()) return;
    this.held = tile;
    this.rotation = 0;
    this.side = this.host.sideOf(tile);
  }

  /** Nothing in hand, nothing chosen; what is tried out stays. */
  drop(): void {
    this.held = '';
    this.picked = [];
  }

  cancel(): void {
    if (!this.held && !this.picked.length) this.trial = null;
    this.drop();
  }

  choose(tiles: string[]): void {
    this.held = '';
    this.picked = tiles;
  }

  toggle(tile: string): void {
    const chosen = this.chosen;
    this.choose(chosen.includes(tile) ? chosen.filter((one) => one !== tile) : [...chosen, tile]);
  }

  /** A tap on a cell of the castle: the piece in hand goes there, or the one there is chosen. */
  tap(x: number, y: number, adding: boolean): void {
    if (!this.host.free() || y < 0) return;
    const there = tileAt(this.shown, x, y);
    if (this.held && (!there || there.tile === this.held || there === this.trial)) {
      this.putHeld(x, y);
    } else if (there && there === this.trial) this.rotate(1);
    else if (there && !this.isBuilder) this.tapTile(there.tile, adding || this.grouping);
    else if (this.chosen.length) this.moveTo(x, y);
    else if (this.isBuilder && this.host.taken()) this.try(this.host.taken(), x, y);
  }

  private tapTile(tile: string, adding: boolean): void {
    if (adding) this.toggle(tile);
    else if (this.chosen.length === 1 && this.chosen[0] === tile) this.rotate(1);
    else this.choose([tile]);
  }

  private putHeld(x: number, y: number): void {
    this.place(this.held, x, y);
  }

  /** A tile to a cell, turned so that it fits if it can. */
  place(tile: string, x: number, y: number): void {
    if (!this.host.free()) return;
    if (this.isTried(tile)) {
      this.try(tile, x, y);
      return;
    }
    const laid = this.fitted(tile, x, y);
    this.host.change(put(this.host.castle(), laid));
    this.choose([tile]);
  }

  private try(tile: string, x: number, y: number): void {
    const there = tileAt(this.host.castle(), x, y);
    if (there) return;
    this.rotation = this.held === tile ? this.rotation : (this.trial?.rotation ?? 0);
    this.trial = this.fitted(tile, x, y);
    this.drop();
  }

  private fitted(tile: string, x: number, y: number): LaidTile {
    const rotation = this.rotationsAt(tile, x, y)[0] ?? (isUpright(tile) ? 0 : this.rotation);
    return { tile, x, y, rotation, side: this.sideNow(tile) };
  }

  private sideNow(tile: string): number {
    return this.held === tile ? this.side : this.host.sideOf(tile);
  }

  /** The rotations in which a tile fits there, from the present one on. */
  private rotationsAt(tile: string, x: number, y: number, places = this.placesOf(tile)): number[] {
    const here = places.filter((place) => place.x === x && place.y === y);
    const fitting = here.flatMap(({ rotations }) => rotations);
    return [0, 1, 2, 3]
      .map((by) => (this.rotation + by) % 4)
      .filter((rotation) => fitting.includes(rotation));
  }

  /** Where a tile fits: in solo 1 the legal actions say it, else the server, when it has answered. */
  private placesOf(tile: string): readonly Place[] {
    if (this.isBuilder) {
      return this.host.allowed(tile).map(({ x, y, rotation }) => ({ x, y, rotations: [rotation] }));
    }
    return this.host.places.of(this.host.castle(), { tile, side: this.sideNow(tile) });
  }

  /** Where the tile in hand fits. */
  get spots(): Spot[] {
    const tile = this.held || (this.isBuilder && !this.trial ? this.host.taken() : '');
    if (!tile) return [];
    const places = this.placesOf(tile);
    const cells = new Map(places.map(({ x, y }) => [cellName(x, y), { x, y }]));
    return [...cells.values()].flatMap(({ x, y }) => {
      const [rotation] = this.rotationsAt(tile, x, y, places);
      return rotation === undefined
        ? []
        : [{ x, y, rotation, now: isUpright(tile) || rotation === this.rotation }];
    });
  }

  /** Let the server say where the tile in hand fits; the spots, once it has. */
  async look(): Promise<Spot[]> {
    const { held: tile, side } = this;
    if (tile && !this.isBuilder) await this.host.places.find(this.host.castle(), { tile, side });
    return this.spots;
  }

  // Turning

  get canRotate(): boolean {
    const tile = this.one;
    return this.hasGroup || (!!tile && !isUpright(tile));
  }

  private get hasGroup(): boolean {
    return !this.held && this.chosen.length > 1;
  }

  get canFlip(): boolean {
    const tile = this.one;
    return !!tile && isGate(tile) && this.host.bothSides();
  }

  /** The one tile that can be turned now. */
  get one(): string {
    if (this.held) return this.held;
    return this.chosen.length === 1
      ? (this.chosen[0] ?? '')
      : this.chosen.length
        ? ''
        : (this.trial?.tile ?? '');
  }

  rotate(by: 1 | -1): void {
    if (!this.canRotate) return;
    if (this.hasGroup) {
      this.rotateGroup(by);
      return;
    }
    if (this.held) {
      this.rotation = (this.rotation + by + 4) % 4;
      return;
    }
    const [tile] = this.chosen;
    const laid = tile ? this.host.castle().laid.get(tile) : this.trial;
    if (!laid) return;
    const next = { ...laid, rotation: this.nextRotation(laid, by) };
    if (tile) this.host.change(put(this.host.castle(), next));
    else this.trial = next;
  }

  private rotateGroup(by: 1 | -1): void {
    const next = rotated(this.host.castle(), this.chosen, by);
    if (next) this.host.change(next);
    else this.host.blocked();
  }

  private nextRotation(laid: LaidTile, by: 1 | -1): number {
    if (!this.isBuilder) return (laid.rotation + by + 4) % 4;
    this.rotation = (laid.rotation + by + 4) % 4;
    const rotations = this.rotationsAt(laid.tile, laid.x, laid.y);
    return (by > 0 ? rotations[0] : rotations.at(-1)) ?? laid.rotation;
  }

  flip(): void {
    if (!this.canFlip) return;
    if (this.held) this.side = 1 - this.side;
    const laid = this.host.castle().laid.get(this.one);
    if (!this.held && laid) {
      this.host.change(put(this.host.castle(), { ...laid, side: 1 - laid.side }));
    }
  }

  // Moving

  toTray(tiles: string[] = this.chosen): void {
    if (!this.host.free() || this.isBuilder) return;
    if (!tiles.length) this.trial = null;
    else this.host.change(without(this.host.castle(), tiles));
    this.drop();
  }

  /** The chosen tiles, so that the first of them comes to that cell. */
  moveTo(x: number, y: number): void {
    const [first] = this.chosen;
    const laid = first ? this.host.castle().laid.get(first) : undefined;
    if (laid) this.moveBy(this.chosen, x - laid.x, y - laid.y);
  }

  /** One tile changes places with what lies there; several need free cells. */
  moveBy(tiles: string[], dx: number, dy: number): void {
    const castle = this.host.castle();
    const [first] = tiles;
    const laid = first ? castle.laid.get(first) : undefined;
    const alone = tiles.length === 1 && laid && laid.y + dy >= 0;
    const next = alone
      ? put(castle, { ...laid, x: laid.x + dx, y: laid.y + dy })
      : moved(castle, tiles, dx, dy);
    if (next) this.host.change(next);
    else this.host.blocked();
  }

  /** The chosen tiles, or the whole castle, one cell on. */
  nudge(dx: number, dy: number): void {
    if (!this.host.free() || this.isBuilder) return;
    const castle = this.host.castle();
    const chosen = this.chosen;
    const next = moved(castle, chosen.length ? chosen : castle.laid.keys(), dx, dy);
    if (next) this.host.change(next);
  }

  slideGrass(by: number): void {
    if (this.host.free()) {
      this.host.change(slid(this.host.castle(), this.host.castle().grass + by));
    }
  }
}
