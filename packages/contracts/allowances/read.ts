import { operation } from '../kernel/operation.ts';
import { allowanceParams, allowanceSchema } from './allowance.ts';

export const readAllowance = operation({
  id: 'allowances.read',
  method: 'GET',
  path: '/staff/v1/allowances/{consumerNo}',
  summary: 'Read what somebody may spend',
  callers: { staff: 'allowances.read' },
  params: allowanceParams,
  response: allowanceSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
