import {
  type AmountRefund,
  type OrderRefunds,
  type RefusedRefund,
  refundReasons,
} from '@eyelet/contracts/refunds/refund.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { cancelledItemsKey, cancelledOrderKey } from '@eyelet/db/orders/cancelled-items.ts';
import { readRefundable } from '@eyelet/db/orders/refund.ts';
import { refusedRefundsOf } from '@eyelet/db/orders/refused-refund.ts';
import { amountRefundKey, amountRefundsOf, hasAccount, type NamedRefund } from '@eyelet/db/refunds/amount-refund.ts';
import { givenAloneBy } from '@eyelet/db/refunds/given-alone.ts';
import { returnRefundKey } from '@eyelet/db/returns/return.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { creditableLeft } from '@eyelet/domain/store-credit/creditable.ts';
import type { Context } from '../kernel/context.ts';
import { decisionView } from '../kernel/decision-view.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { leftToGive } from './left-to-give.ts';

/** What of an order was given back by amount and what can be; undefined for an unknown number. */
export async function orderRefunds(
  context: Context,
  db: Reader,
  orderNumber: string,
): Promise<OrderRefunds | undefined> {
  const order = await readRefundable(db, orderNumber);
  if (!order) return undefined;
  const { staffId } = staffOf(context);
  const refunds = await amountRefundsOf(db, orderNumber);
  const { left, lent } = await leftToGive(db, orderNumber, order.payments);
  return {
    currency: order.currency,
    mayBeCredit: creditableLeft(order.payments) > 0 && (await hasAccount(db, orderNumber)),
    refundable: toAmount(left),
    lent: toAmount(lent),
    alone: context.shop.settings.current()['care.refund-alone'],
    givenAlone: toAmount(await givenAloneBy(db, { orderNumber, staffId })),
    refused: (await refusedRefundsOf(db, orderNumber)).map(({ amount, at, ...one }) => ({
      ...{ ...one, cause: causeOf(orderNumber, one.refundKey) },
      ...{ amount: toAmount(amount), at: at.toISOString() },
    })),
    refunds: refunds.map((row) => refundView(row, staffId)),
  };
}

/** What a refund is of, by its key within the order. */
function causeOf(orderNumber: string, refundKey: string): RefusedRefund['cause'] {
  const key = refundKey.slice(orderNumber.length + 1);
  if (key.startsWith(amountRefundKey(''))) return 'amount';
  if (key.startsWith(returnRefundKey(''))) return 'return';
  return key.startsWith(cancelledItemsKey('')) || key.startsWith(cancelledOrderKey('')) ? 'cancellation' : 'other';
}

function refundView(row: NamedRefund, staffId: string): AmountRefund {
  return {
    refundId: row.id,
    amount: toAmount(row.amount),
    reason: refundReasons.find((one) => one === row.reason) ?? 'other',
    note: row.note,
    refundTo: (row.credited ?? row.as_credit) ? 'store-credit' : 'original',
    state: row.state,
    money: row.money,
    ...decisionView(row, staffId),
  };
}
