// What the player is about to do: a mode, a tile, its rotation, a place; and what the server says of it.

import { SvelteMap } from 'svelte/reactivity';
import type { Answer } from '../../lib/messages';
import { join } from '../../lib/notation';
import type { Moves, Spots } from './moves';
import { tileOf } from './tiles';
import { lossOf, readEvents, type Loss } from './view';

export type Mode = 'build' | 'military' | 'special';

/** Why a tile may not lie at a place; with sides where they do not fit. */
export interface Fault {
  place: string;
  rule: string;
  words: string;
  side: string;
  element: string;
  shown: string;
  need: number;
  has: number;
}

interface ChoiceHost {
  moves: () => Moves;
  isSmall: (tile: string) => boolean;
  act: (text: string) => Promise<Answer>;
  attempt: (text: string) => Promise<Answer>;
}

const PAUSE = 70; // milliseconds between questions: the server lets nobody flood it

export class Choice {
  mode: Mode = $state('build');
  tile = $state('');
  rotation = $state(0);
  /** The place where the ghost is. */
  place = $state('');
  /** The ghost was put there by a tap or by the keyboard: it does not follow the pointer. */
  kept = $state(false);
  /** What was refused last. */
  refused: Fault | null = $state.raw(null);
  /** Counts refusals, so that the piece shakes once for each. */
  shakes = $state(0);
  private busy = false;
  private asking = false;
  private readonly answers = new SvelteMap<string, Answer>();
  private queue: string[] = [];

  constructor(private readonly host: ChoiceHost) {}

  // What could be done

  get spots(): Spots {
    const moves = this.host.moves();
    if (this.mode === 'military') return new Map([...moves.military].map((place) => [place, [0]]));
    return moves.spots(this.tile, this.mode === 'special');
  }

  get fits(): boolean {
    return !!this.spots.get(this.place)?.includes(this.mode === 'military' ? 0 : this.rotation);
  }

  textAt(place: string, rotation: number): string {
    if (this.mode === 'military') return join('military', place);
    const size = this.host.isSmall(this.tile) ? 'small' : 'large';
    const verb = this.mode === 'special' ? 'special' : size;
    return join(verb, this.tile, place, `r${rotation}`);
  }

  /** What the ghost would burn, as far as it is known by now. */
  get loss(): Loss | null {
    return this.fits ? this.lossAt(this.place, this.rotation) : null;
  }

  /** Whether something would burn if the tile were laid at this place. */
  risky(place: string): boolean {
    return (this.spots.get(place) ?? []).some((rotation) => this.lossAt(place, rotation) !== null);
  }

  /** Why the ghost does not fit as it is turned, or what was refused last. */
  get fault(): Fault | null {
    if (!this.place || this.fits) return this.refused;
    const answer = this.answers.get(this.textAt(this.place, this.rotation));
    return answer ? faultOf(this.place, answer) : null;
  }

  private lossAt(place: string, rotation: number): Loss | null {
    const answer = this.answers.get(this.textAt(place, rotation));
    return answer?.ok ? lossOf(readEvents(answer.certain)) : null;
  }

  // What the player does

  /** Take up a tile; a second tap turns it. */
  pick(tile: string): void {
    if (this.tile === tile) {
      this.rotate(1);
      return;
    }
    this.lift(tile);
  }

  lift(tile: string): void {
    this.leave();
    if (this.mode === 'military') this.mode = 'build';
    this.tile = tile;
    this.rotation = this.bestRotation();
    this.scan();
  }

  begin(mode: Mode): void {
    this.cancel();
    this.mode = mode;
  }

  /** The ghost goes to a place, turned so that it fits. */
  aim(place: string, kept: boolean): void {
    const fitting = this.spots.get(place) ?? [];
    if (this.place !== place) this.refused = null;
    this.place = place;
    this.kept = kept;
    if (fitting.length && !fitting.includes(this.rotation)) {
      this.rotation = nearest(fitting, this.rotation);
    }
    this.ask(this.textAt(place, this.rotation), true);
  }

  leave(): void {
    this.place = '';
    this.kept = false;
    this.refused = null;
  }

  /** Turn the tile; over a place the rotations that fit there come first. */
  rotate(step: number): void {
    if (!this.tile) return;
    const fitting = this.spots.get(this.place) ?? [];
    const order = [...fitting, ...[0, 1, 2, 3].filter((rotation) => !fitting.includes(rotation))];
    if (!fitting.length) order.sort();
    this.rotation = order[(order.indexOf(this.rotation) + step + 4) % 4] ?? 0;
    this.refused = null;
    if (this.place) this.ask(this.textAt(this.place, this.rotation), true);
  }

  cancel(): void {
    this.leave();
    this.tile = '';
    this.rotation = 0;
    this.mode = 'build';
    this.queue = [];
  }

  /** Do it: at the ghost's place, or at a place where it will be refused. */
  async commit(place = this.place): Promise<boolean> {
    if (!place || this.busy || (!this.tile && this.mode !== 'military')) return false;
    this.busy = true;
    const answer = await this.host.act(this.textAt(place, this.rotation));
    this.busy = false;
    if (answer.ok) this.cancel();
    else this.refuse(place, answer);
    return answer.ok;
  }

  private refuse(place: string, answer: Answer): void {
    if (!answer.refusal) return;
    this.leave();
    this.refused = faultOf(place, answer);
    this.shakes += 1;
  }

  // What the server is asked

  /** Everything has changed: what was heard before counts no more. */
  forget(hand: readonly string[]): void {
    this.answers.clear();
    this.queue = [];
    this.leave();
    if (this.mode !== 'build' && !this.host.moves().canUse(this.mode)) this.mode = 'build';
    if (!hand.includes(this.tile)) this.tile = '';
    else this.scan();
  }

  /** Ask of every place whether the tile wakes Dark Energy there; only marked tiles can. */
  private scan(): void {
    this.queue = [];
    if (!tileOf(this.tile)?.dark) return;
    for (const [place, rotations] of this.spots) {
      this.ask(this.textAt(place, rotations[0] ?? 0), false);
    }
  }

  private ask(text: string, first: boolean): void {
    if (this.answers.has(text)) return;
    this.queue = this.queue.filter((other) => other !== text);
    if (first) this.queue.unshift(text);
    else this.queue.push(text);
    void this.askOn();
  }

  private async askOn(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    for (let text = this.queue.shift(); text !== undefined; text = this.queue.shift()) {
      const moves = this.host.moves();
      const answer = await this.host.attempt(text);
      if (moves === this.host.moves()) this.answers.set(text, answer);
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    this.asking = false;
  }

  /** The rotation in which a tile fits at most places. */
  private bestRotation(): number {
    const fits = [0, 0, 0, 0];
    for (const rotations of this.spots.values()) {
      for (const rotation of rotations) fits[rotation]! += 1;
    }
    return fits.indexOf(Math.max(...fits));
  }
}

function nearest(fitting: readonly number[], rotation: number): number {
  const after = (other: number): number => (other - rotation + 4) % 4;
  return fitting.reduce((best, other) => (after(other) < after(best) ? other : best));
}

function faultOf(place: string, answer: Answer): Fault | null {
  const refusal = answer.refusal;
  if (!refusal) return null;
  const { side = '', element = '', shown = '', need = 0, has = 0 } = refusal.facts;
  return {
    place,
    rule: refusal.rule,
    words: refusal.words,
    side: String(side),
    element: String(element),
    shown: String(shown),
    need: Number(need),
    has: Number(has),
  };
}
