// Texts over each other, and under something

const paints = (element) => {
  const { backgroundColor, backgroundImage } = styleOf(element);
  return backgroundImage !== 'none' || !/^transparent$|, 0\)$/.test(backgroundColor);
};
/** Whether a text can be scrolled away from under something that stays in its place. */
function isScrolled(element) {
  if (!playing && !dialogs.length && root.scrollHeight > innerHeight) return true;
  return [...around(element)].some(
    (up) => SCROLLS.has(styleOf(up).overflowY) && up.scrollHeight > up.clientHeight,
  );
}
const stays = (element) => /fixed|sticky/.test(styleOf(element).position);
/** Whether one stays in its place while the other is scrolled away under it. */
function isAbove(one, other) {
  for (let up = one; up && !up.contains(other); up = up.parentElement) {
    if (stays(up)) return isScrolled(other);
  }
  return false;
}

/** The element that is painted over a text at this point, if there is one. */
function coverAt(x, y, element) {
  const hit = document.elementFromPoint(x, y);
  if (!hit || hit.contains(element) || element.contains(hit)) return null;
  if (isAbove(hit, element)) return null;
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
    if (isAbove(one.element, other.element) || isAbove(other.element, one.element)) continue;
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

// Contents that stick out of their panel. What is put there by hand (a badge, a ribbon) may.

const PANEL = 'button, a.btn, .panel, .card, [class*=chip], select, summary, li[class], dialog';
function panelOf(element) {
  for (let up = element; up && up !== scope; up = up.parentElement) {
    const { position, transform, display } = styleOf(up);
    const isBox = display !== 'inline' && display !== 'contents';
    if (isBox && up.matches(PANEL) && (paints(up) || hasFrame(up))) return up;
    if (position === 'absolute' || position === 'fixed' || transform !== 'none') return null;
  }
  return null;
}
const hasFrame = (element) => {
  const { borderTopWidth, borderTopStyle } = styleOf(element);
  return parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none';
};
function judgeInside(rect, element, words) {
  const panel = panelOf(element);
  if (!panel) return;
  const its = panel.getBoundingClientRect();
  const out = Math.max(
    its.left - rect.left,
    its.top - rect.top,
    rect.right - its.right,
    rect.bottom - its.bottom,
  );
  const key = `${words} sticks out of ${named(panel)}`;
  if (out > 2) sticking.set(key, Math.max(out, sticking.get(key) ?? 0));
}
const sticking = new Map();
for (const line of LINES) judgeInside(line, line.element, `“${line.text.slice(0, 30)}”`);
for (const picture of scope.querySelectorAll('svg, img')) {
  if (!isSeen(picture) || picture.parentElement.closest('svg')) continue;
  const rest = meet(picture.getBoundingClientRect(), windowsOf(picture).now);
  if (area(rest)) judgeInside(rest, picture, named(picture));
}
for (const [words, out] of sticking) say(`overlap: ${words} by ${whole(out)} px`);
