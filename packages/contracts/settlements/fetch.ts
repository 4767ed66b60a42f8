import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { reportDays, settlementParams, settlementSchema } from './settlement.ts';

/** Has the provider make its report of some days, and reads it. STF404 for a provider that makes none on request. */
export const fetchSettlement = operation({
  id: 'settlements.fetch',
  method: 'PUT',
  path: '/staff/v1/settlements/{settlementId}/report',
  summary: 'Fetch a settlement report from the provider',
  callers: { staff: 'payments.reconcile' },
  params: settlementParams,
  body: Type.Object(reportDays),
  response: settlementSchema,
  refusals: ['STF400', 'STF404'],
  invalid: 'STF400',
  perMinute: 10,
});
