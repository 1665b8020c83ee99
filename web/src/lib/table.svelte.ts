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
} from './messages';
import { isMuted } from './muted.svelte';
import { randomDigits } from './random';
import { settings } from './settings.svelte';
import { TableSocket, type Status } from './socket';
import { has, t } from './texts.svelte';
import { tell } from './toasts.svelte';

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
        this.table = message.table;
        this.log = message.log;
        this.chat = message.chat;
        this.setPlay(message.play);
        break;
      case 'update':
        this.setPlay(message.play);
        this.log = [...this.log, ...message.log];
        this.asked = 0;
        this.asking = false;
        break;
      case 'table':
        this.table = message.table;
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

  private setPlay(play: Play | null): void {
    this.play = play;
    this.heardAt = Date.now();
  }

  // What can be done

  /** An action; `quiet` where whoever calls says himself why not. */
  async act(text: string, quiet = false): Promise<Answer> {
    const answer = await this.socket.ask({ type: 'act', seq: this.play?.seq ?? 0, action: text });
    if (!answer.ok && !quiet) this.refused(answer);
    return answer;
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
