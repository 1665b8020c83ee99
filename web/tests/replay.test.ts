import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canonical, digest } from '../src/lib/digest';
import type { LogLine } from '../src/lib/messages';
import { Replay } from '../src/lib/replay.svelte';
import { momentLink, type ReplayInfo } from '../src/lib/replays';
import { pressed } from '../src/pages/replay/keys';

const STEPS = 200;
const TAKEN_BACK = [5, 6]; // a step, and taking it back

const line = (seq: number): LogLine => ({
  seq,
  seat: 1 + (seq % 2),
  words: `step ${seq}`,
  rules: [],
  events: [],
});

const INFO = {
  table: { game: 'fantazja', players: 2, seats: [{ n: 1 }, { n: 2 }] },
  log: Array.from({ length: STEPS }, (_, seq) => line(seq)),
  turns: [0, 1, 4, 8].map((seq, turn) => ({ turn, seq })),
  result: {
    scores: { 1: 3, 2: 4 },
    ranks: { 1: 2, 2: 1 },
    winners: [2],
    reason: 'tiles',
    parts: {},
  },
  secret: '00',
  imported: false,
  origin: '',
  standing: Array.from({ length: STEPS }, (_, seq) => seq).filter(
    (seq) => !TAKEN_BACK.includes(seq),
  ),
} as unknown as ReplayInfo;

/** A server that remembers what it was asked for; calls wait while it is held. */
class Server {
  asked: string[] = [];
  down = false;
  private held: (() => void)[] | null = null;

  answer = async (path: string): Promise<Response> => {
    const address = new URL(path, 'http://here');
    this.asked.push(address.pathname + address.search);
    if (this.held) await new Promise<void>((done) => this.held?.push(done));
    if (this.down) throw new TypeError('no connection');
    const body = address.pathname.endsWith('/views') ? this.views(address.searchParams) : INFO;
    return new Response(JSON.stringify(body));
  };

  private views(query: URLSearchParams): unknown[] {
    const [from, to] = [Number(query.get('from')), Number(query.get('to'))];
    return Array.from({ length: to - from + 1 }, (_, index) => {
      const seq = from + index;
      const view = { phase: query.get('perspective'), scores: [seq, 2 * seq] };
      return { seq, to_move: seq === STEPS - 1 ? 0 : 1 + (seq % 2), view, last: [] };
    });
  }

  hold(): void {
    this.held = [];
  }

  release(): void {
    for (const done of this.held ?? []) done();
    this.held = null;
  }
}

let server: Server;

beforeEach(() => {
  server = new Server();
  vi.stubGlobal('fetch', server.answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(step = 0, perspective = '0'): Promise<Replay> {
  const replay = new Replay('abc');
  replay.look(perspective);
  replay.go(step);
  await replay.open('en');
  await vi.waitFor(() => expect(replay.shown?.seq).toBe(replay.step));
  return replay;
}

describe('a replay', () => {
  it('opens where its address says, from that perspective', async () => {
    const replay = await opened(70, '2');
    expect([replay.shown?.seq, replay.shown?.seat, replay.shown?.view.phase]).toEqual([70, 2, '2']);
    expect(server.asked).toContain('/api/replays/abc/views?perspective=2&from=64&to=127');
    expect(momentLink('abc', 70, '2')).toBe('/r/abc?step=70&perspective=2');
    expect(momentLink('abc', 70, '0')).toBe('/r/abc?step=70');
  });

  it('shows the end where the address asks for more, and a spectator for a perspective that is not there', async () => {
    const replay = await opened(9000, '4');
    expect([replay.step, replay.perspective]).toEqual([STEPS - 1, '0']);
    expect(replay.shown?.result).toEqual(INFO.result);
    expect((await opened(3)).shown?.result).toBeNull();
  });

  it('skips what was taken back when it steps, and shows it when it is asked for', async () => {
    const replay = await opened(4);
    replay.move(1);
    expect(replay.step).toBe(7);
    replay.move(-1);
    expect(replay.step).toBe(4);
    replay.go(5);
    expect([replay.shown?.seq, replay.stands(5)]).toEqual([5, false]);
    replay.move(1);
    expect(replay.step).toBe(7);
    expect(replay.place).toBe(5);
  });

  it('asks for each block once', async () => {
    const replay = await opened();
    await vi.waitFor(() => expect(replay.scores.size).toBe(STEPS));
    const before = server.asked.length;
    for (const step of [3, 199, 64, 63, 128]) {
      replay.go(step);
      expect(replay.shown?.seq).toBe(step);
    }
    expect(server.asked.length).toBe(before);
    expect(replay.scores.get(100)).toEqual([100, 200]);
  });

  it('shows what is wanted last, whatever arrives last', async () => {
    const replay = await opened();
    await vi.waitFor(() => expect(replay.scores.size).toBe(STEPS));
    server.hold();
    replay.look('1');
    replay.go(150);
    replay.look('0');
    replay.go(10);
    server.release();
    await opened(150, '1'); // asked for later, so that all else has arrived
    expect([replay.shown?.seq, replay.shown?.view.phase]).toEqual([10, '0']);
  });

  it('is seen from whoever acts when everything is open', async () => {
    const replay = await opened(10, 'all');
    expect(replay.shown?.seat).toBe(1);
    replay.go(11);
    expect(replay.shown?.seat).toBe(2);
  });

  it('plays to the end and then from the beginning', async () => {
    const replay = await opened(STEPS - 3);
    vi.useFakeTimers();
    replay.setSpeed(4);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(400);
    expect(replay.step).toBe(STEPS - 2);
    await vi.advanceTimersByTimeAsync(2000);
    expect([replay.step, replay.playing]).toEqual([STEPS - 1, false]);
    replay.toggle();
    expect([replay.step, replay.playing]).toEqual([0, true]);
    replay.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(replay.step).toBe(0);
  });

  it('says that the server is gone, and goes on when it is back', async () => {
    const replay = await opened();
    await vi.waitFor(() => expect(replay.scores.size).toBe(STEPS));
    server.down = true;
    replay.look('1');
    await vi.waitFor(() => expect(replay.failed).toBe('network'));
    server.down = false;
    replay.go(1);
    await vi.waitFor(() => expect(replay.shown?.view.phase).toBe('1'));
    expect(replay.failed).toBe('');
  });
});

describe('keys', () => {
  const press = (replay: Replay, key: string, on: Element = document.body): boolean => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    Object.defineProperty(event, 'target', { value: on });
    return pressed(event, replay);
  };

  it('step, jump, play and change the speed', async () => {
    const replay = await opened();
    press(replay, 'ArrowRight');
    expect(replay.step).toBe(1);
    press(replay, 'End');
    expect(replay.step).toBe(STEPS - 1);
    press(replay, 'ArrowLeft');
    expect(replay.step).toBe(STEPS - 2);
    press(replay, 'Home');
    expect(replay.step).toBe(0);
    press(replay, '+');
    press(replay, '+');
    press(replay, '+');
    expect(replay.speed).toBe(4);
    press(replay, '-');
    expect(replay.speed).toBe(2);
    press(replay, ' ');
    expect(replay.playing).toBe(true);
    press(replay, 'ArrowRight');
    expect(replay.playing).toBe(false);
  });

  it('are left to whatever is typed into or pressed', async () => {
    const replay = await opened();
    const made = (html: string): Element => {
      const holder = document.createElement('div');
      holder.innerHTML = html;
      return holder.firstElementChild as Element;
    };
    expect(press(replay, 'ArrowRight', made('<input type="text">'))).toBe(false);
    expect(press(replay, 'ArrowRight', made('<input type="range">'))).toBe(false);
    expect(press(replay, ' ', made('<button></button>'))).toBe(false);
    expect(press(replay, 'ArrowRight', made('<button></button>'))).toBe(true);
    expect(replay.step).toBe(1);
  });
});

describe('small parts', () => {
  it('fingerprints data as Python does', () => {
    const data = { b: [1, null, true, 'ż'], '10': {}, '9': -2 };
    expect(canonical(data)).toBe('{"10":{},"9":-2,"b":[1,null,true,"ż"]}');
    expect(digest(data)).toBe('8be7d13c');
  });
});
