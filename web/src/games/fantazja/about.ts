// What the pages around the board know of Fantazja.

import type { About } from '../../lib/games';

export const about: About = {
  shelf: 1,
  colour: '#1f5a3a',
  isForNewcomers: true,
  seats: [
    { sign: 'fz-faction-S', colour: 'var(--emerald)' },
    { sign: 'fz-faction-E', colour: 'var(--amber)' },
  ],
  hasSides: true,
  guide: [
    { key: 'land', until: 'next' },
    { key: 'tile', until: 'next' },
    { key: 'build', until: 'act' },
    { key: 'rival', until: 'turn' },
    { key: 'point', until: 'act' },
    { key: 'large', until: 'next' },
    { key: 'tokens', until: 'next' },
    { key: 'dark', until: 'next' },
    { key: 'end', until: 'next' },
  ],
};
