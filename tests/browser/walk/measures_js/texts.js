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
        lines.push({
          middle,
          left: rect.left,
          right: rect.right,
          top,
          bottom,
          text: word[0],
          last: word,
        });
      }
    }
  }
  return lines;
}

/** Whether a text begins with a large letter that reaches down beside the next lines. */
const hasInitial = (node) =>
  getComputedStyle(node.parentElement, '::first-letter').float !== 'none' &&
  node === node.parentElement.firstChild;

/** Words that stand on two lines. A word may be parted at its own hyphen or slash. */
function brokenWords(node, size) {
  const range = document.createRange();
  const broken = [];
  const initial = hasInitial(node) ? node.data.search(/\S/) : -1;
  for (const word of node.data.matchAll(/[\p{L}\p{N}\u00AD’']+/gu)) {
    range.setStart(node, word.index + (word.index === initial ? 1 : 0));
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
    } else if (cutX || cutY) say(`text: cut: ${named(element)}`);
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
