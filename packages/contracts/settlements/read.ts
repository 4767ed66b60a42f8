import { operation } from '../kernel/operation.ts';
import { settlementParams, settlementSchema } from './settlement.ts';

export const readSettlement = operation({
  id: 'settlements.read',
  method: 'GET',
  path: '/staff/v1/settlements/{settlementId}',
  summary: 'Read a settlement report',
  callers: { staff: 'payments.read' },
  params: settlementParams,
  response: settlementSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
