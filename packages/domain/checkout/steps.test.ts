import { expect, test } from 'vitest';
import { stepToShow } from './steps.ts';

test.each([
  ['summary', { shipping: false, billing: false }, 'shipping'],
  ['summary', { shipping: true, billing: false }, 'billing'],
  ['summary', { shipping: true, billing: true }, 'summary'],
  ['shipping', { shipping: true, billing: true }, 'shipping'],
  ['nonsense', { shipping: true, billing: false }, 'billing'],
  [null, { shipping: false, billing: true }, 'shipping'],
] as const)('asked for %s with %o, the step is %s [C2.31, C4.01]', (asked, progress, step) => {
  expect(stepToShow(asked, progress)).toBe(step);
});
