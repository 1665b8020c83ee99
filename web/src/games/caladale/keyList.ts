// The keys of this board, for the frame's list of keys; what each does, in words.

export const KEYS: readonly { keys: readonly string[]; words: string }[] = [
  { keys: ['S'], words: 'cd-key-supply' },
  { keys: ['T'], words: 'cd-key-tray' },
  { keys: ['C'], words: 'cd-key-castle' },
  { keys: ['1', '…', '9'], words: 'cd-key-pick' },
  { keys: ['K'], words: 'cd-key-keep' },
  { keys: ['D'], words: 'cd-key-down' },
  { keys: ['Enter'], words: 'cd-key-put' },
  { keys: ['←', '↑', '↓', '→'], words: 'cd-key-move' },
  { keys: ['R', 'Shift+R'], words: 'cd-key-turn' },
  { keys: ['F'], words: 'cd-key-flip' },
  { keys: ['G'], words: 'cd-key-group' },
  { keys: ['Shift+←', '↑', '↓', '→'], words: 'cd-key-shift' },
  { keys: ['[', ']'], words: 'cd-key-grass' },
  { keys: ['Delete'], words: 'cd-key-back' },
  { keys: ['Ctrl+Z', 'Ctrl+Y'], words: 'cd-key-undo' },
  { keys: ['+', '−', '0'], words: 'cd-key-zoom' },
  { keys: ['Esc'], words: 'cd-key-drop' },
];
