import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * Who sells for a store, for the sign-in of store associates: the first name and the initial of the last, because
 * anybody may read it (C7.96). STR404: no such store (C8.119).
 */
export const listStoreEmployees = operation({
  id: 'stores.listEmployees',
  method: 'GET',
  path: '/consumers-v3/utilities/stores/{storeId}/employees',
  alsoAt: ['/utilities/stores/{storeId}/employees'],
  summary: 'List the employees of a store',
  callers: 'anyone',
  params: Type.Object({ storeId: Type.String({ minLength: 1, maxLength: 64 }) }),
  response: Type.Object({
    employees: Type.Array(Type.Object({ storeEmployeeId: Type.String(), storeEmployeeName: Type.String() })),
  }),
  refusals: ['STR404'],
  invalid: 'STR404',
  perMinute: 20,
});
