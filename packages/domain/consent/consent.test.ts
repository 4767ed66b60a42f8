import { expect, test } from 'vitest';
import {
  allows,
  categories,
  defaultChoice,
  everything,
  onlyRequired,
  openCategories,
  storedChoice,
} from './consent.ts';

test.each([
  ['EMEA', undefined, ['C0001']],
  ['EMEA', everything, ['C0001', 'C0002', 'C0003', 'C0004']],
  ['EMEA', { ...onlyRequired, C0004: true }, ['C0001', 'C0004']],
  ['NORA', undefined, ['C0001', 'C0002', 'C0003', 'C0004']],
  ['NORA', onlyRequired, ['C0001']],
  ['NORA', { ...everything, C0002: false }, ['C0001', 'C0003', 'C0004']],
] as const)('in %s with the choice %j these are on: %j [C3.50]', (region, choice, on) => {
  expect(categories.filter((one) => allows(one, choice, region))).toEqual(on);
});

test('what is on by default names every category that can be refused', () => {
  for (const region of ['EMEA', 'NORA'] as const) {
    expect(Object.keys(defaultChoice(region))).toEqual([...openCategories]);
  }
});

test.each([
  [JSON.stringify(everything), everything],
  [JSON.stringify({ ...onlyRequired, C0001: false, more: 1 }), onlyRequired],
  ['{"C0002":true,"C0003":true}', undefined],
  ['{"C0002":true,"C0004":true}', undefined],
  ['{"C0003":true,"C0004":true}', undefined],
  ['{"C0002":true,"C0003":true,"C0004":"yes"}', undefined],
  ['{', undefined],
  ['7', undefined],
  [null, undefined],
])('what was stored as %s is the choice %j', (text, choice) => {
  expect(storedChoice(text)).toEqual(choice);
});
