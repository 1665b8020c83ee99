import { expect, test } from 'vitest';
import { isAddress } from '../src/lib/addresses';

const GAMES = ['fantazja', 'wishing_wells'];

test.each([
  ['home', ''],
  ['new', ''],
  ['t', 'abcdefgh'],
  ['r', 'abcdefgh'],
  ['rules', ''],
  ['rules', 'fantazja'],
  ['guide', 'wishing_wells'],
])('there is a page at /%s/%s', (page, rest) => {
  expect(isAddress(page, rest, GAMES)).toBe(true);
});

test.each([
  ['nonsense', ''],
  ['new', 'table'],
  ['t', ''],
  ['r', ''],
  ['rules', 'nosuch'],
  ['guide', 'nosuch'],
])('there is none at /%s/%s', (page, rest) => {
  expect(isAddress(page, rest, GAMES)).toBe(false);
});
