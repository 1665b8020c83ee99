// What the pages around the board know of Castles of Caladale.

import type { About } from '../../lib/games';

export const about: About = {
  shelf: 2,
  colour: '#23498a',
  // C-E1: the last building time.
  buildingTime: { players: 2, choices: [0, 30, 60, 120, 300], box: 30 },
  guide: [
    { key: 'castle', until: 'next' },
    { key: 'take', until: 'act' },
    { key: 'keep', until: 'act' },
    { key: 'rival', until: 'turn' },
    { key: 'build', until: 'act' },
    { key: 'open', until: 'next' },
    { key: 'violation', until: 'next' },
    { key: 'end', until: 'next' },
  ],
};
