import { expect, test } from 'vitest';
import { everything, onlyRequired } from '../consent/consent.ts';
import { mayDecide } from './may-decide.ts';

test.each([
  ['EMEA', undefined, false, false],
  ['EMEA', undefined, true, true],
  ['EMEA', onlyRequired, false, false],
  ['EMEA', onlyRequired, true, true],
  ['EMEA', everything, false, true],
  ['EMEA', { ...onlyRequired, C0004: true }, false, true],
  ['NORA', undefined, false, true],
  ['NORA', onlyRequired, false, false],
  ['NORA', onlyRequired, true, false],
  ['NORA', { ...everything, C0004: false }, false, false],
  ['NORA', everything, true, true],
] as const)('in %s, with the choice %j, preview %s: %s', (region, choice, isPreview, may) => {
  expect(mayDecide({ region, choice, isPreview })).toBe(may);
});
