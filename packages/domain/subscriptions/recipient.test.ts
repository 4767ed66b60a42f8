import { expect, test } from 'vitest';
import { recipientOf } from './recipient.ts';

test.each([
  ['email', 'ada@example.com', 'ada@example.com'],
  ['email', ' ada@example.com ', 'ada@example.com'],
  ['email', '', undefined],
  ['email', 'ada', undefined],
  ['sms', '(207) 555-0123', '+12075550123'],
  ['sms', '+49 30 901820', '+4930901820'],
  ['sms', '', undefined],
  ['sms', '12', undefined],
  ['sms', 'ada@example.com', undefined],
] as const)('the recipient of %s written "%s" is %s', (channel, written, stored) => {
  expect(recipientOf(channel, written, '1')).toBe(stored);
});
