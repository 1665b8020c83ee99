// A few cards of the components file, for tests; they stand for `lib/components`.

import type { ComponentsFile } from './cards';

const SOME: ComponentsFile = {
  trade_points: [3, 6, 10, 15],
  supply: { ore_cost: 3, white_cost: 4 },
  slot: [1, 2, 2, 3, 3, 4].map((cost) => ({ cost })),
  smithy: [2, 2, 3, 3, 4].map((cost, i) => ({
    cost,
    bonus: ['', '', 'die', 'ore', '3pp'][i] ?? '',
  })),
  stone: [{ kind: 'magic' }, { kind: 'hand' }],
  face: [{ benefit: 'any' }, { benefit: '1pp' }],
  creature: [
    { number: 14, colour: 'Y', magic: 2, ability: 'gY' },
    { number: 60, colour: 'R', magic: 3, ability: 'R,R>3pp' },
  ],
  druid: [
    { name: 'grey', home: 'B' },
    { name: 'beige', home: 'Y' },
  ],
  druid_card: [
    { number: 104, colour: 'N1', magic: 2, ability: 'gN2/gN3' },
    { number: 106, colour: 'H', magic: 3, ability: '1pp', druid: 'grey' },
  ],
};

export const componentsOf = async (): Promise<ComponentsFile> => SOME;
