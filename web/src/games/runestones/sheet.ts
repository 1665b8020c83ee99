// What the board's sheet shows.

export type Sheet =
  { kind: 'stone'; stone: string } | { kind: 'seat'; seat: number } | { kind: 'table' };
