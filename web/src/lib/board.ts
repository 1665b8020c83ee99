// What the frame gives to a board (games/NAME/Board.svelte).

import type { Answer, Play, TableInfo } from './messages';

export interface BoardProps {
  play: Play;
  table: TableInfo;
  /** A moment of the past is shown: nothing can be done. */
  past: boolean;
  /** An action; a refusal comes back in the answer, and the frame shows it. */
  act: (text: string) => Promise<Answer>;
  /** Whether an action (and those of `then` after it) would be legal, and what would surely follow;
   * with `then`, even an empty one, also what could be done next. */
  attempt: (text: string, then?: string[]) => Promise<Answer>;
  /** Take my last step back, as the frame's button does. */
  undo?: () => void;
}
