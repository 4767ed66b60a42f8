import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { orderStates } from './order.ts';

export const orderGroups = ['open', 'received', 'undone'] as const;

/** An order in the history: enough to recognise it. */
export const orderSummarySchema = Type.Object({
  orderNumber: Type.String(),
  orderDate: Type.String({ description: 'ISO 8601.' }),
  status: oneOf(orderStates),
  currency: Type.String(),
  total: Type.Number(),
  totalUnits: Type.Integer(),
  items: Type.Array(
    Type.Object({
      itemId: Type.String(),
      name: Type.String(),
      colour: Type.String(),
      size: Type.String(),
      image: Type.String(),
      qty: Type.Integer(),
    }),
  ),
});

/** The orders of the signed-in consumer, newest first (C7.79, C1.22). */
export const listPurchases = operation({
  id: 'orders.list',
  method: 'POST',
  path: '/consumers-v3/consumer/purchasehistory',
  alsoAt: ['/consumer/purchasehistory'],
  summary: 'List the orders of the consumer',
  callers: 'registered',
  inLook: 'reads',
  body: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'From 1, the default.' })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: 'By default 10.' })),
    group: Type.Optional(oneOf(orderGroups)),
    search: Type.Optional(
      Type.String({ maxLength: 80, description: 'Part of the order number, or of the name of a product in it.' }),
    ),
  }),
  response: Type.Object({
    orders: Type.Array(orderSummarySchema),
    page: Type.Integer(),
    pageSize: Type.Integer(),
    total: Type.Integer({ description: 'Orders that fit, on all pages.' }),
    group: nullable(oneOf(orderGroups)),
  }),
  refusals: [],
});

export type OrderSummary = Static<typeof orderSummarySchema>;
