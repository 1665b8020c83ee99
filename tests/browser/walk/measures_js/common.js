// What all measures share. They run one after another in one function of `asked`.
//
// asked.touch: the screen is touched; asked.names: names of people, the only words that may end in
// an ellipsis; asked.map, asked.pieces, asked.hand …: what to measure of a board (see measures.py).

const LEAST_TEXT = 12;
const LEAST_NAME = 24; // px of a shortened name that must be left
const TARGET = 44;
const SLACK = 1.5; // px that rounding may take
const isDesk = innerWidth >= 901 && innerHeight >= 561;
const leastPiece = isDesk ? 64 : 44;
const playing = document.querySelector('.game, .replay');
const dialogs = [...document.querySelectorAll('dialog[open]')];
const scope = dialogs.at(-1) ?? document.body;
const found = new Set();
const say = (words) => found.add(words);
const whole = (number) => Math.round(number);

// Elements and their boxes

const styles = new Map();
const styleOf = (element) => {
  if (!styles.has(element)) styles.set(element, getComputedStyle(element));
  return styles.get(element);
};
const readAloud = new Map();
/** Whether an element is there for screen readers only: cut to nothing by itself or a parent. */
function isReadAloud(element) {
  if (!element || element === document.body) return false;
  if (!readAloud.has(element)) {
    const { clipPath, overflow } = styleOf(element);
    const isPoint = overflow === 'hidden' && element.clientWidth < 2 && element.clientHeight < 2;
    const isIt = clipPath === 'inset(50%)' || (isPoint && element instanceof HTMLElement);
    readAloud.set(element, isIt || isReadAloud(element.parentElement));
  }
  return readAloud.get(element);
}
const isSeen = (element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.closest('.skip') &&
  !isReadAloud(element);
const named = (element, isTold = true) => {
  const words = !isTold ? '' : (element.getAttribute('aria-label') ?? element.textContent ?? '');
  const short = words.trim().replace(/\s+/g, ' ').slice(0, 40);
  const name = [...element.classList].filter((one) => !one.startsWith('svelte-'));
  return `${[element.tagName.toLowerCase(), ...name].join('.')}${short ? ` “${short}”` : ''}`;
};
const box = (left, top, right, bottom) => ({ left, top, right, bottom });
const meet = (one, other) =>
  box(
    Math.max(one.left, other.left),
    Math.max(one.top, other.top),
    Math.min(one.right, other.right),
    Math.min(one.bottom, other.bottom),
  );
const wide = ({ left, right }) => Math.max(0, right - left);
const high = ({ top, bottom }) => Math.max(0, bottom - top);
const area = (one) => wide(one) * high(one);
const WINDOW = box(0, 0, innerWidth, innerHeight);
const EVERYWHERE = box(-Infinity, -Infinity, Infinity, Infinity);

/** The ancestors that can cut an element: those that lay it out. */
function* around(element) {
  let place = styleOf(element).position;
  for (let up = element.parentElement; up; up = up.parentElement) {
    if (place === 'fixed') return;
    const { position, transform } = styleOf(up);
    const holds = position !== 'static' || transform !== 'none';
    if (place === 'absolute' && !holds) continue;
    yield up;
    place = position;
  }
}
const inner = (element) => {
  const outer = element.getBoundingClientRect();
  const left = outer.left + element.clientLeft;
  const top = outer.top + element.clientTop;
  return box(left, top, left + element.clientWidth, top + element.clientHeight);
};
const SCROLLS = new Set(['auto', 'scroll']);
const CUTS = new Set(['hidden', 'clip']);

/** What is left to be seen of an element, or of its text: now, and after all scrolling. */
function windowsOf(element, isText = false) {
  let now = WINDOW;
  let ever = EVERYWHERE;
  const free = { x: false, y: false }; // a scroller brings it into sight
  for (const up of isText ? [element, ...around(element)] : around(element)) {
    if (up === document.documentElement || up === document.body) continue;
    const { overflowX, overflowY, display } = styleOf(up);
    if (display === 'inline' || display === 'contents') continue;
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const { left, top, right, bottom } = inner(up);
    const [cutsX, cutsY] = [overflowX !== 'visible', overflowY !== 'visible'];
    const all = EVERYWHERE;
    now = meet(
      now,
      box(
        cutsX ? left : all.left,
        cutsY ? top : all.top,
        cutsX ? right : all.right,
        cutsY ? bottom : all.bottom,
      ),
    );
    const stopsX = !free.x && CUTS.has(overflowX);
    const stopsY = !free.y && CUTS.has(overflowY);
    ever = meet(
      ever,
      box(
        stopsX ? left : all.left,
        stopsY ? top : all.top,
        stopsX ? right : all.right,
        stopsY ? bottom : all.bottom,
      ),
    );
    free.x ||= SCROLLS.has(overflowX);
    free.y ||= SCROLLS.has(overflowY);
  }
  if (!free.x) ever = meet(ever, box(0, -Infinity, innerWidth, Infinity));
  if (!free.y && (playing || dialogs.length)) {
    ever = meet(ever, box(-Infinity, 0, Infinity, innerHeight));
  }
  return { now, ever };
}
