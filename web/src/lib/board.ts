// What the frame gives to a board (games/NAME/Board.svelte).

import type { Answer, LogLine, Play, TableInfo } from './messages';

/** What the others did last, in words. */
export interface News {
  words: string;
  /** The seat that did it. */
  seat: number;
  /** Everything that they did since my last step, newest last. */
  lines: readonly LogLine[];
  /** Show everything since my last step once more; missing where there is nothing to show. */
  again?: () => void;
}

export interface BoardProps {
  play: Play;
  table: TableInfo;
  /** A moment of the past is shown: nothing can be done. */
  past: boolean;
  /** An action; a refusal comes back in the answer, and the frame shows it. The frame asks first, or
   * waits a moment, before what ends the turn or cannot be taken back, unless the board has just
   * asked (`sure`). An action that the person takes back is answered with the code `taken-back`. */
  act: (text: string, sure?: boolean) => Promise<Answer>;
  /** Whether an action (and those of `then` after it) would be legal, and what would surely follow;
   * with `then`, even an empty one, also what could be done next. */
  attempt: (text: string, then?: string[]) => Promise<Answer>;
  /** Take my last step back, as the frame's button does. */
  undo?: () => void;
  /** What the others did since my last step: one caption, shown where it happened. */
  news?: News | null;
}
