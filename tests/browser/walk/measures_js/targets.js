// What can be pressed

const scrolled = new Map();
/** Scroll as a reader can: a box that only cuts is not scrolled. */
function bring(element) {
  for (const up of around(element)) {
    if (up === root || up === document.body) continue;
    const { overflowX, overflowY } = styleOf(up);
    if (!SCROLLS.has(overflowX) && !SCROLLS.has(overflowY)) continue;
    if (!scrolled.has(up)) scrolled.set(up, [up.scrollLeft, up.scrollTop]);
    const [mine, its] = [element.getBoundingClientRect(), inner(up)];
    const dx = (mine.left + mine.right - its.left - its.right) / 2;
    const dy = (mine.top + mine.bottom - its.top - its.bottom) / 2;
    up.scrollBy({ left: dx, top: dy, behavior: 'instant' });
  }
  if (playing || dialogs.length) return;
  const { top, bottom } = element.getBoundingClientRect();
  scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
}
const isHit = (element, x, y) => {
  const hit = document.elementFromPoint(x, y);
  return !!hit && (element.contains(hit) || hit.closest('label')?.control === element);
};
const isInSentence = (element) =>
  styleOf(element).display === 'inline' &&
  letters(element.parentElement.textContent) > letters(element.textContent) + 1;

/** Boxes may be drawn small and be touched around: what counts is what a finger hits. */
function isWideEnough(element, { left, right, top, bottom }) {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const half = TARGET / 2 - 1;
  const across =
    right - left >= TARGET - SLACK || (isHit(element, x - half, y) && isHit(element, x + half, y));
  const down =
    bottom - top >= TARGET - SLACK || (isHit(element, x, y - half) && isHit(element, x, y + half));
  return across && down;
}

function judgeTarget(element) {
  bring(element);
  const seen = element.getBoundingClientRect();
  const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
  const { ever } = windowsOf(element);
  const rest = meet(seen, ever);
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
    say(`reach: ${named(element)} is out of sight`);
  } else if (!isHit(element, x, y)) {
    const hit = document.elementFromPoint(x, y);
    say(`reach: ${named(element)} is covered by ${hit ? named(hit) : 'nothing'}`);
  } else if (seen.width - wide(rest) > 2 || seen.height - high(rest) > 2) {
    say(`reach: ${named(element)} sticks out and is cut`);
  }
  if (asked.touch && !isInSentence(element) && !isWideEnough(element, seen)) {
    const size = `${whole(seen.width)} × ${whole(seen.height)} px`;
    say(`target: ${named(element)} has ${size}`);
  }
}

const PRESSED = 'a[href], button, input, select, textarea, summary';
const page = [scrollX, scrollY];
for (const element of scope.querySelectorAll(PRESSED)) {
  if (isSeen(element) && styleOf(element).pointerEvents !== 'none') judgeTarget(element);
}
for (const [element, [left, top]] of scrolled) {
  element.scrollTo({ left, top, behavior: 'instant' });
}
scrollTo({ left: page[0], top: page[1], behavior: 'instant' });
