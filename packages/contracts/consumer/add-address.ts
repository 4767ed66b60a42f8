import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { body } from './addresses.ts';

/**
 * Adds an address to the address book (C7.83). It becomes the main one of its type when it is the first or when
 * requested (C4.39, C4.40). CCA400: it is saved already; CHK320 with an entry per invalid member; SHP410 without a
 * phone.
 */
export const addAddress = operation({
  id: 'consumer.addAddress',
  method: 'POST',
  path: '/consumers-v3/consumer/address',
  summary: 'Add an address',
  callers: 'registered',
  body,
  status: 201,
  response: Type.Object({ addressId: Type.String() }),
  refusals: ['CCA400', 'CHK320', 'SHP410', 'PRO404'],
  invalid: 'CHK320',
});
