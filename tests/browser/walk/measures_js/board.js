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
