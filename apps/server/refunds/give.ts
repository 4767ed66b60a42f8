import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { refundablePayments } from '@eyelet/db/orders/refund.ts';
import { lockStateWithBuyer } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { findAmountRefund, hasAccount, insertAmountRefund } from '@eyelet/db/refunds/amount-refund.ts';
import { givenAloneBy } from '@eyelet/db/refunds/given-alone.ts';
import { fromAmount, toAmount } from '@eyelet/domain/money/amount.ts';
import { isRefundedAlone } from '@eyelet/domain/refunds/alone.ts';
import { creditableLeft } from '@eyelet/domain/store-credit/creditable.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { leftToGive } from './left-to-give.ts';
import { moveMoney } from './move-money.ts';
import { orderRefunds } from './view.ts';

/** Gives an amount back at once, or has it wait for somebody else where it is much, by itself or with what the same person gave. */
export const giveRefundHandler = handle(giveRefund, async (context, { params, body }) => {
  const { shop, now } = context;
  const { orderNumber, refundId: id } = params;
  const { staffId } = staffOf(context);
  const amount = fromAmount(body.amount);
  if (amount === 0 || toAmount(amount) !== body.amount) return refuse('STF400', { member: 'amount' });
  const refused = await transact(shop.database.db, async (tx) => {
    // One after the other, so that none of several at once is overlooked.
    if ((await lockStateWithBuyer(tx, orderNumber)) === undefined) return refuse('STF404');
    const known = await findAmountRefund(tx, id);
    if (known) return known.order_number === orderNumber ? undefined : refuse('STF404');
    const asCredit = body.refundTo === 'store-credit';
    const payments = await refundablePayments(tx, orderNumber);
    if (asCredit && !(creditableLeft(payments) > 0 && (await hasAccount(tx, orderNumber)))) {
      return refuse('STF482');
    }
    const { left } = await leftToGive(tx, orderNumber, payments);
    // What is not possible is not left to wait.
    if (amount > left) return refuse('STF468');
    const before = await givenAloneBy(tx, { orderNumber, staffId });
    const isAlone = isRefundedAlone(amount, before, shop.settings.current()['care.refund-alone']);
    const row = {
      ...{ id, order_number: orderNumber, amount, reason: body.reason, note: body.note.trim(), as_credit: asCredit },
      ...{ asked_by: staffId, asked_at: now, decided_by: null, decided_at: isAlone ? now : null },
      state: isAlone ? ('done' as const) : ('waiting' as const),
    };
    // Another order has the id.
    if (!(await insertAmountRefund(tx, row))) return refuse('STF404');
    if (isAlone) await moveMoney(tx, context, row);
    const after = {
      ...{ refundId: id, amount: toAmount(amount), reason: body.reason, state: row.state },
      ...(asCredit && { refundTo: 'store-credit' }),
    };
    await recordAudit(
      tx,
      giveRefund,
      { subject: { kind: 'order', id: orderNumber }, before: null, after },
      sourceOf(context),
    );
    return undefined;
  });
  if (refused instanceof Refusal) return refused;
  wakeAnnouncer(shop.database);
  return (await orderRefunds(context, shop.database.db, orderNumber)) ?? refuse('STF404');
});
