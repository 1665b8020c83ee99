// A few pieces of the components file, for tests; they stand for `lib/components`.

import type { ComponentsFile } from './cards';

const SOME: ComponentsFile = {
  creature: [
    { number: 60, colour: 'R', magic: 3, ability: 'R,R>3pp' },
  ],
  druid: [
    { name: 'grey', home: 'B' },
    { name: 'brown', home: 'R' },
    { name: 'black', home: 'G' },
    { name: 'beige', home: 'Y' },
  ],
  druid_card: [
    { number: 104, colour: 'N1', magic: 2, ability: 'gN2/gN3' },
  ],
  slot: [{ cost: 1 }, { cost: 2 }, { cost: 2 }, { cost: 3 }, { cost: 3 }, { cost: 4 }],
  trade_points: [3, 6, 10, 15],
};

export const componentsOf = async (): Promise<ComponentsFile> => SOME;
