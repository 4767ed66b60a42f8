import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { creditAdjustmentParams, creditAdjustmentReasons, creditCurrencies, deskCreditSchema } from './account.ts';

/**
 * Gives a customer store credit, or takes some, for a reason: at once up to what the shop has decided that one person does within a day, and
 * above it once somebody else has approved. The caller makes the id, so that a repeated call does it once. STF481 for more than there is.
 */
export const adjustCredit = operation({
  id: 'storeCreditDesk.adjust',
  method: 'PUT',
  path: '/staff/v1/customers/{consumerNo}/store-credit/adjustments/{adjustmentId}',
  summary: 'Adjust the store credit of a customer',
  callers: { staff: 'orders.refund', recentProof: true },
  params: creditAdjustmentParams,
  body: Type.Object({
    currency: oneOf(creditCurrencies),
    amount: Type.Number({ minimum: -1_000_000, maximum: 1_000_000, description: 'Negative for taking it.' }),
    reason: oneOf(creditAdjustmentReasons),
    note: Type.String({ maxLength: 300, description: 'For colleagues; empty for none.' }),
  }),
  response: deskCreditSchema,
  refusals: ['STF400', 'STF404', 'STF481'],
  invalid: 'STF400',
});
