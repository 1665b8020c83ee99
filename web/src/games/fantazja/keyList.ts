// The keys that the board of Fantazja knows, with the words of its texts.

export const KEYS: readonly { keys: readonly string[]; words: string }[] = [
  { keys: ['1–6'], words: 'fz-key-tile' },
  { keys: ['R'], words: 'fz-key-rotate' },
  { keys: ['Shift', 'R'], words: 'fz-key-rotate-back' },
  { keys: ['←', '↑', '→', '↓'], words: 'fz-key-places' },
  { keys: ['Enter'], words: 'fz-key-build' },
  { keys: ['G'], words: 'fz-key-gain' },
  { keys: ['E'], words: 'fz-key-end' },
  { keys: ['P'], words: 'fz-key-powers' },
  { keys: ['M'], words: 'fz-key-map' },
  { keys: ['Esc'], words: 'fz-key-cancel' },
];
