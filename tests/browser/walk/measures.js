// What is wrong with the screen as it stands, in plain sentences.
//
// asked.touch: the screen is touched; asked.names: names of people, the only words that may end in
// an ellipsis; asked.map, asked.pieces, asked.hand: what to measure of a board (see measures.py).
(asked) => {
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
  const named = (element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
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
      now = meet(now, box(cutsX ? left : all.left, cutsY ? top : all.top,
        cutsX ? right : all.right, cutsY ? bottom : all.bottom));
      const stopsX = !free.x && CUTS.has(overflowX);
      const stopsY = !free.y && CUTS.has(overflowY);
      ever = meet(ever, box(stopsX ? left : all.left, stopsY ? top : all.top,
        stopsX ? right : all.right, stopsY ? bottom : all.bottom));
      free.x ||= SCROLLS.has(overflowX);
      free.y ||= SCROLLS.has(overflowY);
    }
    if (!free.x) ever = meet(ever, box(0, -Infinity, innerWidth, Infinity));
    if (!free.y && (playing || dialogs.length)) {
      ever = meet(ever, box(-Infinity, 0, Infinity, innerHeight));
    }
    return { now, ever };
  }

  // The page as a whole

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    say(`page: ${root.scrollWidth - root.clientWidth} px wider than the window`);
  }
  if (playing && root.scrollHeight > innerHeight + 1) {
    say(`page: ${root.scrollHeight - innerHeight} px higher than the window`);
  }
  for (const picture of scope.querySelectorAll('img')) {
    if (isSeen(picture) && picture.complete && !picture.naturalWidth) {
      say(`picture: ${named(picture)} is broken`);
    }
  }
  for (const use of scope.querySelectorAll('use')) {
    const name = use.getAttribute('href') ?? '';
    if (name.startsWith('#') && !document.getElementById(name.slice(1)) && isSeen(use)) {
      say(`picture: ${name} is drawn nowhere`);
    }
  }

  // Texts

  const CODE = 'code, kbd, pre, samp, output.code';
  const LINES = []; // every line of text that is in sight now, for overlaps
  const letters = (text) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length;

  /** The lines of a text: their boxes as high as their letters, and what stands in them. */
  function linesOf(node, size) {
    const range = document.createRange();
    const lines = [];
    for (const word of node.data.matchAll(/\S+/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      for (const rect of range.getClientRects()) {
        if (!rect.width) continue;
        const middle = (rect.top + rect.bottom) / 2;
        const line = lines.find((one) => Math.abs(one.middle - middle) < size / 2);
        if (line) {
          line.left = Math.min(line.left, rect.left);
          line.right = Math.max(line.right, rect.right);
          if (line.last !== word) line.text += ` ${word[0]}`;
          line.last = word;
        } else {
          const [top, bottom] = [middle - size * 0.36, middle + size * 0.36];
          lines.push({ middle, left: rect.left, right: rect.right, top, bottom, text: word[0], last: word });
        }
      }
    }
    return lines;
  }

  /** Words that stand on two lines. A word may be parted at its own hyphen or slash. */
  function brokenWords(node, size) {
    const range = document.createRange();
    const broken = [];
    for (const word of node.data.matchAll(/[\p{L}\p{N}\u00AD’']+/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5);
      const tops = rects.map((rect) => (rect.top + rect.bottom) / 2);
      if (Math.max(...tops) - Math.min(...tops) > size / 2) broken.push(word[0]);
    }
    return broken;
  }

  function judgeText(node) {
    const element = node.parentElement;
    const text = node.data.trim();
    const style = styleOf(element);
    const size = parseFloat(style.fontSize);
    const isDrawn = element instanceof SVGElement;
    const matrix = isDrawn ? element.getScreenCTM?.() : null;
    const shown = matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
    const { now, ever } = windowsOf(element, true);
    const lines = linesOf(node, shown);
    if (!lines.length) return;
    if (shown < LEAST_TEXT - 0.05 && lines.some((line) => area(meet(line, now)))) {
      const what = isDrawn ? 'letters of a drawing' : named(element);
      say(`text: ${shown.toFixed(1)} px small: ${what}`);
    }
    if (isDrawn) return; // a map is panned
    const isName = asked.names.includes(text);
    for (const line of lines) {
      const left = meet(line, ever);
      const cutX = wide(line) - wide(left) > SLACK;
      const cutY = high(line) - high(left) > SLACK;
      if (cutX && isName && !cutY) {
        if (wide(left) < LEAST_NAME) say(`text: nothing is left of the name “${text}”`);
      } else if (cutX || cutY) say(`text: cut: ${named(element)}: “${line.text.slice(0, 40)}”`);
      const inSight = meet(line, now);
      if (wide(inSight) > 2 && high(inSight) > 2) LINES.push({ ...inSight, element, text });
    }
    if (lines.length < 2) return;
    if (!element.closest(CODE)) {
      for (const word of brokenWords(node, size)) {
        say(`text: the word “${word}” is broken: ${named(element)}`);
      }
    }
    const short = lines.filter((line) => letters(line.text) < 3).length;
    if (short > 1 && short * 2 >= lines.length) {
      say(`text: lines of one or two letters: ${named(element)}`);
    }
  }

  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest('script, style, option, title')) continue;
    if (isSeen(element)) judgeText(node);
  }

  // Texts over each other, and under something

  const paints = (element) => {
    const { backgroundColor, backgroundImage } = styleOf(element);
    return backgroundImage !== 'none' || !/^transparent$|, 0\)$/.test(backgroundColor);
  };
  /** The element that is painted over a text at this point, if there is one. */
  function coverAt(x, y, element) {
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit.contains(element) || element.contains(hit)) return null;
    for (let up = hit; up && !up.contains(element); up = up.parentElement) {
      if (up instanceof SVGElement || paints(up)) return hit;
    }
    return null;
  }
  const covered = new Set();
  for (const line of LINES) {
    if (styleOf(line.element).pointerEvents === 'none') continue;
    const cover = coverAt((line.left + line.right) / 2, (line.top + line.bottom) / 2, line.element);
    if (!cover) continue;
    covered.add(line);
    say(`overlap: “${line.text.slice(0, 40)}” is covered by ${named(cover)}`);
  }
  LINES.sort((one, other) => one.top - other.top);
  LINES.forEach((one, n) => {
    for (let m = n + 1; m < LINES.length && LINES[m].top < one.bottom - 2; m += 1) {
      const other = LINES[m];
      const both = meet(one, other);
      if (wide(both) < 3 || high(both) < 3 || covered.has(one) || covered.has(other)) continue;
      say(`overlap: “${one.text.slice(0, 30)}” and “${other.text.slice(0, 30)}” run together`);
    }
  });

  // Panels of the frame and of the board that must lie beside each other

  for (const parent of dialogs.length ? [] : document.querySelectorAll(asked.panels)) {
    const beside = [...parent.children].filter((child) => {
      const { position, display } = styleOf(child);
      const flows = position === 'static' || position === 'relative';
      return flows && display !== 'contents' && isSeen(child) && child.clientHeight > 2;
    });
    beside.forEach((one, n) => {
      for (const other of beside.slice(n + 1)) {
        const both = meet(one.getBoundingClientRect(), other.getBoundingClientRect());
        if (wide(both) > 2 && high(both) > 2) {
          const how = `${whole(wide(both))} × ${whole(high(both))} px`;
          say(`overlap: ${named(one)} and ${named(other)} share ${how}`);
        }
      }
    });
  }

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
    const across = right - left >= TARGET - SLACK
      || (isHit(element, x - half, y) && isHit(element, x + half, y));
    const down = bottom - top >= TARGET - SLACK
      || (isHit(element, x, y - half) && isHit(element, x, y + half));
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

  // The board: least sizes, and the room that its map has

  function sizeOf(element, unit) {
    const matrix = unit ? element.getScreenCTM() : null;
    if (matrix) return unit * Math.hypot(matrix.a, matrix.b);
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height);
  }

  if (asked.pieces && !dialogs.length) {
    const map = [...document.querySelectorAll(asked.map || 'none')].find(isSeen);
    const frame = map ? meet(map.getBoundingClientRect(), windowsOf(map).now) : WINDOW;
    for (const { name, selector, unit, onMap } of asked.pieces) {
      const all = [...document.querySelectorAll(selector)].filter(isSeen);
      const inSight = all.filter(
        (one) => area(meet(one.getBoundingClientRect(), onMap ? frame : WINDOW)) > 1,
      );
      const least = Math.min(...inSight.map((one) => sizeOf(one, unit)));
      if (least < leastPiece - 0.5) say(`size: ${name}: ${whole(least)} px, at least ${leastPiece}`);
      if (onMap && all.length && !inSight.length) say(`map: ${name}: none in sight`);
    }
    const main = document.querySelector('main');
    if (map && main) {
      const held = asked.hand
        .flatMap((selector) => [...main.querySelectorAll(selector)].filter(isSeen))
        .map((one) => meet(one.getBoundingClientRect(), main.getBoundingClientRect()));
      const room = area(main.getBoundingClientRect()) - held.reduce((sum, one) => sum + area(one), 0);
      const share = area(frame) / room;
      if (share < 2 / 3) {
        const size = `${whole(wide(frame))} × ${whole(high(frame))} px`;
        say(`map: ${size}, ${whole(share * 100)} % of the room beside the hand`);
      }
      const beyond = [...map.querySelectorAll(asked.laid)].filter((one) => {
        const its = one.getBoundingClientRect();
        return area(meet(its, frame)) < area(its) / 2;
      });
      if (beyond.length && ![...main.querySelectorAll(asked.overview)].some(isSeen)) {
        say(`map: ${beyond.length} pieces are out of sight, and there is no overview`);
      }
    }
  }
  return [...found].sort();
}
