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
  /** Do it, as the frame and the player let it be done: `loss` is what would burn. */
  act: (text: string, sure: boolean, loss: Loss | null) => Promise<Answer>;
  attempt: (text: string) => Promise<Answer>;
}

const PAUSE = 70; // milliseconds between questions: the server lets nobody flood it

/** A tile that was laid: if that is taken back, it is as it was before. */
interface Laid {
  mode: Mode;
  tile: string;
  rotation: number;
  place: string;
}

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
  /** It has been decided and is not done yet: everything stays as it is until the answer comes. */
  waiting = $state(false);
  /** What is waited for is an Imagination Point. */
  gaining = $state(false);
  private laid: Laid | null = null;
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
    if (!this.place || this.fits || this.refused) return this.refused;
    const answer = this.answers.get(this.textAt(this.place, this.rotation));
    return answer ? faultOf(this.place, answer) : null;
  }

  private lossAt(place: string, rotation: number): Loss | null {
    return lossIn(this.answers.get(this.textAt(place, rotation)));
  }

  // What the player does; nothing while an answer is waited for

  /** Take up a tile; a second tap turns it. */
  pick(tile: string): void {
    if (this.tile === tile) this.rotate(1);
    else this.lift(tile);
  }

  lift(tile: string): void {
    if (this.waiting) return;
    this.forgetLaid();
    this.takeUp(tile);
  }

  private takeUp(tile: string): void {
    this.leave();
    if (this.mode === 'military') this.mode = 'build';
    this.tile = tile;
    this.rotation = this.bestRotation();
    this.scan();
  }

  begin(mode: Mode): void {
    if (this.waiting) return;
    this.cancel();
    this.mode = mode;
  }

  /** The ghost goes to a place, turned so that it fits. */
  aim(place: string, kept: boolean): void {
    if (this.waiting) return;
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
    if (this.waiting) return;
    this.place = '';
    this.kept = false;
    this.refused = null;
  }

  /** Turn the tile; over a place the rotations that fit there come first. */
  rotate(step: number): void {
    if (!this.tile || this.waiting) return;
    const fitting = this.spots.get(this.place) ?? [];
    const order = [...fitting, ...[0, 1, 2, 3].filter((rotation) => !fitting.includes(rotation))];
    if (!fitting.length) order.sort();
    this.rotation = order[(order.indexOf(this.rotation) + step + 4) % 4] ?? 0;
    this.refused = null;
    if (this.place) this.ask(this.textAt(this.place, this.rotation), true);
  }

  cancel(): void {
    if (this.waiting) return;
    this.leave();
    this.tile = '';
    this.rotation = 0;
    this.mode = 'build';
    this.queue = [];
  }

  /** Do it where the ghost is; `sure`: a button has just been pressed that says nothing else. */
  async commit(sure = false): Promise<boolean> {
    const { mode, tile, rotation, place } = this;
    if (!place || this.waiting || (!tile && mode !== 'military')) return false;
    if (!this.fits) {
      await this.test(place);
      return false;
    }
    const text = this.textAt(place, rotation);
    this.waiting = true;
    const answer = await this.host.act(text, sure, await this.foresee(text));
    this.waiting = false;
    if (answer.ok) {
      this.cancel();
      this.laid = mode === 'military' ? null : { mode, tile, rotation, place };
    } else if (answer.code === 'taken-back') this.kept = true;
    else this.refuse(place, answer);
    return answer.ok;
  }

  /** Lay the tile in hand face down for an Imagination Point. */
  async gain(): Promise<void> {
    if (this.waiting || !this.host.moves().gain.has(this.tile)) return;
    this.leave();
    this.waiting = this.gaining = true;
    const answer = await this.host.act(join('gain', this.tile), false, null);
    this.waiting = this.gaining = false;
    if (answer.ok) this.cancel();
  }

  /** Show why the tile may not lie there. */
  async test(place: string): Promise<void> {
    const { tile } = this;
    if (this.waiting || !tile) return;
    const answer = await this.host.attempt(this.textAt(place, this.rotation));
    if (this.tile === tile && !this.waiting) this.refuse(place, answer);
  }

  /** What was laid cannot be taken back any more, or something else has been done. */
  forgetLaid(): void {
    this.laid = null;
  }

  private refuse(place: string, answer: Answer): void {
    if (!answer.refusal) return;
    if (this.place !== place) this.leave();
    this.refused = faultOf(place, answer);
    this.shakes += 1;
  }

  // What the server is asked

  /** Everything has changed: what was heard before counts no more. */
  forget(hand: readonly string[]): void {
    this.answers.clear();
    this.queue = [];
    this.waiting = this.gaining = false;
    this.leave();
    if (this.mode !== 'build' && !this.host.moves().canUse(this.mode)) this.mode = 'build';
    if (!hand.includes(this.tile)) this.tile = '';
    else this.scan();
    this.takeBack(hand);
  }

  /** The tile that was laid is in hand again: it lies as a ghost where it lay. */
  private takeBack(hand: readonly string[]): void {
    const { laid } = this;
    if (!laid || !hand.includes(laid.tile)) return;
    const spots = this.host.moves().spots(laid.tile, laid.mode === 'special');
    if (!spots.get(laid.place)?.includes(laid.rotation)) return;
    this.forgetLaid();
    this.mode = laid.mode;
    this.takeUp(laid.tile);
    this.rotation = laid.rotation;
    this.aim(laid.place, true);
  }

  /** What an action would burn; asked now if it is not known yet. */
  private async foresee(text: string): Promise<Loss | null> {
    if (!tileOf(this.tile)?.dark) return null;
    const answer = this.answers.get(text) ?? (await this.host.attempt(text));
    return lossIn(answer);
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

function lossIn(answer: Answer | undefined): Loss | null {
  return answer?.ok ? lossOf(readEvents(answer.certain)) : null;
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
