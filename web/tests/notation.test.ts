import { describe, expect, it } from 'vitest';
import {
  beginning,
  byVerb,
  completions,
  join,
  readPlace,
  readRotation,
  split,
  writePlace,
} from '../src/lib/notation';

const LEGAL = [
  'small S-R1b 1,-1 r0',
  'small S-R1b 1,-1 r2',
  'small S-P1a 0,1 r0',
  'gain S-R1b',
  'end',
];

describe('notation', () => {
  it('splits and joins', () => {
    expect(split('  small  S-R1b 1,-1 r0 ')).toEqual({
      verb: 'small',
      args: ['S-R1b', '1,-1', 'r0'],
    });
    expect(join('small', 'S-R1b', '1,-1', 'r0')).toBe('small S-R1b 1,-1 r0');
  });

  it('groups by the first word and keeps the order', () => {
    expect([...byVerb(LEGAL).keys()]).toEqual(['small', 'gain', 'end']);
    expect(byVerb(LEGAL).get('small')).toHaveLength(3);
  });

  it('finds what begins with whole words', () => {
    expect(beginning(LEGAL, 'small', 'S-R1b')).toHaveLength(2);
    expect(beginning(LEGAL, 'small', 'S-R1')).toEqual([]);
    expect(beginning(LEGAL, 'end')).toEqual(['end']);
  });

  it('reads places and turns, and nothing else', () => {
    expect(readPlace('-12,3')).toEqual([-12, 3]);
    expect(readPlace('1;3')).toBeNull();
    expect(writePlace([1, -1])).toBe('1,-1');
    expect(readRotation('r3')).toBe(3);
    expect(readRotation('3')).toBeNull();
  });

  it('completes word by word', () => {
    expect(completions(LEGAL, '')).toEqual(['small', 'gain', 'end']);
    expect(completions(LEGAL, 'sm')).toEqual(['small']);
    expect(completions(LEGAL, 'small s-r')).toEqual(['S-R1b']);
    expect(completions(LEGAL, 'small S-R1b 1,-1 ')).toEqual(['r0', 'r2']);
    expect(completions(LEGAL, 'end ')).toEqual([]);
  });
});
