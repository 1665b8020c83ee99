// The keys that the board knows, for the frame's list of keys; words are in texts.{en,pl}.ftl.

export const KEYS: readonly { keys: readonly string[]; words: string }[] = [
  { keys: ['1', '2', '3'], words: 'gr-key-figures' },
  { keys: ['4'], words: 'gr-key-tile' },
  { keys: ['5'], words: 'gr-key-page' },
  { keys: ['K', '↑', '↓', '←', '→'], words: 'gr-key-kingdom' },
  { keys: ['Enter'], words: 'gr-key-enter' },
  { keys: ['R', 'Shift+R'], words: 'gr-key-rotate' },
  { keys: ['H'], words: 'gr-key-hint' },
  { keys: ['Esc'], words: 'gr-key-cancel' },
  { keys: ['+', '−', '0'], words: 'gr-key-zoom' },
  { keys: ['Shift+↑', 'Shift+↓', 'Shift+←', 'Shift+→'], words: 'gr-key-pan' },
];
