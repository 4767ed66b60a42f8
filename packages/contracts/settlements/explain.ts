import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { explanations, settlementLineSchema, settlementParams } from './settlement.ts';

/** Keeps why a line differs; the last explanation counts. STF404 for a line that does not differ. */
export const explainSettlementLine = operation({
  id: 'settlements.explain',
  method: 'PUT',
  path: '/staff/v1/settlements/{settlementId}/lines/{no}/explanation',
  summary: 'Explain a line of a settlement report',
  callers: { staff: 'payments.reconcile' },
  params: Type.Object({ ...settlementParams.properties, no: Type.Integer({ minimum: 1 }) }),
  body: Type.Object({
    reason: oneOf(explanations),
    note: Type.String({ maxLength: 300, description: 'For colleagues; empty for none.' }),
  }),
  response: settlementLineSchema,
  refusals: ['STF404'],
  invalid: 'STF400',
});
