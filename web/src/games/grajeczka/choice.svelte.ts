// What the person has in hand: a figure, the tile with its ghost, or the page to be turned.

import type { Answer } from '../../lib/messages';
import { join } from '../../lib/notation';
import { sure } from '../../lib/sure.svelte';
import { t } from '../../lib/texts.svelte';
import type { Point } from '../../lib/geometry';
import { distance, hexAt, hexOf, nameOf } from './hexes';
import { hexesOf, middleOf, type PlacedTile, type TileArt } from './tiles';
import type { GrajeczkaView } from './types';
import { isFigure, standsAt, type Chosen, type Figure, type Moves } from './view';

/** How near a legal position the pointer must be, in units of the drawing. */
const NEAR = 78;
const FAR = 190;
const REFUSED_FOR = 2600;

export interface ChoiceHost {
  view: () => GrajeczkaView;
  moves: () => Moves;
  tile: () => TileArt | undefined;
  act: (text: string, sure?: boolean) => Promise<Answer>;
}

export interface Refused {
  places: string[];
  figure: Figure | '';
}

/** A figure on its way to a place, until the server has said yes. */
export interface Going {
  figure: Figure;
  place: string;
}

export class Choice {
  chosen: Chosen = $state('');
  rotation = $state(0);
  /** Where the tile's ghost lies, as the place of its hexagon a. */
  ghost = $state('');
  /** Where it would lie, or the place a figure would go to, under pointer or focus. */
  hover = $state('');
  refused: Refused | null = $state.raw(null);
  busy = $state(false);
  going: Going | null = $state.raw(null);

  constructor(private readonly host: ChoiceHost) {}

  get figure(): Figure | '' {
    return isFigure(this.chosen) ? this.chosen : '';
  }

  choose(what: Chosen): void {
    const same = this.chosen === what;
    this.cancel();
    if (same) return;
    this.chosen = what;
    if (what === 'tile') this.rotation = this.firstRotation();
  }

  cancel(): void {
    this.chosen = '';
    this.ghost = '';
    this.hover = '';
  }

  // Figures

  reach(figure: Figure): ReadonlySet<string> {
    return this.host.moves().figures[figure];
  }

  /** A tap on a place of the kingdom. */
  async tapPlace(place: string, standing: Figure | ''): Promise<void> {
    const figure = this.figure;
    if (!figure) {
      if (standing && this.reach(standing).size) this.choose(standing);
      else this.cancel();
    } else if (this.reach(figure).has(place)) {
      this.going = { figure, place };
      await this.do(join('move', figure, place));
      this.going = null;
    } else if (place === standsAt(this.host.view(), figure)) {
      this.cancel();
    } else if (standing && standing !== figure && this.reach(standing).size) {
      this.choose(standing);
    } else await this.tryRefused(join('move', figure, place), [place], figure);
  }

  /** The legal move to the place under pointer or focus. */
  get moveAction(): string {
    const figure = this.figure;
    return figure && this.reach(figure).has(this.hover) ? join('move', figure, this.hover) : '';
  }

  // The tile

  /** An orientation that can tell my page comes first, else one that fits somewhere. */
  private firstRotation(): number {
    const { tilePlaces } = this.host.moves();
    const rotations = [0, 1, 2, 3, 4, 5];
    return (
      rotations.find((rotation) => this.tellsSo(rotation)) ??
      rotations.find((rotation) => tilePlaces[rotation]?.length) ??
      0
    );
  }

  /** Whether the tile, so turned, can be laid so that my page can be told. */
  tellsSo(rotation: number): boolean {
    const { tilePlaces, tells } = this.host.moves();
    return !!tilePlaces[rotation]?.some((at) => tells.has(join('add', at, `r${rotation}`)));
  }

  laid(at: string, rotation = this.rotation): PlacedTile | null {
    const tile = this.host.tile();
    return tile && at ? { tile, at: hexOf(at), rotation } : null;
  }

  private middle(at: string, rotation: number): Point {
    const laid = this.laid(at, rotation);
    return laid ? middleOf(laid) : { x: 0, y: 0 };
  }

  /** The legal position nearest to a point, if one is near. */
  nearest(point: Point, within = NEAR): string {
    let [best, least] = ['', within];
    for (const at of this.host.moves().tilePlaces[this.rotation] ?? []) {
      const away = distance(point, this.middle(at, this.rotation));
      if (away < least) [best, least] = [at, away];
    }
    return best;
  }

  /** A tap while the tile is in hand: lay its ghost there, or turn the ghost that lies there. */
  async tapTile(point: Point): Promise<void> {
    if (this.ghost && this.isOnGhost(point)) {
      this.rotate(1);
      return;
    }
    const at = this.nearest(point);
    if (at) this.ghost = at;
    else if (!this.nearest(point, FAR)) this.cancel();
    else await this.tryTile(point);
    this.hover = '';
  }

  private isOnGhost(point: Point): boolean {
    const laid = this.laid(this.ghost);
    const name = nameOf(hexAt(point));
    return !!laid && hexesOf(laid).some((hex) => nameOf(hex) === name);
  }

  /** The tile where no legal position is: the server says why not. */
  private async tryTile(point: Point): Promise<void> {
    const zero = this.middle('0,0', this.rotation);
    const at = nameOf(hexAt({ x: point.x - zero.x, y: point.y - zero.y }));
    const laid = this.laid(at);
    if (laid) {
      await this.tryRefused(join('add', at, `r${this.rotation}`), hexesOf(laid).map(nameOf), '');
    }
  }

  /** Turn the tile: a ghost stays near its place as long as a turned one fits there. */
  rotate(by: 1 | -1): void {
    const tilePlaces = this.host.moves().tilePlaces;
    const here = this.ghost ? this.middle(this.ghost, this.rotation) : null;
    for (let i = 1; i <= 6; i += 1) {
      const rotation = (this.rotation + by * i + 12) % 6;
      const fits = tilePlaces[rotation] ?? [];
      if (here && i < 6) {
        const near = fits.find((at) => distance(this.middle(at, rotation), here) < NEAR);
        if (!near) continue;
        this.ghost = near;
      } else if (!fits.length) continue;
      else this.ghost = here && rotation === this.rotation ? this.ghost : '';
      this.rotation = rotation;
      this.hover = '';
      return;
    }
  }

  /** Turn to one orientation; the ghost goes where it still fits nearby. */
  rotateTo(rotation: number): void {
    const here = this.ghost ? this.middle(this.ghost, this.rotation) : null;
    this.rotation = rotation;
    this.hover = '';
    this.ghost = here ? this.nearest(here) : '';
  }

  get ghostAction(): string {
    return this.ghost ? join('add', this.ghost, `r${this.rotation}`) : '';
  }

  /** Lay the tile where its ghost is: the ghost was the question. */
  async lay(): Promise<void> {
    if (this.ghost) await this.do(this.ghostAction, true);
  }

  // Words to the server

  /** End the turn or flip the token; a page that could be told now is asked about first (B-T3). */
  async leave(text: 'end' | 'flip', page: number): Promise<void> {
    const untold = this.host.moves().words.has('tell');
    const question = {
      title: t('gr-sure-untold', { page }),
      cost: t(`gr-sure-${text}`),
      yes: t(`gr-sure-yes-${text}`),
    };
    if (!untold || (await sure(question))) await this.do(text, untold);
  }

  /** `isSure`: the person has just been asked. */
  async do(text: string, isSure = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const answer = await this.host.act(text, isSure);
      if (answer.ok) this.cancel();
    } finally {
      this.busy = false;
    }
  }

  private async tryRefused(text: string, places: string[], figure: Figure | ''): Promise<void> {
    const mark: Refused = { places, figure };
    this.refused = mark;
    setTimeout(() => {
      if (this.refused === mark) this.refused = null;
    }, REFUSED_FOR);
    await this.do(text);
  }
}
