import { expect, test } from 'vitest';
import { startingStep } from './express.ts';

const consumer = { isRegistered: true, hasMainCard: true, hasShippingAddress: true, isPickupOnly: false };

test('a consumer with a main card and an address starts at the summary [C4.02]', () => {
  expect(startingStep(consumer)).toBe('summary');
});

test('pickup alone needs no address to start at the summary [C4.03]', () => {
  expect(startingStep({ ...consumer, hasShippingAddress: false, isPickupOnly: true })).toBe('summary');
});

test.each([
  ['a guest', { isRegistered: false }],
  ['no main card', { hasMainCard: false }],
  ['no address for what is sent', { hasShippingAddress: false }],
  ['a guest who collects', { isRegistered: false, isPickupOnly: true }],
  ['no main card for what is collected', { hasMainCard: false, isPickupOnly: true }],
])('%s starts at shipping [C4.04]', (_, lacking) => {
  expect(startingStep({ ...consumer, ...lacking })).toBe('shipping');
});
