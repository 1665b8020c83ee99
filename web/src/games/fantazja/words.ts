// Names of tiles, places and powers in the reader's language.

import type { TableInfo } from '../../lib/messages';
import { spoken, t } from '../../lib/texts.svelte';
import { CASTLE, tileOf, rotatedSides, type Kind, type TileInfo } from './tiles';
import { cell, type Stack } from './view';

const ROMAN = ['', 'I', 'II', 'III'];

/** `Garrison II`. */
export function tileName(id: string): string {
  if (id === CASTLE) return t('fz-castle');
  const tile = tileOf(id);
  if (!tile) return id;
  return [tile.title[spoken()], ROMAN[tile.level]].filter(Boolean).join(' ');
}

/** Everything a tile shows, for those who hear the board. */
export function tileWords(id: string, rotation: number): string {
  const tile = tileOf(id);
  if (!tile) return tileName(id);
  return `${tileName(id)}, ${factWords(tile)} ${sideWords(id, rotation)}`;
}

/** Type, faction, points and Dark Energy. */
export function factWords({ faction, kind, points, dark }: TileInfo): string {
  return t('fz-facts', { faction, kind, points, dark: dark ? 'yes' : 'no' });
}

export function sideWords(id: string, rotation: number): string {
  const [north, east, south, west] = rotatedSides(id, rotation).map(({ element, count }) =>
    t('fz-symbols', { element, count }),
  );
  return t('fz-sides', {
    north: north ?? '',
    east: east ?? '',
    south: south ?? '',
    west: west ?? '',
  });
}

/** `1,−2` with a true minus, which screen readers say. */
export function placeWords(key: string): string {
  const [x, y] = cell(key);
  return `${x},${y}`.replaceAll('-', '−');
}

export function stackWords(stack: Stack): string {
  const [top] = stack.layers;
  if (!top) return '';
  const covered = stack.layers.length - 1;
  return t('fz-stack', {
    place: placeWords(stack.key),
    tile: tileWords(top.tile, top.rotation),
    covered,
  });
}

export function powerName(kind: Kind): string {
  return t(`fz-power-${kind}`);
}

export function nameOf(table: TableInfo, seat: number): string {
  return table.seats[seat - 1]?.name ?? '';
}
