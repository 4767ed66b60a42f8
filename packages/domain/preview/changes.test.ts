import { describe, expect, it } from 'vitest';
import { lastBetween, productChange, shownChange } from './changes.ts';

const between = { from: 100, to: 200 };
const full = { amount: 100, original: 100 };
const reduced = { amount: 60, original: 100 };

describe('what becomes of a product between two moments', () => {
  it.each([
    [undefined, undefined, 0, undefined],
    [undefined, full, 0, 'appears'],
    [undefined, full, 150, 'appears'],
    [full, undefined, 0, 'leaves'],
    [full, full, 0, undefined],
    [full, full, 100, undefined],
    [full, full, 101, 'launches'],
    [full, reduced, 200, 'launches'],
    [full, full, 201, undefined],
    [full, reduced, 0, 'price'],
    [reduced, full, 0, 'price'],
    [reduced, { amount: 60, original: 80 }, 0, 'price'],
  ] as const)('from %o to %o with the launch at %s: %s', (before, after, launchedAt, expected) => {
    expect(productChange({ launchedAt, before, after }, between)).toBe(expected);
  });
});

describe('what becomes of an item of the content', () => {
  it.each([
    [undefined, undefined, undefined],
    [1, 1, undefined],
    [1, 2, 'changes'],
    [2, 1, 'changes'],
    [undefined, 1, 'appears'],
    [1, undefined, 'leaves'],
  ] as const)('from version %s to %s: %s', (before, after, expected) => {
    expect(shownChange(before, after)).toBe(expected);
  });
});

it.each([
  [[], null],
  [[null, 100, 201], null],
  [[101, 150, null], 150],
  [[200, 101], 200],
] as const)('the last instant of %o between two moments is %s', (instants, expected) => {
  expect(lastBetween(instants, between)).toBe(expected);
});
