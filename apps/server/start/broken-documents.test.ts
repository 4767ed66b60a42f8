import { expect, test } from 'vitest';
import { documentOf } from '../invoices/stored-paper.ts';
import { draftOf } from '../placing/stored-draft.ts';
import { orderStateOf } from '../stored-orders/order-state.ts';
import { readStoredAddress } from '../stored-orders/stored-address.ts';

test.each([
  ['a draft', () => draftOf({ order_number: 'E-1', draft: { order: {}, lines: [] } }), 'the draft of order E-1'],
  ['a draft that is none', () => draftOf({ order_number: 'E-1', draft: null }), 'the draft of order E-1'],
  ['a paper', () => documentOf({ order_number: 'E-2', document: {} }), 'a paper of order E-2'],
  ['an address', () => readStoredAddress('E-3', { city: 1 }), 'a changed address of order E-3'],
  ['a state', () => orderStateOf('E-4', 'on its way'), 'order E-4 is in the unknown state on its way'],
  ['a state of every object', () => orderStateOf('E-5', 'toString'), 'order E-5 is in the unknown state'],
])('%s that is broken in the database is a fault that names the order', (_, read, message) => {
  expect(read).toThrow(message);
});
