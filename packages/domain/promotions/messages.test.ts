import { expect, test } from 'vitest';
import { calloutPart, giftMessage, statusOf } from './messages.ts';

test.each([
  [1, 'Below Threshold', 'a'],
  [0, 'Threshold Reached', 'c'],
  [-1, 'Above Threshold', 'b'],
] as const)(
  'a distance of %i is %s, said with the part %s [C3.44 C4.43 C4.44 C4.45 C4.46]',
  (distance, status, part) => {
    expect(statusOf(distance)).toBe(status);
    expect(calloutPart('a|b|c', distance)).toBe(part);
    expect(calloutPart('alone', distance)).toBe('alone');
  },
);

const texts = { guest: 'to guests', registered: 'to consumers', default: 'to all', earned: 'earned' };

test.each([
  [texts, 'GUEST', 'to guests'],
  [texts, 'REGISTERED', 'to consumers'],
  [texts, 'EMPLOYEE', 'to consumers'],
  [{ default: 'to all', earned: 'earned' }, 'GUEST', 'to all'],
  [{ default: 'to all', earned: 'earned' }, 'REGISTERED', 'to all'],
] as const)('of %o a %s below the threshold reads %s [C4.47 C4.48 C4.49]', (said, consumerType, message) => {
  expect(giftMessage(said, 1, consumerType)).toBe(message);
});

test.each([0, -1])('from the threshold on the gift is earned, at %i [C4.50]', (distance) => {
  expect(giftMessage(texts, distance, 'GUEST')).toBe('earned');
});
