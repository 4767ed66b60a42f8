import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { giveWithin } from './give-within.ts';
import { orderRefunds } from './view.ts';

/** Gives an amount back at once, or has it wait for somebody else where it is much, by itself or with what the same person gave. */
export const giveRefundHandler = handle(giveRefund, async (context, { params, body }) => {
  const { database } = context.shop;
  const { orderNumber } = params;
  const { amount, reason, note, refundTo } = body;
  const giving = { operation: giveRefund, ...params, amount, reason, note, asCredit: refundTo === 'store-credit' };
  const given = await transact(database.db, (tx) => giveWithin(tx, context, giving));
  if (given instanceof Refusal) return given;
  wakeAnnouncer(database);
  return (await orderRefunds(context, database.db, orderNumber)) ?? refuse('STF404');
});
