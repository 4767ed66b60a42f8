import { Type } from 'typebox';
import { caseSchema } from '../cases/case.ts';
import { warrantyOutcomes } from '../cases/warranty.ts';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { cancelledItemSchema } from '../orders/cancel-items.ts';
import { returnRefunds } from '../returns/return.ts';
import { decisionParams } from './decision-params.ts';

const orderNumber = Type.String({ minLength: 1, maxLength: 64 });

/**
 * Decides a warranty case, and tells its writer by mail. A repair sends them a label to the workshop; a replacement sends goods of an order
 * again, as `orderDesk.replaceItems`; a refund gives an amount of an order back, as `refunds.give`; what is declined needs words that say
 * why. A refund that is more than one person gives back alone waits for somebody else, by `refunds.approve` or `refunds.refuse` with the id
 * of the decision; its writer is told nothing until it is approved, and the case can be decided anew when it is refused. A repair can be
 * decided otherwise until the piece is repaired. The caller makes the id, so that a repeated call decides once.
 *
 * STF403: goods and money need `orders.refund`, too. STF409 with `current` when somebody else was faster, the case is decided, or was merged.
 * STF404, STF468, STF470, STF476, STF477, STF482 as those of the order. STF511: the shop has no address that takes goods back. STF512: the order has changed since it was read, or these goods cannot be replaced.
 */
export const decideWarranty = operation({
  id: 'warranty.decide',
  method: 'PUT',
  path: '/staff/v1/cases/{reference}/decisions/{decisionId}',
  summary: 'Decide a warranty case',
  callers: { staff: 'cases.write', recentProof: true },
  params: decisionParams,
  body: Type.Object({
    outcome: oneOf(warrantyOutcomes),
    words: Type.String({ maxLength: 4000, description: 'For the customer, in the mail; needed where it is declined.' }),
    replacement: Type.Optional(
      Type.Object({
        orderNumber,
        items: Type.Array(cancelledItemSchema, { minItems: 1, maxItems: 100 }),
        version: Type.Integer({ minimum: 0, description: 'How many replacements the order had when it was read.' }),
      }),
    ),
    refund: Type.Optional(
      Type.Object({
        orderNumber,
        amount: Type.Number({ minimum: 0, maximum: 1_000_000, description: 'In the currency of the order.' }),
        refundTo: Type.Optional(oneOf(returnRefunds)),
      }),
    ),
    version: Type.Integer({ minimum: 1, description: 'The version of the case that was read.' }),
  }),
  response: caseSchema,
  refusals: [
    ...(['STF400', 'STF403', 'STF404', 'STF409', 'STF468', 'STF470', 'STF476', 'STF477'] as const),
    ...(['STF482', 'STF511', 'STF512'] as const),
  ],
  invalid: 'STF400',
});
