import { Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { deskFilterMembers } from '../order-desk/filter.ts';
import { orderMailKinds } from '../order-desk/mail.ts';
import { mostNoteLength } from '../order-desk/timeline.ts';
import { bulkActionKinds, bulkActionParams, bulkActionSchema, mostBulkOrders } from './bulk-action.ts';

/**
 * Has something done to many orders in the background, one after the other, each once: those that are named, or all that a search
 * finds now. What cannot be done to one of them is told with the reason and stops none of the others. Repeating the call answers the
 * action as it stands. STF400: a mail or a note is missing; STF403: printing and packing need `fulfilment.write`, mails and notes
 * `orders.write`; STF409 with `current`: the id has another action; STF520 with `most`: no order is found, or more than one action takes.
 */
export const startBulkAction = operation({
  id: 'bulkActions.start',
  method: 'PUT',
  path: '/staff/v1/bulk-actions/{bulkId}',
  summary: 'Do something to many orders',
  callers: { staff: 'orders.read' },
  params: bulkActionParams,
  body: Type.Object({
    action: oneOf(bulkActionKinds),
    orderNumbers: nullable(
      Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: mostBulkOrders, uniqueItems: true }),
    ),
    found: nullable(
      Type.Object(deskFilterMembers, { description: 'The search whose orders are meant; null where they are named.' }),
    ),
    mail: nullable(oneOf(orderMailKinds, 'Sent again as it was sent last.')),
    note: Type.String({ maxLength: mostNoteLength }),
  }),
  response: bulkActionSchema,
  refusals: ['STF400', 'STF403', 'STF409', 'STF520'],
  invalid: 'STF400',
});
