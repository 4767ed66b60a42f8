import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { savedAddressInputSchema } from './address.ts';

const body = Type.Object({ address: savedAddressInputSchema });
const params = Type.Object({ addressId: Type.String({ maxLength: 64 }) });

/**
 * Adds an address to the address book (C7.83). It becomes the main one of its type when it is the first or when asked
 * (C4.39, C4.40). CCA400: it is there already; CHK320 with an entry per wrong member; SHP410 without a phone.
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

/** Changes members of an address; making it the main one clears the mark on the others of its type (C7.84, C4.41). */
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

/** Deletes an address (C7.85). CCA401: unknown or somebody else's; PRO414: a saved card is billed there. */
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
