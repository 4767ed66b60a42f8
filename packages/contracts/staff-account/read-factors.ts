import { operation } from '../kernel/operation.ts';
import { factorsSchema } from './factors.ts';

export const readStaffFactors = operation({
  id: 'staffAccount.readFactors',
  method: 'GET',
  path: '/staff/v1/me/factors',
  summary: 'Read the ways in which one signs in',
  callers: { staff: 'anyone' },
  response: factorsSchema,
  refusals: [],
});
