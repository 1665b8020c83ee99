// What boards are still showing: the result of a game waits for it.

const LONGEST = 4000; // milliseconds that motions by style sheets are waited for
const going = new Set<Promise<unknown>>();

/** A board shows something that takes a while, until the promise is settled: the end of a game is
 * seen before its result is read. */
export function showing(until: Promise<unknown>): void {
  const done = until.catch(() => undefined).finally(() => going.delete(done));
  going.add(done);
}

/** Resolves when everything has been shown; it waits at least for `pause` milliseconds. */
export async function shownAll(pause: number): Promise<void> {
  if (pause) await after(pause);
  const moving = motions();
  if (moving.length) await Promise.race([Promise.allSettled(moving), after(LONGEST)]);
  while (going.size) await Promise.all(going);
}

/** The motions on the board that come to an end. */
function motions(): Promise<unknown>[] {
  const board = document.getElementById('main');
  return (board?.getAnimations?.({ subtree: true }) ?? [])
    .filter(({ playState, effect }) => playState === 'running' && isFinite(endOf(effect)))
    .map((animation) => animation.finished);
}

function endOf(effect: AnimationEffect | null): number {
  return Number(effect?.getComputedTiming().endTime ?? 0);
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
