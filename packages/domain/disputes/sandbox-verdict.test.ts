import { expect, test } from 'vitest';
import { sandboxVerdict } from './sandbox-verdict.ts';

test.each([
  [['order', 'delivery'], 'won'],
  [['refunds'], 'won'],
  [['order', 'invoice', 'addresses', 'correspondence', 'terms'], 'lost'],
  [[], 'lost'],
] as const)('the bank of the sandbox on %j: %s', (pieces, verdict) => {
  expect(sandboxVerdict(pieces)).toBe(verdict);
});
