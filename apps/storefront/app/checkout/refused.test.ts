import { expect, test } from 'vitest';
import { stepAfterRefusal } from './refused.ts';

test.each([
  ['PAY400', 'billing'],
  ['PYT402', 'billing'],
  ['BIL400', 'billing'],
  ['CHK380', 'shipping'],
  ['SHP404', 'shipping'],
  ['INV409', 'summary'],
  ['XYZ', 'summary'],
])('after the refusal %s the shopper is sent to the step %s', (id, step) => {
  expect(stepAfterRefusal(id)).toBe(step);
});
