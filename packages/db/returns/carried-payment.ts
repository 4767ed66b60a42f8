import { type Kysely, sql } from 'kysely';
import type { Transaction } from '../database.ts';
import { type RefundablePayment, refundablePayments, writeRefunds } from '../orders/refund.ts';
import { lockOrderState } from '../orders/shipment.ts';
import { transact } from '../placement/atomic.ts';
import type { Tables } from '../tables/tables.ts';

type Shares = readonly Readonly<{ key: string; amount: number; released?: number }>[];

/** Keeps what of the payments of a returned order pays the order that is made of its return; `shares` splits it over them. */
export async function carryPayments<F extends string>(
  tx: Transaction<Tables>,
  { orderNumber, returnId }: Readonly<{ orderNumber: string; returnId: string }>,
  shares: (payments: readonly RefundablePayment[]) => Shares | F,
): Promise<Shares | F> {
  const split = shares(await refundablePayments(tx, orderNumber));
  if (typeof split === 'string' || split.length === 0) return split;
  await tx
    .insertInto('carried_payment')
    .values(split.map(({ key, amount }) => ({ return_id: returnId, payment_key: key, amount })))
    .execute();
  return split;
}

/** Whether the order that is made of a return is paid with payments of the returned one. */
export async function isCarried(db: Kysely<Tables>, returnId: string): Promise<boolean> {
  const found = await db
    .selectFrom('carried_payment')
    .select('payment_key')
    .where('return_id', '=', returnId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Gives back an amount of what an exchange carries, on the payments that it came from, once for each key: by default all that is left.
 * False when that is less.
 */
export async function giveBackCarried(
  db: Kysely<Tables>,
  { returnId, key, amount, now }: Readonly<{ returnId: string; key: string; amount?: number; now: Date }>,
  shares: (payments: readonly Omit<RefundablePayment, 'method'>[], amount: number | undefined) => Shares | string,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const paid = tx
      .selectFrom('order_payment')
      .innerJoin('carried_payment', 'carried_payment.payment_key', 'order_payment.idempotency_key')
      .select('order_payment.order_number')
      .where('return_id', '=', returnId)
      .orderBy('idempotency_key');
    const orderNumber = (await paid.limit(1).executeTakeFirst())?.order_number;
    if (orderNumber === undefined) return false;
    // The order first, then its payments in the order in which every refund locks them, as closing a return of it does.
    await lockOrderState(tx, orderNumber);
    await paid.forUpdate('order_payment').execute();
    const carried = await tx
      .selectFrom('carried_payment')
      .select(['payment_key', 'amount', 'given_back'])
      .where('return_id', '=', returnId)
      .orderBy('payment_key')
      .execute();
    // Keys of refunds are sent to the provider, where they must differ between orders.
    const named = `${orderNumber}-exchange-${key}`;
    const known = await tx
      .selectFrom('order_refund')
      .select('refund_key')
      .where('refund_key', '=', `${named}-1`)
      .executeTakeFirst();
    if (known) return true;
    const heldOf = await uncapturedOf(tx, orderNumber);
    const payments = carried.map((one) => ({
      ...{ key: one.payment_key, amount: one.amount, refunded: one.given_back },
      uncaptured: Math.min(one.amount - one.given_back, heldOf.get(one.payment_key) ?? 0),
    }));
    const split = shares(payments, amount);
    if (typeof split === 'string') return false;
    const keys = split.map((share) => share.key);
    const amounts = split.map((share) => share.amount);
    await sql`
      update carried_payment set given_back = given_back + it.amount
      from unnest(${keys}::text[], ${amounts}::int[]) as it (payment_key, amount)
      where return_id = ${returnId} and carried_payment.payment_key = it.payment_key`.execute(tx);
    await writeRefunds(tx, { orderNumber, key: named, now }, split);
    return true;
  });
}

/** How much more of the payments of an order goes along or back than was captured so far: that much of it is only held. */
async function uncapturedOf(tx: Transaction<Tables>, orderNumber: string): Promise<ReadonlyMap<string, number>> {
  const payments = await refundablePayments(tx, orderNumber);
  return new Map(
    payments.map(({ key, amount, refunded, uncaptured }) => [key, Math.max(0, uncaptured - (amount - refunded))]),
  );
}
