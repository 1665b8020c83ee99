// What the keys of the board do, wherever the focus is.

import type { Moves } from './moves';
import type { Mode, Plan } from './plan.svelte';

export interface KeyHost {
  root: HTMLElement;
  mine: boolean;
  phase: string;
  plan: Plan;
  moves: Moves;
  hand: readonly number[];
}

const MODES: Record<string, Mode> = { s: 'summon', u: 'use', f: 'forge' };
/** What a number presses in each phase: the first, second … thing that is marked. */
const MARKED: Record<string, string> = {
  abilities: '[data-ability].can',
  pay: '[data-way]',
  gem: '[data-gem]',
  call: '.display .take.can',
  die: '[data-benefit], [data-forgo]',
  field: '[data-field]',
  forge: '.smithy.can, .smithy.on',
  trade: '.acts [data-trade]',
  stone: '[data-choose]',
};
const CONFIRM = '[data-confirm]:enabled';
const FINISH = '[data-finish]:enabled, [data-end]:enabled, [data-pass]:enabled';
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether the key meant something here; then it was done. */
export function pressed(event: KeyboardEvent, host: KeyHost): boolean {
  const { root, mine, plan, moves } = host;
  const arrow = ARROWS[event.key];
  if (arrow && !event.shiftKey) return go(root, arrow);
  if (!mine) return false;
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1] ?? '';
  const mode = MODES[event.key.toLowerCase()];
  if (digit) return event.shiftKey ? creature(root, Number(digit)) : number(host, Number(digit));
  if (event.key === 'Escape' && plan.holds) plan.cancel();
  else if (mode && plan.free && moves.canDo(mode)) plan.choose(mode);
  else if (event.key.toLowerCase() === 'c') return click(root, CONFIRM);
  else if (event.key.toLowerCase() === 'e') return click(root, FINISH);
  else if (event.key === 'Enter' && !(event.target as Element).closest('button, a, summary')) {
    return click(root, CONFIRM);
  } else return false;
  return true;
}

function number({ root, phase, plan, hand }: KeyHost, n: number): boolean {
  const forging = plan.mode === 'forge';
  if (forging && plan.smithy) return click(root, '[data-way]', n);
  const marked = MARKED[forging ? 'forge' : phase];
  if (marked) return click(root, marked, n);
  const card = hand[n - 1];
  if (card) plan.toggle(card);
  return card !== undefined;
}

function creature(root: HTMLElement, n: number): boolean {
  return click(root, '.display [data-card]', n);
}

function click(root: HTMLElement, selector: string, n = 1): boolean {
  const found = [...root.querySelectorAll<HTMLButtonElement>(selector)].filter(
    (each) => !each.disabled,
  )[n - 1];
  found?.click();
  return found !== undefined;
}

/** The focus goes to the nearest thing that way; from anywhere else, to the hand. */
function go(root: HTMLElement, [x, y]: readonly [number, number]): boolean {
  const all = [...root.querySelectorAll<HTMLButtonElement>('button')].filter(
    (each) => !each.disabled && each.checkVisibility?.() !== false,
  );
  const here = all.find((each) => each === document.activeElement);
  const first = root.querySelector<HTMLElement>('.hand .lift, .play .face') ?? all[0];
  if (!here) {
    first?.focus();
    return first !== undefined;
  }
  const middle = (of: Element): [number, number] => {
    const { left, right, top, bottom } = of.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const [fromX, fromY] = middle(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const each of all) {
    const [toX, toY] = middle(each);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    const far = along + 2 * aside;
    if (along > 4 && aside < 2 * along && far < least) [best, least] = [each, far];
  }
  best?.focus();
  return true;
}
