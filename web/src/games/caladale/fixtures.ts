// A few tiles of the components file, for tests; they stand for `lib/components`.

import type { ComponentsFile } from './tiles';

const SOME: ComponentsFile = {
  tile: [
    { id: 'stone-top-1', kind: 'top', theme: 'stone', edges: 'sky sky stone sky' },
    { id: 'stone-top-2', kind: 'top', theme: 'stone', edges: 'sky sky stone sky' },
    { id: 'stone-two-1', kind: 'two', theme: 'stone', edges: 'stone stone sky sky' },
    { id: 'tree-top-1', kind: 'top', theme: 'tree', edges: 'sky sky tree sky' },
    {
      id: 'tudorstone-bridge-2',
      kind: 'enchanted-bridge',
      theme: 'tudor/stone',
      edges: 'tudor sky stone sky',
    },
  ],
  gate: [
    {
      id: 'wizard',
      sides: ['stone stone grass stone', 'tree stone grass stone'],
      name: { en: "Wizard's gate", pl: 'Brama Czarodzieja' },
    },
    {
      id: 'gnomes',
      sides: ['tudor tudor grass tudor', 'stone tudor grass tudor'],
      name: { en: "Gnomes' gate", pl: 'Brama Gnomów' },
    },
  ],
  kinds: { scaffold: { en: 'Scaffold', pl: 'Rusztowanie' } },
};

export const componentsOf = async (): Promise<ComponentsFile> => SOME;
