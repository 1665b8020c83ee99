// Whether the board marks good moves for this reader at this table.

import type { TableInfo } from './messages';
import { settings, type Hints } from './settings.svelte';

/** Off for all where the table says so; otherwise as the reader has chosen. */
export function hintsAt(table: TableInfo): Hints {
  return table.hints ? settings.hints : 'off';
}
