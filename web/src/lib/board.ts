// What the frame gives to a board (games/NAME/Board.svelte).

import type { Answer, Play, TableInfo } from './messages';

export interface BoardProps {
  play: Play;
  table: TableInfo;
  /** A moment of the past is shown: nothing can be done. */
  past: boolean;
  /** An action; a refusal comes back in the answer, and the frame shows it. */
  act: (text: string) => Promise<Answer>;
  /** Whether an action would be legal, and what would surely follow. */
  attempt: (text: string) => Promise<Answer>;
}
