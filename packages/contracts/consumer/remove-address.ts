import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { params } from './addresses.ts';

/**
 * Deletes an address (C7.85). CCA401: unknown or somebody else's; PRO414: it is the billing address of a saved card.
 */
export const removeAddress = operation({
  id: 'consumer.removeAddress',
  method: 'DELETE',
  path: '/consumers-v3/consumer/address/{addressId}',
  summary: 'Delete an address',
  callers: 'registered',
  params,
  response: Type.Object({ removed: Type.Boolean() }),
  refusals: ['CCA401', 'PRO414'],
  invalid: 'CCA401',
});
