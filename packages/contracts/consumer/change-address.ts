import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { body, params } from './addresses.ts';

/**
 * Changes members of an address; making it the main one clears the main flag of the others of its type (C7.84, C4.41).
 */
export const changeAddress = operation({
  id: 'consumer.changeAddress',
  method: 'PUT',
  path: '/consumers-v3/consumer/address/{addressId}',
  summary: 'Change an address',
  callers: 'registered',
  params,
  body,
  response: Type.Object({ addressId: Type.String() }),
  refusals: ['CCA401', 'CCA400', 'CHK320', 'SHP410'],
  invalid: 'CHK320',
  invalidMember: { addressId: 'CCA401' },
});
