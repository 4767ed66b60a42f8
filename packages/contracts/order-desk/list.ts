import { Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { orderStates } from '../orders/order.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { listedOrderSchema } from './order.ts';

/** The orders of the shop, latest first, by page. */
export const listDeskOrders = operation({
  id: 'orderDesk.list',
  method: 'GET',
  path: '/staff/v1/orders',
  summary: 'List orders',
  callers: { staff: 'orders.read', keys: true },
  query: Type.Object({
    ...pageQuery,
    status: Type.Optional(oneOf(orderStates)),
    parcel: Type.Optional(
      oneOf(['back'], 'Only orders with a parcel that comes back to the shop, and no note on it since.'),
    ),
    refund: Type.Optional(oneOf(['waiting'], 'Only orders with a refund by amount that waits for approval.')),
    giftCard: Type.Optional(
      oneOf(['waiting'], 'Only orders with mailed gift cards that wait for a capture which the provider refuses.'),
    ),
    label: Type.Optional(
      oneOf(
        ['stuck'],
        'Only orders with a label that was asked for an hour ago or before, and is refused or not made yet.',
      ),
    ),
    search: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'Beginning of an order number, an email, either name of the buyer or a SKU; all of a style, a tracking number or the number of a paper; or a phone number with or without its dial code.',
      }),
    ),
    market: Type.Optional(Type.String({ maxLength: 16, description: 'Locale of a market, such as `de-de`.' })),
    from: Type.Optional(Type.String({ format: 'date', description: 'Only orders placed since this day (UTC).' })),
    until: Type.Optional(
      Type.String({ format: 'date', description: 'Only orders placed up to this day (UTC), which is included.' }),
    ),
  }),
  response: Type.Object({
    ...pageOf(listedOrderSchema).properties,
    total: nullable(
      Type.Integer({ description: 'Orders that fit; null if they are too many to be counted while somebody waits.' }),
    ),
  }),
  refusals: ['STF400'],
  invalid: 'STF400',
});
