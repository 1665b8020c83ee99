// A table as this browser knows it: what the socket said, put together.

import type {
  Answer,
  ChatLine,
  LogLine,
  MomentShown,
  Outgoing,
  Play,
  Seat,
  TableInfo,
  Update,
} from './messages';
import { Held, HOLDS, type Hold } from './held.svelte';
import { isMuted } from './muted.svelte';
import { Pacing, PACES } from './pacing';
import { randomDigits } from './random';
import { settings } from './settings.svelte';
import { TableSocket, type Status } from './socket';
import { has, t } from './texts.svelte';
import { tell } from './toasts.svelte';
import { changes } from './presence';

export class TableStore {
  table: TableInfo | null = $state.raw(null);
  play: Play | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  status: Status = $state('connecting');
  /** The seat that wishes to take a step back and waits for my word. */
  asked = $state(0);
  /** I have asked the others to let me take a step back. */
  asking = $state(false);
  /** A moment of the past that is looked at. */
  past: MomentShown | null = $state.raw(null);
  /** When the clocks of `play` were right, in milliseconds of this browser. */
  heardAt = $state(0);
  /** Whether the steps since mine are being shown again. */
  retelling = $state(false);
  /** An action of mine that is not done yet. */
  readonly held = new Held();
  private readonly pacing = new Pacing((update) => this.take(update));
  readonly socket: TableSocket;

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, settings.language, {
      heard: (message) => this.hear(message),
      status: (status) => (this.status = status),
    });
  }

  get mySeat(): number {
    return this.table?.seats.find((seat) => seat.mine)?.n ?? 0;
  }

  /** Whether the game waits for me; in a last building time it waits for several at once. */
  get myTurn(): boolean {
    if (!this.play || !this.play.seat) return false;
    return this.play.to_move === this.play.seat || this.play.legal.length > 0;
  }

  /** The game as it is shown: now, or a moment of the past. */
  get shown(): Play | null {
    if (!this.play || !this.past) return this.play;
    return {
      ...this.play,
      view: this.past.view,
      last: this.past.last,
      legal: [],
      seq: this.past.seq,
    };
  }

  /** What is said by those who are not muted here. */
  get heard(): ChatLine[] {
    return this.chat.filter((line) => !isMuted(line.name));
  }

  nameOf(seat: number): string {
    return this.table?.seats[seat - 1]?.name ?? '';
  }

  // What the server says

  private hear(message: Outgoing): void {
    switch (message.type) {
      case 'snapshot':
        this.pacing.forget();
        this.held.settle(false);
        this.notice(message.table);
        this.log = message.log;
        this.chat = message.chat;
        this.setPlay(message.play);
        break;
      case 'update':
        this.pacing.hear(message, message.log.at(-1)?.seat === this.mySeat);
        break;
      case 'table':
        this.notice(message.table);
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        break;
      case 'ask':
        this.asked = message.seat;
        break;
      case 'declined':
        this.asking = false;
        tell({ kind: 'news', words: t('undo-declined', { name: this.nameOf(message.seat) }) });
        break;
      case 'moment':
        this.past = message;
        break;
      case 'error':
        tell({
          kind: 'no',
          words: has(`error-${message.code}`) ? t(`error-${message.code}`) : message.message,
        });
        break;
      default:
    }
  }

  private take(update: Update): void {
    this.held.settle(false);
    this.setPlay(update.play);
    this.log = [...this.log, ...update.log];
    this.asked = 0;
    this.asking = false;
  }

  /** The table has changed: say at once who has gone or come back, and where a bot plays on. */
  private notice(table: TableInfo): void {
    for (const words of this.table ? changes(this.table, table) : []) tell({ kind: 'news', words });
    this.table = table;
  }

  private setPlay(play: Play | null): void {
    this.play = play;
    this.heardAt = Date.now();
  }

  // What can be done

  /** An action; `quiet` where whoever calls says himself why not, `sure` where I was asked already. */
  async act(text: string, quiet = false, sure = false): Promise<Answer> {
    this.pacing.flush();
    let answer = await this.send(text, sure ? 'none' : HOLDS[settings.asking]);
    if (answer.code === 'held') {
      const goOn = await this.held.ask(answer);
      if (!goOn) return { ...answer, code: 'taken-back' };
      answer = await this.send(text, 'none');
    }
    if (!answer.ok && !quiet) this.refused(answer);
    return answer;
  }

  private send(text: string, hold: Hold): Promise<Answer> {
    return this.socket.ask({ type: 'act', seq: this.play?.seq ?? 0, action: text, hold });
  }

  attempt(text: string, then?: string[]): Promise<Answer> {
    return this.socket.ask({ type: 'try', action: text, ...(then ? { then, legal: true } : {}) });
  }

  async undo(): Promise<void> {
    const answer = await this.socket.ask({ type: 'undo', seq: this.play?.seq ?? 0 });
    if (answer.code === 'asked') {
      this.asking = true;
      tell({ kind: 'news', words: t('undo-asked') });
    } else if (!answer.ok) this.refused(answer);
  }

  consent(agree: boolean): void {
    this.socket.say({ type: 'consent', agree });
    this.asked = 0;
  }

  seat(n: number, order: Seat['do'], bot = ''): void {
    this.socket.say({ type: 'seat', n, do: order, bot });
  }

  /** Randomness of this browser for the dealing. */
  contribute(): void {
    this.socket.say({ type: 'contribute', bytes: randomDigits() });
  }

  look(seq: number): void {
    if (this.play && seq >= this.play.seq - 1) this.now();
    else this.socket.say({ type: 'moment', seq });
  }

  now(): void {
    this.past = null;
    this.retelling = false;
  }

  /** What the others did since my last step, newest last. */
  get sinceMine(): LogLine[] {
    const isMine = ({ seat, words }: LogLine): boolean => seat === this.mySeat && !!seat && !!words;
    const mine = this.log.findLastIndex(isMine);
    return this.log.slice(mine + 1).filter((line) => line.words && line.seat > 0);
  }

  /** Show the steps since mine once more, one after the other. */
  async retell(): Promise<void> {
    const pause = PACES[settings.pace] || PACES.usual;
    const lines = this.sinceMine;
    const before = lines[0] ? lines[0].seq - 1 : -1;
    this.retelling = true;
    for (const seq of [before, ...lines.map((line) => line.seq)]) {
      if (!this.retelling) return;
      if (seq >= 0) this.socket.say({ type: 'moment', seq });
      await new Promise((done) => setTimeout(done, pause));
    }
    if (this.retelling) this.now();
  }

  close(): void {
    this.socket.close();
  }

  private refused(answer: Answer): void {
    const refusal = answer.refusal;
    const known = has(`error-${answer.code}`);
    const instead = refusal?.instead;
    tell({
      kind: 'no',
      words: refusal?.words || (known ? t(`error-${answer.code}`) : answer.message),
      ...(refusal?.rule ? { rule: refusal.rule, game: this.table?.game ?? '' } : {}),
      ...(instead
        ? {
            offer: {
              words: t('refused-instead', { action: refusal.instead_words || instead }),
              action: () => void this.act(instead),
            },
          }
        : {}),
    });
  }
}
