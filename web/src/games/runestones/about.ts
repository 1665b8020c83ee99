// What the pages around the board know of Rune Stones.

import type { About } from '../../lib/games';

export const about: About = {
  shelf: 3,
  colour: '#5a2f86',
  guide: [
    { key: 'throne', until: 'next' },
    { key: 'cards', until: 'next' },
    { key: 'summon', until: 'act' },
    { key: 'rival', until: 'turn' },
    { key: 'use', until: 'act' },
    { key: 'leave', until: 'next' },
    { key: 'forge', until: 'next' },
    { key: 'trade', until: 'next' },
    { key: 'end', until: 'next' },
  ],
};
