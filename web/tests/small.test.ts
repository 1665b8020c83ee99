import { describe, expect, it } from 'vitest';
import { isFair, sha256 } from '../src/lib/fairness';
import { pieces } from '../src/lib/inline';
import { randomDigits } from '../src/lib/random';

describe('fairness', () => {
  it('knows SHA-256 of bytes', async () => {
    // The example of FIPS 180-2: the three bytes "abc".
    expect(await sha256('616263')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('tells the right secret from another', async () => {
    const secret = randomDigits();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    const seal = await sha256(secret);
    expect(await isFair(secret, seal)).toBe(true);
    expect(await isFair(randomDigits(), seal)).toBe(false);
    expect(await isFair('', await sha256(''))).toBe(false);
  });
});

describe('marks in rules', () => {
  it('finds strong words, emphasis and rules', () => {
    expect(pieces('See **this** and *that* (F-P4).')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'strong', text: 'this' },
      { kind: 'text', text: ' and ' },
      { kind: 'em', text: 'that' },
      { kind: 'text', text: ' (' },
      { kind: 'rule', text: 'F-P4' },
      { kind: 'text', text: ').' },
    ]);
  });
});
