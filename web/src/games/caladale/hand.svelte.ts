// What the person has in hand: tiles of the castle that are chosen, a tile from the tray, or a
// tile that is only tried out before it is kept (C-T2) or built for good (C-1b).

import { moved, put, slid, tileAt, rotated, without, type Castle } from './castle';
import type { Places } from './places.svelte';
import type { Judgement, Verdict } from './requests';
import { isGate, writeName } from './tiles';
import type { LaidTile } from './types';
import { rotationsAt, spotsOf, verdictAt, type Spot } from './verdicts';
import type { Mode } from './view';

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
  /** What becomes of carried tiles, as the server says. */
  places: Places;
  /** Whether a tile may be turned. */
  turns: (tile: string) => boolean;
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
    else if (this.isBuilder && this.host.taken()) this.tryOut(this.host.taken(), x, y);
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
      this.tryOut(tile, x, y);
      return;
    }
    const laid = this.fitted(tile, x, y);
    this.host.change(put(this.host.castle(), laid));
    this.choose([tile]);
  }

  /** A tile that is not mine yet, or not for good, to a free cell. */
  tryOut(tile: string, x: number, y: number): void {
    const there = tileAt(this.host.castle(), x, y);
    if (there) return;
    this.rotation = this.held === tile ? this.rotation : (this.trial?.rotation ?? 0);
    this.trial = this.fitted(tile, x, y);
    this.drop();
  }

  private fitted(tile: string, x: number, y: number): LaidTile {
    const judged = this.judgedOf([tile]);
    const rotation = rotationsAt(judged, x, y, this.rotation)[0] ?? this.rotation;
    return { tile, x, y, rotation, side: this.sideNow(tile) };
  }

  private sideNow(tile: string): number {
    if (this.held === tile) return this.side;
    return this.trial?.tile === tile ? this.trial.side : this.host.sideOf(tile);
  }

  // What would become of it

  /** The tiles that are in hand: one from beside the castle, the chosen ones, or the one on trial. */
  get carried(): string[] {
    if (this.held) return [this.held];
    const chosen = this.chosen;
    if (chosen.length) return chosen;
    const tile = this.trial?.tile ?? (this.isBuilder ? this.host.taken() : '');
    return tile ? [tile] : [];
  }

  private judgedOf(tiles: readonly string[]): Judgement | null {
    return this.host.places.of(this.host.castle(), this.namesOf(tiles));
  }

  private namesOf(tiles: readonly string[]): string[] {
    return tiles.map((tile) => writeName(tile, this.sideNow(tile)));
  }

  /** Let the server say what would become of what is in hand; the spots, once it has. */
  async look(): Promise<Spot[]> {
    const { carried } = this;
    if (carried.length) await this.host.places.find(this.host.castle(), this.namesOf(carried));
    return this.spots;
  }

  /** Where what is in hand fits. */
  get spots(): Spot[] {
    const [tile] = this.carried;
    if (!tile) return [];
    return spotsOf(this.judgedOf(this.carried), this.rotationOf(tile));
  }

  private rotationOf(tile: string): number {
    if (this.held === tile) return this.rotation;
    const laid = this.host.castle().laid.get(tile);
    return laid?.rotation ?? this.trial?.rotation ?? this.rotation;
  }

  /** What would come of putting what is in hand so that its first tile comes to this cell. */
  verdictOver(x: number, y: number): Verdict | null {
    const [tile] = this.carried;
    if (!tile) return null;
    const judged = this.judgedOf(this.carried);
    const present = this.rotationOf(tile);
    const [best = present] = this.carried.length > 1 ? [] : rotationsAt(judged, x, y, present);
    return verdictAt(judged, this.host.castle(), this.carried, [x, y, best]);
  }

  /** What has come of the tile that is tried out, as it lies. */
  get trialVerdict(): Verdict | null {
    if (!this.trial) return null;
    const { tile, x, y, rotation } = this.trial;
    return verdictAt(this.judgedOf([tile]), this.host.castle(), [tile], [x, y, rotation]);
  }

  /** The score with the tile that is tried out; null where nobody has reckoned it. */
  get trialScore(): number | null {
    const judged = this.trial && this.judgedOf([this.trial.tile]);
    return judged && this.trialVerdict?.fits
      ? judged.score + (this.trialVerdict.points ?? 0)
      : null;
  }

  // Turning

  get canRotate(): boolean {
    const tile = this.one;
    return this.hasGroup || (!!tile && this.host.turns(tile));
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
    const next = rotated(this.host.castle(), this.chosen, by, this.host.turns);
    if (next) this.host.change(next);
    else this.host.blocked();
  }

  /** The next rotation; in solo 1 the next in which it stands, if there is one. */
  private nextRotation({ tile, x, y, rotation }: LaidTile, by: 1 | -1): number {
    const next = (rotation + by + 4) % 4;
    if (!this.isBuilder) return next;
    const good = rotationsAt(this.judgedOf([tile]), x, y, next).filter(
      (each) => verdictAt(this.judgedOf([tile]), this.host.castle(), [tile], [x, y, each])?.stands,
    );
    return (by > 0 ? good[0] : good.at(-1)) ?? next;
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
