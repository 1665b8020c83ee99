// What has just happened, as far as it is shown by motion: tiles that came down, burnt, were drawn.

import { duration } from '../../lib/settings.svelte';
import { readStack, type GameEvent, type GameView, type Stack } from './view';

const SHOWN_FOR = 1300;

export class Effects {
  fresh: ReadonlySet<string> = $state.raw(new Set());
  burning: readonly Stack[] = $state.raw([]);
  drawn: ReadonlySet<string> = $state.raw(new Set());
  private before: GameView | null = null;
  private seq = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The game has moved on; only a step forward is shown, and nothing where motion is reduced. */
  show(seq: number, view: GameView, events: readonly GameEvent[], me: number): void {
    const { before } = this;
    const forward = before !== null && seq > this.seq;
    this.before = view;
    this.seq = seq;
    if (!forward || duration(1) === 0) return;
    this.fresh = new Set(events.filter(isLaid).map((event) => event.place ?? ''));
    this.burning = burnt(before, events);
    this.drawn = new Set(events.filter((event) => event.seat === me).flatMap(arrived));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.clear(), SHOWN_FOR);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.fresh = new Set();
    this.burning = [];
    this.drawn = new Set();
  }
}

function isLaid(event: GameEvent): boolean {
  return event.event === 'TileBuilt' || event.event === 'BuildingReplaced';
}

/** Tiles that an event brings to the hand. */
function arrived(event: GameEvent): string[] {
  if (event.event === 'TilesDrawn') return event.tiles ?? [];
  if (event.event === 'TilesExchanged') return [event.taken ?? ''];
  return event.event === 'BuildingReplaced' ? [event.replaced ?? ''] : [];
}

/** The stacks that vanished, with the tile on top that woke Dark Energy. */
function burnt(before: GameView, events: readonly GameEvent[]): Stack[] {
  const laid = events.find(isLaid);
  const places = events
    .filter((event) => event.event === 'TilesRemoved')
    .flatMap((event) => event.places ?? []);
  return places.map((key) => {
    const stack = before.stacks.get(key);
    if (laid?.place !== key) return stack ?? readStack(key, 'castle');
    const top = { tile: laid.tile ?? '', rotation: laid.turn ?? 0 };
    const under = laid.event === 'BuildingReplaced' ? stack?.layers.slice(1) : stack?.layers;
    return { ...readStack(key, 'castle'), layers: [top, ...(under ?? [])] };
  });
}
