import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { longPageOf, pageQuery } from '../paging/page.ts';
import { movementKinds, movementSchema, movementStates } from './payment.ts';

/** The payments of the shop, their captures in parts and refunds, the latest first, by page. */
export const listMovements = operation({
  id: 'paymentDesk.list',
  method: 'GET',
  path: '/staff/v1/payments',
  summary: 'List payments, captures and refunds',
  callers: { staff: 'payments.read' },
  query: Type.Object({
    ...pageQuery,
    kind: Type.Optional(oneOf(movementKinds)),
    state: Type.Optional(oneOf(movementStates)),
    tender: Type.Optional(Type.String({ maxLength: 40, description: 'Such as `sandbox`, `adyen` or `gift-card`.' })),
    disputed: Type.Optional(oneOf(['yes'], 'Only payments that are or were contested.')),
    from: Type.Optional(Type.String({ format: 'date', description: 'Only since this day (UTC).' })),
    until: Type.Optional(Type.String({ format: 'date', description: 'Only up to this day (UTC), which is included.' })),
    search: Type.Optional(
      Type.String({
        maxLength: 120,
        description: 'Beginning of an order number, or a whole reference of the provider.',
      }),
    ),
  }),
  response: longPageOf(movementSchema),
  refusals: [],
  invalid: 'STF400',
});
