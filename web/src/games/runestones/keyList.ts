// The keys of the board, for the frame's list of keys.

export const KEYS = [
  { keys: ['S'], words: 'rs-key-summon' },
  { keys: ['U'], words: 'rs-key-use' },
  { keys: ['F'], words: 'rs-key-forge' },
  { keys: ['1', '2', '…'], words: 'rs-key-number' },
  { keys: ['Shift+1', 'Shift+2', '…'], words: 'rs-key-creature' },
  { keys: ['C', 'Enter'], words: 'rs-key-confirm' },
  { keys: ['E'], words: 'rs-key-end' },
  { keys: ['I'], words: 'rs-key-explain' },
  { keys: ['←', '→', '↑', '↓'], words: 'rs-key-arrows' },
  { keys: ['Esc'], words: 'rs-key-back' },
];
