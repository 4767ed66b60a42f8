import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import { contestedOf } from '../disputes/dispute.ts';
import { writeFacts } from '../events/event.ts';
import { transact } from '../placement/atomic.ts';
import type { OrderTables, PaymentRowState } from '../tables/orders.ts';
import type { Tables } from '../tables/tables.ts';
import { keptOf } from './refused-refund.ts';
import { lockOrderState } from './shipment.ts';
import { stillHeld } from './still-held.ts';

export type RefundRow = Selectable<OrderTables['order_refund']>;

/** A payment and its refunded amount; `uncaptured`: what of it waits for parcels to leave, held and not captured. */
export type RefundablePayment = Readonly<{
  key: string;
  method: string;
  amount: number;
  refunded: number;
  uncaptured: number;
}>;

/** A share of a refund; `released`: what of it is held only. */
type Share = Readonly<{ key: string; amount: number; released?: number }>;

/** A share that becomes store credit of the buyer, if `asCredit`, instead of going back to its payment. */
type DecidedShare = Share & Readonly<{ asCredit?: boolean }>;

/**
 * Records a refund: `shares` splits it over the payments of the order, which are locked meanwhile. The refunds are
 * written with the facts that carry them out. The same key again returns the first result.
 */
export async function decideRefund<F extends string>(
  db: Kysely<Tables>,
  one: Readonly<{ orderNumber: string; key: string; now: Date }>,
  shares: (payments: readonly RefundablePayment[]) => readonly Share[] | F,
): Promise<readonly RefundRow[] | F> {
  return transact(db, async (tx) => {
    // The order is locked first, as refunds stand in relation to it: closing a return of it locks it before its payments.
    await lockOrderState(tx, one.orderNumber);
    return decideRefundWithin(tx, one, shares);
  });
}

type RefundWithin = Readonly<{
  orderNumber: string;
  key: string;
  now: Date;
  /** Those that it may be split over. */
  payments?: typeof refundablePayments;
  /** Whether what a method has paid becomes store credit of the buyer; otherwise all goes back to what it was paid with. */
  isCredit?: ((method: string) => boolean) | undefined;
}>;

/** The same within a transaction that also writes why. */
export async function decideRefundWithin<F extends string>(
  tx: Transaction<Tables>,
  one: RefundWithin,
  shares: (payments: readonly RefundablePayment[]) => readonly Share[] | F,
): Promise<readonly RefundRow[] | F> {
  const { orderNumber, now, payments: paymentsOf = refundablePayments, isCredit } = one;
  // Keys of refunds are sent to the provider, where they must differ between orders.
  const key = `${orderNumber}-${one.key}`;
  const payments = await paymentsOf(tx, orderNumber);
  const known = await refundsOf(tx, orderNumber, key);
  if (known.length > 0) return known;
  const split = shares(payments);
  if (typeof split === 'string') return split;
  const credited = new Set(payments.filter(({ method }) => isCredit?.(method)).map((payment) => payment.key));
  const goingBack = split.map((share) => ({ ...share, asCredit: credited.has(share.key) }));
  await writeRefunds(tx, { orderNumber, key, now }, goingBack);
  return refundsOf(tx, orderNumber, key);
}

/** What of the delivery of an order was decided to be given back by itself. */
export async function refundedDelivery(db: Reader, orderNumber: string): Promise<number> {
  const refunds = await refundsOf(db, orderNumber, `${orderNumber}-delivery`);
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Writes refunds of payments, with the facts that carry them out; `key` names them all. */
export async function writeRefunds(
  tx: Transaction<Tables>,
  { orderNumber, key, now }: Readonly<{ orderNumber: string; key: string; now: Date }>,
  split: readonly DecidedShare[],
): Promise<void> {
  for (const [index, { key: paymentKey, amount, released = 0, asCredit = false }] of apart(split).entries()) {
    const refundKey = `${key}-${index + 1}`;
    await tx
      .insertInto('order_refund')
      .values({
        refund_key: refundKey,
        order_number: orderNumber,
        idempotency_key: paymentKey,
        amount,
        state: 'asked',
        refund_id: null,
        ...{ at: now, done_at: null },
        as_credit: asCredit,
        ...{ released, asked_key: null },
      })
      .execute();
    await changeRefunded(tx, paymentKey, amount, released);
    const payload = { refundKey, orderNumber, amount };
    // Each under a fact of its own, so that processes from before there was store credit give none of it to a provider.
    const name = asCredit ? ('credit.decided' as const) : ('refund.decided' as const);
    await writeFacts(tx, [{ name, subject: refundKey, payload }], now);
  }
}

/** Shares with what of them becomes credit apart from what was never taken, which is no credit. */
function apart(split: readonly DecidedShare[]): readonly DecidedShare[] {
  return split.flatMap((share): readonly DecidedShare[] => {
    const { key, amount, released = 0, asCredit = false } = share;
    if (!asCredit || released === 0) return [share];
    const rest = { key, amount: released, released };
    return amount > released ? [{ key, amount: amount - released, asCredit }, rest] : [rest];
  });
}

/**
 * The captured payments of an order, and those that are captured as parcels leave, locked until the transaction ends; what went along to an
 * exchange counts as refunded, as only that order gives it back.
 */
export function refundablePayments(
  tx: Transaction<Tables>,
  orderNumber: string,
): Promise<readonly RefundablePayment[]> {
  return lockedPayments(tx, orderNumber, ['captured']);
}

/** The same with payments that are authorised: a refund of one is carried out once it is captured, or with its void. */
export function payablePayments(tx: Transaction<Tables>, orderNumber: string): Promise<readonly RefundablePayment[]> {
  return lockedPayments(tx, orderNumber, ['captured', 'authorised']);
}

async function lockedPayments(
  tx: Transaction<Tables>,
  orderNumber: string,
  states: readonly PaymentRowState[],
): Promise<readonly RefundablePayment[]> {
  const payments = await tx
    .selectFrom('order_payment')
    .select(['idempotency_key as key', 'method', 'amount', 'refunded', uncaptured])
    .where('order_number', '=', orderNumber)
    .where(sql<boolean>`(state = any(${[...states]}::text[]) or ${stillHeld})`)
    .orderBy('idempotency_key')
    .forUpdate()
    .execute();
  return withCarried(tx, payments);
}

/** The currency of an order and those payments as they are now; undefined for an unknown number. */
export async function readRefundable(
  db: Reader,
  orderNumber: string,
): Promise<Readonly<{ currency: string; payments: readonly RefundablePayment[] }> | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('currency')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  if (!order) return undefined;
  const payments = await db
    .selectFrom('order_payment')
    .select(['idempotency_key as key', 'method', 'amount', 'refunded', uncaptured])
    .where('order_number', '=', orderNumber)
    .where(sql<boolean>`(state = 'captured' or ${stillHeld})`)
    .execute();
  return { currency: order.currency, payments: await withCarried(db, payments) };
}

/** Payments with all that is nobody else's to give counted as given back, never more than was paid. */
async function withCarried(db: Reader, payments: readonly RefundablePayment[]): Promise<readonly RefundablePayment[]> {
  const gone = await goneOf(
    db,
    payments.map(({ key }) => key),
  );
  return payments.map((payment) => {
    const refunded = payment.refunded + (gone.get(payment.key) ?? 0);
    return { ...payment, refunded: Math.min(payment.amount, refunded) };
  });
}

/**
 * What of payments went along to exchanges, is kept for refunds that a provider has refused, or a bank takes back or may take back, in minor
 * units: besides what was given back.
 */
export async function goneOf(db: Reader, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const carried = await db
    .selectFrom('carried_payment')
    .select(['payment_key', sql<number>`sum(amount - given_back)::int`.as('left')])
    .where('payment_key', 'in', keys)
    .groupBy('payment_key')
    .execute();
  const leftOf = new Map(carried.map((row) => [row.payment_key, row.left]));
  const contested = await contestedOf(db, keys);
  const kept = await keptOf(db, keys);
  return new Map(keys.map((key) => [key, (leftOf.get(key) ?? 0) + (kept.get(key) ?? 0) + (contested.get(key) ?? 0)]));
}

const uncaptured = sql<number>`case when ${stillHeld} then amount - booked - released else 0 end`.as('uncaptured');

async function refundsOf(db: Reader, orderNumber: string, key: string): Promise<readonly RefundRow[]> {
  const rows = await db
    .selectFrom('order_refund')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('refund_key')
    .execute();
  return rows.filter(({ refund_key }) => refund_key.slice(0, refund_key.lastIndexOf('-')) === key);
}

/** Counts so much more of a payment as given back. */
export async function changeRefunded(db: Reader, paymentKey: string, amount: number, released = 0): Promise<void> {
  await db
    .updateTable('order_payment')
    .set({
      refunded: sql<number>`refunded + ${amount}`,
      ...(released > 0 && { released: sql<number>`released + ${released}` }),
    })
    .where('idempotency_key', '=', paymentKey)
    .execute();
}

/** A refund with its payment. */
export async function findRefund(db: Reader, refundKey: string) {
  return db
    .selectFrom('order_refund')
    .innerJoin('order_payment', 'order_payment.idempotency_key', 'order_refund.idempotency_key')
    .innerJoin('orders', 'orders.order_number', 'order_refund.order_number')
    .select([
      'order_refund.amount',
      'order_refund.state',
      'order_refund.as_credit',
      'order_refund.released',
      sql<string>`coalesce(order_refund.asked_key, order_refund.refund_key)`.as('asked_key'),
      'order_payment.by_parcel',
      'order_payment.booked',
      'order_payment.taken',
      'orders.order_number',
      'orders.owner',
    ])
    .select(sql<boolean>`orders.in_store is not null`.as('sold_at_till'))
    .select(['order_payment.provider'])
    .select(['order_payment.provider_payment_id', 'orders.currency', 'order_payment.state as payment'])
    .where('refund_key', '=', refundKey)
    .executeTakeFirst();
}

/** Leaves `kept` of a refund as store credit, and has what is more go back to its payment, with the fact that carries it out. */
export async function splitRefund(
  tx: Transaction<Tables>,
  refundKey: string,
  { kept, now }: Readonly<{ kept: number; now: Date }>,
): Promise<void> {
  const whole = await tx
    .selectFrom('order_refund')
    .selectAll()
    .where('refund_key', '=', refundKey)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rest = { ...whole, refund_key: `${refundKey}-rest`, amount: whole.amount - kept, as_credit: false, at: now };
  if (rest.amount <= 0) return;
  await tx.updateTable('order_refund').set({ amount: kept }).where('refund_key', '=', refundKey).execute();
  await tx.insertInto('order_refund').values(rest).execute();
  const payload = { refundKey: rest.refund_key, orderNumber: rest.order_number, amount: rest.amount };
  await writeFacts(tx, [{ name: 'refund.decided', subject: rest.refund_key, payload }], now);
}

/** Has a refund go back to its payment that was to become store credit. */
export async function refundToPayment(db: Reader, refundKey: string): Promise<void> {
  await db.updateTable('order_refund').set({ as_credit: false }).where('refund_key', '=', refundKey).execute();
}
