import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { customerSchema } from './customer.ts';
import { actionParams, reasonMembers } from './request.ts';

/**
 * Corrects the profile of a customer over the version that was looked at. The email stays: whoever may sign in is changed by the
 * customer alone. STF400 names a member that cannot be stored; AUT442 for a phone that another account has.
 */
export const correctCustomer = operation({
  id: 'customers.correct',
  method: 'PUT',
  path: '/staff/v1/customers/{consumerNo}/corrections/{actionId}',
  summary: 'Correct the profile of a customer',
  callers: { staff: 'customers.write' },
  params: actionParams,
  body: Type.Object({
    firstName: Type.String({ maxLength: 60 }),
    lastName: Type.String({ maxLength: 60 }),
    phone: Type.String({ maxLength: 30, description: 'Without a dial code it is one of the market; empty for none.' }),
    postalCode: Type.String({ maxLength: 12 }),
    birthDate: Type.String({ maxLength: 10, description: 'YYYY-MM-DD; empty changes nothing.' }),
    interests: Type.String({ maxLength: 500, description: 'Values joined with a pipe.' }),
    preferredShoeSize: Type.String({ maxLength: 20 }),
    ...reasonMembers,
    version: Type.Integer(),
  }),
  response: customerSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'AUT442'],
  invalid: 'STF400',
});
