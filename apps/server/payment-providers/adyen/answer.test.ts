import { expect, test } from 'vitest';
import { stateOfAnswer } from './answer.ts';

test('an answer of the provider is one state of a payment', () => {
  expect(stateOfAnswer({ resultCode: 'Authorised' })).toBe('authorised');
  expect(stateOfAnswer({ resultCode: 'Refused', refusalReasonCode: '2' })).toBe('declined');
  expect(stateOfAnswer({ resultCode: 'Refused', refusalReasonCode: '20' })).toBe('fraud');
  expect(stateOfAnswer({ resultCode: 'Cancelled' })).toBe('declined');
  expect(stateOfAnswer({ resultCode: 'IdentifyShopper', action: { type: 'threeDS2' } })).toBe('challenge');
  expect(stateOfAnswer({ resultCode: 'Received' })).toBe('pending');
});

test('an answer that nothing is known of takes no money and gives none up', () => {
  expect(stateOfAnswer({})).toBe('pending');
  expect(stateOfAnswer({ resultCode: 'SomethingNew' })).toBe('pending');
});
