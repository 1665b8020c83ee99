// What the board's sheet shows.

export type Sheet =
  | { kind: 'card'; card: number; druid: string }
  | { kind: 'stone'; stone: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'table' };
