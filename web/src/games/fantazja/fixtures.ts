// A few tiles of the components file, for tests; they stand for `lib/components`.

import type { ComponentsFile } from './tiles';

const SOME: ComponentsFile = {
  castle: 'E1 A1 W1 F1',
  tile: [
    {
      id: 'R1a',
      type: 'residential',
      level: 1,
      points: 1,
      sides: 'E3 A1 W1 F2',
      name: { en: 'House', pl: 'Domek' },
    },
    {
      id: 'R1c',
      type: 'residential',
      level: 1,
      points: 1,
      sides: 'E2 A1 W3 F1',
      dark: true,
      name: { en: 'House', pl: 'Domek' },
    },
    {
      id: 'R2a',
      type: 'residential',
      level: 2,
      points: 3,
      sides: 'E2 A2 W1 F3',
      name: { en: 'House', pl: 'Domek' },
    },
    {
      id: 'P1a',
      type: 'production',
      level: 1,
      points: 1,
      sides: 'E2 A3 F1 W1',
      name: { S: { en: 'Windmill', pl: 'Wiatrak' }, E: { en: 'Mill', pl: 'Młyn' } },
    },
    {
      id: 'M1a',
      type: 'military',
      level: 1,
      points: 1,
      sides: 'E1 W3 A2 F1',
      name: { en: 'Garrison', pl: 'Garnizon' },
    },
    {
      id: 'Well',
      type: 'special',
      points: 2,
      sides: 'E2 F2 W2 A2',
      name: { en: 'Well of Power', pl: 'Studnia Mocy' },
    },
  ],
};

export const componentsOf = async (): Promise<ComponentsFile> => SOME;
