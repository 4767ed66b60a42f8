import { operation } from '../kernel/operation.ts';
import { associateParams, associateSchema } from './associate.ts';

export const readStoreStaff = operation({
  id: 'storeStaff.read',
  method: 'GET',
  path: '/staff/v1/store-staff/{employeeId}',
  summary: 'Read a store associate',
  callers: { staff: 'store-staff.read' },
  params: associateParams,
  response: associateSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
