// What the pages around the board know of Grajeczka.

import type { About } from '../../lib/games';

export const about: About = {
  shelf: 4,
  colour: '#8a2233',
  isForNewcomers: true,
  guide: [
    { key: 'land', until: 'next' },
    { key: 'page', until: 'next' },
    { key: 'go', until: 'act' },
    { key: 'tell', until: 'next' },
    { key: 'rival', until: 'turn' },
    { key: 'tile', until: 'act' },
    { key: 'turn', until: 'next' },
    { key: 'magic', until: 'next' },
    { key: 'end', until: 'next' },
  ],
};
