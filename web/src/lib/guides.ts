// First games with a guide: steps of words, each waiting for something.

/** `next`: the reader says so; `act`: a step of mine; `turn`: it is my turn again. */
export type Until = 'next' | 'act' | 'turn';

export interface Step {
  key: string;
  until: Until;
}

export const GUIDES: Record<string, Step[]> = {
  fantazja: [
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
  caladale: [
    { key: 'castle', until: 'next' },
    { key: 'take', until: 'act' },
    { key: 'keep', until: 'act' },
    { key: 'rival', until: 'turn' },
    { key: 'build', until: 'act' },
    { key: 'open', until: 'next' },
    { key: 'fault', until: 'next' },
    { key: 'end', until: 'next' },
  ],
  grajeczka: [
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
  runestones: [
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
