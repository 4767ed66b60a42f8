import { type Kysely, type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import { writeFacts } from '../events/event.ts';
import { transact } from '../placement/atomic.ts';
import type { RefundTables } from '../tables/refunds.ts';
import type { Tables } from '../tables/tables.ts';
import { changeRefunded, goneOf, type RefundRow } from './refund.ts';

/**
 * Records how a try of a refund ended, once: answers the key of the refund, or undefined when it was settled before or is tried again by now.
 * A refused one does not count as refunded, and its money is kept for trying it again; that may be reported after a success, since a bank
 * can return money, but never the other way round.
 */
export async function settleRefund(
  db: Kysely<Tables>,
  askedKey: string,
  outcome: Readonly<{ state: 'refunded' | 'refused'; refundId: string | null; now: Date }>,
): Promise<string | undefined> {
  return transact(db, async (tx) => {
    const isRefused = outcome.state === 'refused';
    const settled = await tx
      .updateTable('order_refund')
      .set({
        state: outcome.state,
        refund_id: outcome.refundId,
        done_at: isRefused ? null : outcome.now,
        kept: isRefused,
      })
      .where(sql<boolean>`(refund_key = ${askedKey} and asked_key is null or asked_key = ${askedKey})`)
      .where('state', 'in', isRefused ? ['asked', 'refunded'] : ['asked'])
      .returning(['refund_key', 'idempotency_key', 'amount', 'released'])
      .executeTakeFirst();
    // What was released stays so, as no provider was asked for it.
    if (settled && isRefused) {
      await changeRefunded(tx, settled.idempotency_key, settled.released - settled.amount);
    }
    return settled?.refund_key;
  });
}

type RefundTryRow = Selectable<RefundTables['refund_try']>;

/** A refund of a payment, locked until the transaction ends. */
export async function lockRefund(
  tx: Transaction<Tables>,
  { paymentKey, refundKey }: Readonly<{ paymentKey: string; refundKey: string }>,
): Promise<RefundRow | undefined> {
  return tx
    .selectFrom('order_refund')
    .selectAll()
    .where('refund_key', '=', refundKey)
    .where('idempotency_key', '=', paymentKey)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Has a refund of a locked order that its provider has refused tried again under a key of its own, with the fact that carries it out. It
 * stays the same refund, so that nobody is told of it again and it has one paper. Undefined where its payment has less left than that.
 */
export async function askRefundAgain(
  tx: Transaction<Tables>,
  refund: RefundRow,
  one: Readonly<{ tryId: string; by: string; now: Date; correlationId: string }>,
): Promise<RefundTryRow | undefined> {
  const { refund_key: refundKey, order_number: orderNumber, idempotency_key: paymentKey } = refund;
  const { tryId, by, now, correlationId } = one;
  const amount = refund.amount - refund.released;
  const payment = await tx
    .selectFrom('order_payment')
    .select(['amount', 'refunded'])
    .where('idempotency_key', '=', paymentKey)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // What is kept for it is gone already.
  const gone = (await goneOf(tx, [paymentKey])).get(paymentKey) ?? 0;
  if (payment.refunded + gone > payment.amount) return undefined;
  const before = await triesOf(tx, orderNumber);
  const no = before.filter((other) => other.refund_key === refundKey).length + 2;
  const row = {
    ...{ try_id: tryId, order_number: orderNumber, refund_key: refundKey, asked_key: `${refundKey}-try-${no}`, amount },
    ...{ tried_by: by, tried_at: now },
  };
  await tx.insertInto('refund_try').values(row).execute();
  await tx
    .updateTable('order_refund')
    .set({ state: 'asked', refund_id: null, done_at: null, asked_key: row.asked_key, kept: false })
    .where('refund_key', '=', refundKey)
    .execute();
  await changeRefunded(tx, paymentKey, amount);
  const payload = { refundKey, orderNumber };
  await writeFacts(tx, [{ name: 'refund.tried-again', subject: refundKey, payload, correlationId }], now);
  return row;
}

export async function findRefundTry(db: Reader, tryId: string): Promise<RefundTryRow | undefined> {
  return db.selectFrom('refund_try').selectAll().where('try_id', '=', tryId).executeTakeFirst();
}

/** A try with who asked for it; null once they are deleted. */
type NamedTry = RefundTryRow & Readonly<{ author: string | null }>;

/** The further tries of the refunds of an order, the oldest first. */
export async function triesOf(db: Reader, orderNumber: string): Promise<readonly NamedTry[]> {
  return db
    .selectFrom('refund_try')
    .leftJoin('staff', 'staff.id', 'refund_try.tried_by')
    .selectAll('refund_try')
    .select('staff.name as author')
    .where('order_number', '=', orderNumber)
    .orderBy('tried_at')
    .orderBy('try_id')
    .execute();
}
