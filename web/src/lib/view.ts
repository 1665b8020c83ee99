// Made by tools/view_types.py of what the game declares: `make types`. Do not edit.

/** How a game ended, as data: seats are keys from "1" on. */
export interface ResultData {
  scores: Record<string, number>;
  ranks: Record<string, number>;
  winners: number[];
  reason: string;
  parts: Record<string, Record<string, number>>;
}

/** What a seat, a spectator or everybody may know of a position. Each game declares a view of its own that has these fields and more. A view has no field for what its reader may not know: what is hidden is a count, or is not there. */
export interface View {
  game: string;
  to_move: number;
  deciders: number[];
  turn: number;
  phase: string;
  scores: number[];
  result?: ResultData;
}
