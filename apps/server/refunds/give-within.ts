import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { AmountRefund } from '@eyelet/contracts/refunds/refund.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { refundablePayments } from '@eyelet/db/orders/refund.ts';
import { lockStateWithBuyer } from '@eyelet/db/orders/shipment.ts';
import { findAmountRefund, hasAccount, insertAmountRefund } from '@eyelet/db/refunds/amount-refund.ts';
import { givenAloneBy } from '@eyelet/db/refunds/given-alone.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { fromAmount, toAmount } from '@eyelet/domain/money/amount.ts';
import { isRefundedAlone } from '@eyelet/domain/refunds/alone.ts';
import { creditableLeft } from '@eyelet/domain/store-credit/creditable.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { leftToGive } from './left-to-give.ts';
import { moveMoney } from './move-money.ts';

type Giving = Readonly<{
  /** By which it is audited. */
  operation: Pick<Operation, 'id'>;
  orderNumber: string;
  refundId: string;
  /** In major units. */
  amount: number;
  reason: AmountRefund['reason'];
  note: string;
  asCredit: boolean;
}>;

/**
 * Gives an amount of an order back, or has it wait for somebody else where it is much, by itself or with what the same person gave. Once for
 * each id, of which it says how it stands; where it is refused, nothing is written.
 */
export async function giveWithin(
  tx: Transaction<Tables>,
  context: Context,
  { operation, orderNumber, refundId: id, reason, note, asCredit, ...asked }: Giving,
): Promise<Refusal<'STF400' | 'STF404' | 'STF468' | 'STF482'> | AmountRefund['state']> {
  const { shop, now } = context;
  const { staffId } = staffOf(context);
  const amount = fromAmount(asked.amount);
  if (amount === 0 || toAmount(amount) !== asked.amount) return refuse('STF400', { member: 'amount' });
  // One after the other, so that none of several at once is overlooked.
  if ((await lockStateWithBuyer(tx, orderNumber)) === undefined) return refuse('STF404');
  const known = await findAmountRefund(tx, id);
  if (known) return known.order_number === orderNumber ? known.state : refuse('STF404');
  const payments = await refundablePayments(tx, orderNumber);
  if (asCredit && !(creditableLeft(payments) > 0 && (await hasAccount(tx, orderNumber)))) return refuse('STF482');
  const { left } = await leftToGive(tx, orderNumber, payments);
  // What is not possible is not left to wait.
  if (amount > left) return refuse('STF468');
  const before = await givenAloneBy(tx, { orderNumber, staffId });
  const isAlone = isRefundedAlone(amount, before, shop.settings.current()['care.refund-alone']);
  const row = {
    ...{ id, order_number: orderNumber, amount, reason, note: note.trim(), as_credit: asCredit },
    ...{ asked_by: staffId, asked_at: now, decided_by: null, decided_at: isAlone ? now : null },
    state: isAlone ? ('done' as const) : ('waiting' as const),
  };
  // Another order has the id.
  if (!(await insertAmountRefund(tx, row))) return refuse('STF404');
  if (isAlone) await moveMoney(tx, context, row);
  const after = {
    ...{ refundId: id, amount: toAmount(amount), reason, state: row.state },
    ...(asCredit && { refundTo: 'store-credit' }),
  };
  const change = { subject: { kind: 'order', id: orderNumber } as const, before: null, after };
  await recordAudit(tx, operation, change, sourceOf(context));
  return row.state;
}
