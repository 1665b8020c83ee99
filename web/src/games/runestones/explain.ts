// What an element of the board can tell of itself: written on it as `data-explain`.

export type Subject =
  | { kind: 'card'; card: number; druid: string; cost: number }
  | { kind: 'stone'; stone: string }
  | { kind: 'smithy'; smithy: string };

/** `card 57 grey 0`: a card, whose druid's, and what it costs on the display. */
export function cardSubject(card: number, druid = '', cost = 0): string {
  return `card ${card} ${druid || '-'} ${cost}`;
}

export function subjectOf(words: string): Subject | null {
  const [kind, first = '', druid = '', cost = ''] = words.split(' ');
  if (kind === 'card' && Number(first)) {
    return {
      kind,
      card: Number(first),
      druid: druid === '-' ? '' : druid,
      cost: Number(cost) || 0,
    };
  }
  if (kind === 'stone' && first) return { kind, stone: first };
  return kind === 'smithy' && first ? { kind, smithy: first } : null;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 10;

/** Where a panel of this size lies beside a box: above it, below, right or left, in the window. */
export function beside(
  box: Box,
  width: number,
  height: number,
  window: { width: number; height: number },
): { left: number; top: number } {
  const inside = (at: number, size: number, all: number): number =>
    Math.max(GAP, Math.min(all - size - GAP, at));
  const across = inside((box.left + box.right - width) / 2, width, window.width);
  const down = inside((box.top + box.bottom - height) / 2, height, window.height);
  if (box.top - height - 2 * GAP >= 0) return { left: across, top: box.top - height - GAP };
  if (box.bottom + height + 2 * GAP <= window.height) {
    return { left: across, top: box.bottom + GAP };
  }
  if (box.right + width + 2 * GAP <= window.width) return { left: box.right + GAP, top: down };
  if (box.left - width - 2 * GAP >= 0) return { left: box.left - width - GAP, top: down };
  // Nowhere is there room for all of it: as far away as can be.
  const upper = (box.top + box.bottom) / 2 > window.height / 2;
  return { left: across, top: inside(upper ? 0 : window.height, height, window.height) };
}
