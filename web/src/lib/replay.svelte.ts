// A replay as this browser shows it: where one is, from whose perspective, whether it plays, views kept in blocks.

import { ApiError } from './api';
import type { Language, Play } from './messages';
import {
  ALL,
  replays,
  SPECTATOR,
  type Perspective,
  type ReplayInfo,
  type ReplayMoment,
} from './replays';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const BLOCK = 64; // moments that are asked for at once
const PACE = 1400; // milliseconds of a step at speed 1

export class Replay {
  info: ReplayInfo | null = $state.raw(null);
  /** Why there is nothing to show: a code of the server, or `network`. */
  failed = $state('');
  /** The entry of the log that is wanted; `shown` follows as soon as it is here. */
  step = $state(0);
  perspective: Perspective = $state(SPECTATOR);
  playing = $state(false);
  speed: Speed = $state(1);
  shown: Play | null = $state.raw(null);
  /** Points by seat after each entry, as far as they are known. */
  scores: ReadonlyMap<number, number[]> = $state.raw(new Map());
  private readonly kept = new Map<string, ReplayMoment>();
  private readonly asked = new Map<string, Promise<void>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {}

  /** The game in words of this language; the first time it opens where `step` is. */
  async open(language: Language): Promise<void> {
    try {
      const info = await replays.info(this.id, language);
      if (this.closed) return;
      const first = !this.info;
      this.info = info;
      if (!first) return;
      if (!this.canLook(this.perspective)) this.perspective = SPECTATOR;
      this.go(this.step);
      void this.readAhead();
    } catch (error) {
      this.failed = error instanceof ApiError ? error.code : 'network';
    }
  }

  close(): void {
    this.closed = true;
    this.pause();
  }

  // Where one can be

  get last(): number {
    return (this.info?.log.length ?? 1) - 1;
  }

  /** The entries that a step goes over: those that were not taken back. */
  get stops(): number[] {
    return this.info?.standing ?? [];
  }

  /** How many stops there are up to here, from 0. */
  get place(): number {
    return Math.max(
      0,
      this.stops.findLastIndex((seq) => seq <= this.step),
    );
  }

  /** The turn that is shown, as its place among the turns; -1 before the first. */
  get turn(): number {
    return this.info?.turns.findLastIndex(({ seq }) => seq <= this.step) ?? -1;
  }

  canLook(perspective: Perspective): boolean {
    const seat = this.info?.table.seats.some(({ n }) => String(n) === perspective) ?? true;
    return seat || perspective === SPECTATOR || perspective === ALL;
  }

  stands(seq: number): boolean {
    return this.stops.includes(seq);
  }

  // What the reader does

  /** To an entry; before the game is here it is only noted, however high. */
  go(step: number): void {
    this.step = Math.max(0, this.info ? Math.min(step, this.last) : step);
    if (this.info) void this.show();
  }

  /** To the next or the last stop. */
  move(by: 1 | -1): void {
    const next =
      by > 0
        ? this.stops.find((seq) => seq > this.step)
        : this.stops.findLast((seq) => seq < this.step);
    if (next !== undefined) this.go(next);
  }

  toEnd(): void {
    this.go(this.stops.at(-1) ?? this.last);
  }

  look(perspective: Perspective): void {
    this.perspective = perspective;
    if (this.info) void this.show();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.run();
  }

  run(): void {
    if (this.step >= (this.stops.at(-1) ?? 0)) this.go(0);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Faster or slower. */
  change(by: 1 | -1): void {
    this.setSpeed(SPEEDS[SPEEDS.indexOf(this.speed) + by] ?? this.speed);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.playOn(), PACE / this.speed);
  }

  private async playOn(): Promise<void> {
    const before = this.step;
    this.move(1);
    await this.show(); // what is on its way is waited for, so that nothing is skipped
    if (!this.playing) return;
    if (this.step === before) this.pause();
    else this.wait();
  }

  // What is shown

  private async show(): Promise<void> {
    const [step, perspective] = [this.step, this.perspective];
    if (!this.kept.has(keyOf(perspective, step))) await this.read(perspective, step);
    const moment = this.kept.get(keyOf(perspective, step));
    if (!moment || step !== this.step || perspective !== this.perspective || this.closed) return;
    this.failed = '';
    this.shown = this.playOf(moment);
  }

  private playOf(moment: ReplayMoment): Play {
    return {
      seq: moment.seq,
      seat: this.seatOf(moment),
      view: moment.view,
      to_move: moment.to_move,
      legal: [],
      undo: '',
      take_back: 0,
      clocks: null,
      result: moment.seq === this.last ? (this.info?.result ?? null) : null,
      secret: '',
      last: moment.last,
      hints: [],
    };
  }

  /** The seat that the board is seen from; with everything open whoever acts. */
  private seatOf(moment: ReplayMoment): number {
    if (this.perspective !== ALL) return Number(this.perspective);
    return this.info?.log[moment.seq]?.seat || moment.to_move || 1;
  }

  /** Ask for the block of a moment, once. */
  private read(perspective: Perspective, step: number): Promise<void> {
    const from = step - (step % BLOCK);
    const key = keyOf(perspective, from);
    let asked = this.asked.get(key);
    if (!asked) {
      asked = this.ask(perspective, from).catch((error: unknown) => {
        this.asked.delete(key);
        this.pause();
        this.failed = error instanceof ApiError ? error.code : 'network';
      });
      this.asked.set(key, asked);
    }
    return asked;
  }

  private async ask(perspective: Perspective, from: number): Promise<void> {
    const moments = await replays.views(
      this.id,
      perspective,
      from,
      Math.min(from + BLOCK - 1, this.last),
    );
    for (const moment of moments) this.kept.set(keyOf(perspective, moment.seq), moment);
    const scores = new Map(this.scores);
    for (const moment of moments) scores.set(moment.seq, moment.view.scores);
    this.scores = scores;
  }

  /** The rest of the game too, one block after the other: for the line of points. */
  private async readAhead(): Promise<void> {
    for (let from = 0; from <= this.last && !this.closed && !this.failed; from += BLOCK) {
      await this.read(this.perspective, from);
    }
  }
}

function keyOf(perspective: Perspective, seq: number): string {
  return `${perspective} ${seq}`;
}
