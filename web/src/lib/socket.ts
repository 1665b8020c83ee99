// The connection to a table. It is made again whenever it is lost; what was asked and not answered
// is then asked again with the same key, which the server carries out once.

import type { Answer, Incoming, Language, Outgoing } from './messages';

export type Status = 'connecting' | 'open' | 'lost' | 'gone';

/** The part of WebSocket that is needed here. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  connect: (path: string) => Wire;
  later: (task: () => void, ms: number) => number;
  cancel: (timer: number) => void;
}

export interface Listener {
  heard: (message: Outgoing) => void;
  status: (status: Status) => void;
}

type Keyed = Extract<Incoming, { key: string }>;
type Unkeyed = Exclude<Incoming, { key: string }>;
type WithoutKey<T> = T extends unknown ? Omit<T, 'key'> : never;

interface Waiting {
  message: Keyed;
  answer: (answer: Answer) => void;
}

const NO_SUCH_TABLE = 4404;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;

function socketUrl(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}

const BROWSER: Surroundings = {
  connect: (path) => new WebSocket(socketUrl(path)) as unknown as Wire,
  later: (task, ms) => window.setTimeout(task, ms),
  cancel: (timer) => window.clearTimeout(timer),
};

export class TableSocket {
  private wire: Wire | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private pause = FIRST_PAUSE;
  private timer = 0;
  private pinging = 0;
  private steps = -1; // the number of steps we know of; -1: nothing yet
  private made = 0;
  private closed = false;
  private readonly origin = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly tableId: string,
    private language: Language,
    private readonly listener: Listener,
    private readonly around: Surroundings = BROWSER,
  ) {
    this.connect();
  }

  /** Says something that is answered; the answer may take until the connection is back. */
  ask(message: WithoutKey<Keyed>): Promise<Answer> {
    const key = `${this.origin}-${++this.made}`;
    const keyed = { ...message, key } as Keyed;
    return new Promise((answer) => {
      this.waiting.set(key, { message: keyed, answer });
      this.send(keyed);
    });
  }

  /** Says something that has no answer of its own; lost if there is no connection. */
  say(message: Unkeyed): void {
    this.send(message);
  }

  setLanguage(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.say({ type: 'language', lang: language });
  }

  /** Try again at once: the network is back, or the page is looked at again. */
  wake(): void {
    if (this.wire || this.closed) return;
    this.around.cancel(this.timer);
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.stopTimers();
    this.wire?.close();
    this.wire = null;
  }

  private connect(): void {
    this.listener.status('connecting');
    const path = `/api/tables/${encodeURIComponent(this.tableId)}/socket?lang=${this.language}`;
    const wire = this.around.connect(path);
    this.wire = wire;
    wire.onopen = () => this.opened();
    wire.onmessage = ({ data }) => {
      if (this.wire === wire) this.hear(JSON.parse(data) as Outgoing);
    };
    wire.onclose = ({ code }) => {
      if (this.wire === wire) this.lost(code);
    };
  }

  private opened(): void {
    this.pause = FIRST_PAUSE;
    this.listener.status('open');
    for (const { message } of this.waiting.values()) this.send(message);
    this.pingLater();
  }

  private lost(code: number): void {
    this.wire = null;
    this.steps = -1;
    this.stopTimers();
    if (this.closed) return;
    if (code === NO_SUCH_TABLE) {
      this.listener.status('gone');
      return;
    }
    this.listener.status('lost');
    this.timer = this.around.later(() => this.connect(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private hear(message: Outgoing): void {
    this.pingLater();
    if (message.type === 'answer') this.answered(message);
    else if (message.type === 'snapshot') this.steps = message.play?.seq ?? 0;
    else if (message.type === 'update' && !this.follows(message)) return;
    this.listener.heard(message);
  }

  /** Whether an update comes right after what is known; if not, everything is asked for anew. */
  private follows(update: Extract<Outgoing, { type: 'update' }>): boolean {
    const first = update.log[0]?.seq ?? update.play.seq;
    if (this.steps < 0 || first > this.steps) {
      this.say({ type: 'resync' });
      return false;
    }
    if (update.play.seq <= this.steps) return false; // known already
    this.steps = update.play.seq;
    return true;
  }

  private answered(answer: Answer): void {
    this.waiting.get(answer.key)?.answer(answer);
    this.waiting.delete(answer.key);
  }

  private send(message: Incoming): void {
    try {
      this.wire?.send(JSON.stringify(message));
    } catch {
      // Not open yet: what waits for an answer is sent when it is.
    }
  }

  /** A connection that nothing has come through for long is tested, and made anew if dead. */
  private pingLater(): void {
    this.around.cancel(this.pinging);
    this.pinging = this.around.later(() => {
      this.say({ type: 'ping' });
      this.pinging = this.around.later(() => {
        const dead = this.wire;
        this.lost(0);
        dead?.close();
      }, PONG_WITHIN);
    }, PING_EVERY);
  }

  private stopTimers(): void {
    this.around.cancel(this.timer);
    this.around.cancel(this.pinging);
  }
}
