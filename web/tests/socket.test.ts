import { describe, expect, it } from 'vitest';
import type { Outgoing } from '../src/lib/messages';
import { TableSocket, type Status, type Wire } from '../src/lib/socket';

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  isOpen = false;

  constructor(readonly path: string) {}

  send(text: string): void {
    if (!this.isOpen) throw new Error('not open');
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isOpen = false;
  }

  open(): void {
    this.isOpen = true;
    this.onopen?.();
  }

  drop(code = 1006): void {
    this.isOpen = false;
    this.onclose?.({ code });
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A socket whose wires and timers the test holds in its hands. */
function setUp() {
  const wires: FakeWire[] = [];
  const timers = new Map<number, { task: () => void; ms: number }>();
  const heard: Outgoing[] = [];
  const statuses: Status[] = [];
  let made = 0;
  const socket = new TableSocket(
    'table1',
    'pl',
    { heard: (message) => heard.push(message), status: (status) => statuses.push(status) },
    {
      connect: (path) => {
        const wire = new FakeWire(path);
        wires.push(wire);
        return wire;
      },
      later: (task, ms) => {
        timers.set(++made, { task, ms });
        return made;
      },
      cancel: (timer) => void timers.delete(timer),
    },
  );
  /** Lets the timer that would ring first ring. */
  const ring = (): number => {
    const first = [...timers].sort((a, b) => a[1].ms - b[1].ms)[0];
    if (!first) throw new Error('no timer');
    timers.delete(first[0]);
    first[1].task();
    return first[1].ms;
  };
  const wire = (): FakeWire => wires.at(-1) as FakeWire;
  return { socket, wires, wire, timers, ring, heard, statuses };
}

const snapshot = (seq: number) => ({
  type: 'snapshot',
  table: {},
  play: { seq },
  log: [],
  chat: [],
});
const update = (seq: number) => ({ type: 'update', play: { seq }, log: [{ seq: seq - 1 }] });

describe('the socket of a table', () => {
  it('asks for its table in its language', () => {
    const { wire } = setUp();
    expect(wire().path).toBe('/api/tables/table1/socket?lang=pl');
  });

  it('sends again what was not answered, with the same key, when the connection is back', async () => {
    const { socket, wire, wires, ring } = setUp();
    wire().open();
    const answer = socket.ask({ type: 'act', seq: 3, action: 'end' });
    const [first] = wire().sent;
    wire().drop();
    ring();
    expect(wires).toHaveLength(2);
    wire().open();
    expect(wire().sent).toEqual([first]);
    wire().hear({ type: 'answer', key: first?.key, ok: true, code: '', message: '', certain: [] });
    expect((await answer).ok).toBe(true);
    wire().drop();
    ring();
    wire().open();
    expect(wire().sent).toEqual([]); // answered once, never sent again
  });

  it('keeps what is asked before the connection is there', () => {
    const { socket, wire } = setUp();
    void socket.ask({ type: 'try', action: 'end' });
    wire().open();
    expect(wire().sent).toMatchObject([{ type: 'try', action: 'end' }]);
  });

  it('gives every wish a key of its own', () => {
    const { socket, wire } = setUp();
    wire().open();
    void socket.ask({ type: 'try', action: 'end' });
    void socket.ask({ type: 'try', action: 'end' });
    expect(wire().sent[0]?.key).not.toBe(wire().sent[1]?.key);
  });

  it('waits longer after each failure, and begins anew after a success', () => {
    const { wire, ring } = setUp();
    wire().drop();
    const first = ring();
    wire().drop();
    expect(ring()).toBe(2 * first);
    wire().open();
    wire().drop();
    expect(ring()).toBe(first);
  });

  it('hands on updates that follow, and asks for everything after a gap', () => {
    const { wire, heard } = setUp();
    wire().open();
    wire().hear(snapshot(5));
    wire().hear(update(6));
    expect(heard).toHaveLength(2);
    wire().hear(update(9));
    expect(heard).toHaveLength(2);
    expect(wire().sent).toEqual([{ type: 'resync' }]);
    wire().hear(snapshot(9));
    wire().hear(update(10));
    expect(heard).toHaveLength(4);
  });

  it('passes over an update that is known already', () => {
    const { wire, heard } = setUp();
    wire().open();
    wire().hear(snapshot(5));
    wire().hear(update(5));
    expect(heard).toHaveLength(1);
    expect(wire().sent).toEqual([]);
  });

  it('stops where there is no such table', () => {
    const { wire, statuses, timers } = setUp();
    wire().drop(4404);
    expect(statuses.at(-1)).toBe('gone');
    expect(timers.size).toBe(0);
  });

  it('makes a connection anew that does not answer a ping', () => {
    const { wire, wires, ring, statuses } = setUp();
    wire().open();
    ring();
    expect(wire().sent).toEqual([{ type: 'ping' }]);
    ring();
    expect(statuses.at(-1)).toBe('lost');
    ring();
    expect(wires).toHaveLength(2);
  });

  it('is quiet after it was closed', () => {
    const { socket, wire, wires, timers } = setUp();
    wire().open();
    const old = wire();
    socket.close();
    old.drop();
    expect(timers.size).toBe(0);
    expect(wires).toHaveLength(1);
  });
});
