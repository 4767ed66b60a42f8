import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { allowanceMembers, allowanceParams, allowanceSchema } from './allowance.ts';

/**
 * Sets what somebody may spend in a year, over the version that was looked at. A credit that is in use follows at once, and never falls
 * below what was spent. Who is no athlete or member of a programme any more loses the benefits at once; who joins one has
 * shown a proof of the membership.
 */
export const changeAllowance = operation({
  id: 'allowances.change',
  method: 'PUT',
  path: '/staff/v1/allowances/{consumerNo}',
  summary: 'Set what somebody may spend',
  callers: { staff: 'allowances.write', recentProof: true },
  params: allowanceParams,
  body: Type.Object({ ...allowanceMembers, version: Type.Integer() }),
  response: allowanceSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
