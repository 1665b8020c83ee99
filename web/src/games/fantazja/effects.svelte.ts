// What has just happened, as far as it is shown by motion: tiles that came down, burnt, were drawn.

import { duration } from '../../lib/settings.svelte';
import type { BuildingReplacedEvent, TileBuiltEvent } from './types';
import { stackAt, type FantazjaEvent, type Stack } from './view';

const SHOWN_FOR = 1300;

type Stacks = ReadonlyMap<string, Stack>;

export class Effects {
  fresh: ReadonlySet<string> = $state.raw(new Set());
  /** Places where something has just happened. */
  flashing: ReadonlySet<string> = $state.raw(new Set());
  burning: readonly Stack[] = $state.raw([]);
  drawn: ReadonlySet<string> = $state.raw(new Set());
  private before: Stacks | null = null;
  private seq = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The game has moved on; only a step forward is shown, and nothing where motion is reduced.
   * `again`: the reader has gone back to this step to see it happen. */
  show(
    seq: number,
    stacks: Stacks,
    events: readonly FantazjaEvent[],
    me: number,
    again = false,
  ): void {
    const { before } = this;
    const forward = before !== null && (seq > this.seq || again);
    this.before = stacks;
    this.seq = seq;
    if (!forward || duration(1) === 0) return;
    this.fresh = new Set(events.filter(isLaid).map((event) => event.place));
    this.flashing = new Set(events.flatMap((event) => flashed(event, me)));
    this.burning = burnt(before, events);
    this.drawn = new Set(events.flatMap((event) => arrived(event, me)));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.clear(), SHOWN_FOR);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.fresh = new Set();
    this.flashing = new Set();
    this.burning = [];
    this.drawn = new Set();
  }
}

function isLaid(event: FantazjaEvent): event is TileBuiltEvent | BuildingReplacedEvent {
  return event.event === 'TileBuilt' || event.event === 'BuildingReplaced';
}

/** Tiles that an event brings to this seat's hand. */
function arrived(event: FantazjaEvent, seat: number): string[] {
  if (!('seat' in event) || event.seat !== seat) return [];
  if (event.event === 'TilesDrawn') return event.tiles ?? [];
  if (event.event === 'TilesExchanged') return [event.taken];
  return event.event === 'BuildingReplaced' ? [event.replaced] : [];
}

/** Where somebody else has done something. */
function flashed(event: FantazjaEvent, me: number): string[] {
  return 'place' in event && event.seat !== me ? [event.place] : [];
}

/** The stacks that vanished, with the tile on top that woke Dark Energy; of what was there before
 * one came back to see it again nothing is known. */
function burnt(before: Stacks, events: readonly FantazjaEvent[]): Stack[] {
  const laid = events.find(isLaid);
  const places = events.flatMap((event) => (event.event === 'TilesRemoved' ? event.places : []));
  const stacks = places.map((key) => {
    const layers = before.get(key)?.layers ?? [];
    if (laid?.place !== key) return stackAt(key, layers);
    const under = laid.event === 'BuildingReplaced' ? layers.slice(1) : layers;
    return stackAt(key, [{ tile: laid.tile, rotation: laid.rotation }, ...under]);
  });
  return stacks.filter((stack) => stack.layers.length);
}
