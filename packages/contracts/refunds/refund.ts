import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { returnRefunds } from '../returns/return.ts';

/** Why staff give money of an order back although no goods come back. */
export const refundReasons = ['goodwill', 'price', 'delivery', 'goods', 'other'] as const;

export const refundStates = ['waiting', 'done', 'refused'] as const;

const instant = Type.String({ format: 'date-time' });
const money = Type.Number({ description: 'In the currency of the order.' });

/** An amount that somebody of the staff has given back, or wants to. */
export const amountRefundSchema = Type.Object({
  refundId: Type.String(),
  amount: money,
  reason: oneOf(refundReasons),
  note: Type.String(),
  refundTo: oneOf(returnRefunds, 'Where it goes. What was paid with value goes back to it in any case.'),
  state: oneOf(refundStates),
  money: nullable(
    oneOf(
      ['asked', 'refunded', 'refused'],
      'What the providers say of it; `refused`: one of them has not given it back. Null while nothing was asked of them.',
    ),
  ),
  askedBy: Type.String({ description: 'Empty once they are deleted.' }),
  askedAt: instant,
  decidedBy: nullable(Type.String({ description: 'Who approved or refused it; null where nobody had to.' })),
  decidedAt: nullable(instant),
  isOwn: Type.Boolean({ description: 'Whether the caller has asked for it, and so cannot approve it.' }),
});

/** What a refund is of. */
const refundCauses = ['amount', 'return', 'cancellation', 'other'] as const;

/** Money of an order that a provider has refused to give back, for whatever it is. */
const refusedRefundSchema = Type.Object({
  refundKey: Type.String(),
  paymentKey: Type.String(),
  cause: oneOf(refundCauses),
  amount: money,
  method: Type.String(),
  last4: nullable(Type.String({ description: 'Of a card.' })),
  at: instant,
});

/** What of an order can still be given back, and what staff have given back of it by amount. */
export const orderRefundsSchema = Type.Object({
  currency: Type.String(),
  mayBeCredit: Type.Boolean({
    description: 'Whether its buyer has an account, and something is left that can become store credit of it.',
  }),
  refundable: Type.Number({
    description:
      'What was paid, less what has gone back, is to be tried again, went along to an exchange, or is lent on its returns.',
  }),
  lent: Type.Number({ description: 'Store credit that is lent on its returns and settled with them.' }),
  alone: Type.Number({ description: 'Up to what nobody has to approve what one person gives back of an order.' }),
  givenAlone: Type.Number({ description: 'What the caller has given back of this order so.' }),
  refused: Type.Array(refusedRefundSchema, {
    description:
      'What a provider has refused, of returns and cancellations too (`paymentDesk.tryRefund`), the oldest first.',
  }),
  refunds: Type.Array(amountRefundSchema, { description: 'The latest first; those that wait before the others.' }),
});

export type AmountRefund = Static<typeof amountRefundSchema>;
export type RefusedRefund = Static<typeof refusedRefundSchema>;
export type OrderRefunds = Static<typeof orderRefundsSchema>;

export const orderParams = Type.Object({ orderNumber: Type.String({ maxLength: 64 }) });

export const refundParams = Type.Object({
  ...orderParams.properties,
  refundId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$', description: 'A UUID made by whoever asks for it.' }),
});
