// A replay as this browser shows it: where one is, whose eyes, whether it plays, views kept in blocks.

import { ApiError } from './api';
import type { Language, Play } from './messages';
import { ALL, replays, SPECTATOR, type Eyes, type ReplayInfo, type ReplayMoment } from './replays';

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
  eyes: Eyes = $state(SPECTATOR);
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
      if (!this.canLook(this.eyes)) this.eyes = SPECTATOR;
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

  canLook(eyes: Eyes): boolean {
    const seat = this.info?.table.seats.some(({ n }) => String(n) === eyes) ?? true;
    return seat || eyes === SPECTATOR || eyes === ALL;
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

  look(eyes: Eyes): void {
    this.eyes = eyes;
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
    const [step, eyes] = [this.step, this.eyes];
    if (!this.kept.has(keyOf(eyes, step))) await this.read(eyes, step);
    const moment = this.kept.get(keyOf(eyes, step));
    if (!moment || step !== this.step || eyes !== this.eyes || this.closed) return;
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
      clocks: null,
      result: moment.seq === this.last ? (this.info?.result ?? null) : null,
      secret: '',
      last: moment.last,
      hints: [],
    };
  }

  /** The seat that the board is seen from; with everything open whoever acts. */
  private seatOf(moment: ReplayMoment): number {
    if (this.eyes !== ALL) return Number(this.eyes);
    return this.info?.log[moment.seq]?.seat || moment.to_move || 1;
  }

  /** Ask for the block of a moment, once. */
  private read(eyes: Eyes, step: number): Promise<void> {
    const from = step - (step % BLOCK);
    const key = keyOf(eyes, from);
    let asked = this.asked.get(key);
    if (!asked) {
      asked = this.ask(eyes, from).catch((error: unknown) => {
        this.asked.delete(key);
        this.pause();
        this.failed = error instanceof ApiError ? error.code : 'network';
      });
      this.asked.set(key, asked);
    }
    return asked;
  }

  private async ask(eyes: Eyes, from: number): Promise<void> {
    const moments = await replays.views(this.id, eyes, from, Math.min(from + BLOCK - 1, this.last));
    for (const moment of moments) this.kept.set(keyOf(eyes, moment.seq), moment);
    const scores = new Map(this.scores);
    for (const moment of moments) scores.set(moment.seq, scoresIn(moment.view));
    this.scores = scores;
  }

  /** The rest of the game too, one block after the other: for the line of points. */
  private async readAhead(): Promise<void> {
    for (let from = 0; from <= this.last && !this.closed && !this.failed; from += BLOCK) {
      await this.read(this.eyes, from);
    }
  }
}

function keyOf(eyes: Eyes, seq: number): string {
  return `${eyes} ${seq}`;
}

/** Points by seat, in whatever way the game counts them: points, or pages told. */
export function scoresIn(view: ReplayMoment['view']): number[] {
  const seats = Object.entries((view.seats ?? {}) as Record<string, Record<string, unknown>>);
  return seats
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, seat]) =>
      Number(seat.score ?? seat.points ?? (Array.isArray(seat.told) ? seat.told.length : 0)),
    );
}
