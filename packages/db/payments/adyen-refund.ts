import { type Kysely, type Selectable, sql } from 'kysely';
import { transact } from '../placement/atomic.ts';
import type { AdyenTables } from '../tables/adyen.ts';
import type { Tables } from '../tables/tables.ts';
import { adyenCaptured } from './adyen-capture.ts';

export type AdyenRefundRow = Selectable<AdyenTables['adyen_refund']>;

export type AdyenRefundAsk = Readonly<{ key: string; paymentKey: string; amount: number; currency: string; now: Date }>;

/**
 * Books a refund once per key, never more than what remains of the captured amount; refunds that failed at the provider
 * do not count. Undefined when it is not possible, or the key was used for another.
 */
export async function askAdyenRefund(
  db: Kysely<Tables>,
  { key, paymentKey, amount, currency, now }: AdyenRefundAsk,
): Promise<(AdyenRefundRow & Readonly<{ psp_reference: string | null }>) | undefined> {
  return transact(db, async (tx) => {
    const payment = await tx
      .selectFrom('adyen_payment')
      .selectAll()
      .where('idempotency_key', '=', paymentKey)
      .where('state', '=', 'captured')
      .where('currency', '=', currency)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) return undefined;
    const known = await tx.selectFrom('adyen_refund').selectAll().where('refund_key', '=', key).executeTakeFirst();
    if (known) {
      const isSame = known.payment_key === paymentKey && known.amount === amount;
      return isSame ? { ...known, psp_reference: payment.psp_reference } : undefined;
    }
    const { rows } = await sql<{ given: number }>`
      select coalesce(sum(amount), 0)::int as given from adyen_refund
      where payment_key = ${paymentKey} and state = 'asked' and not exists (
        select from payment_notice
        where provider = 'adyen' and topic = 'refund' and payment_key = refund_key and not success)`.execute(tx);
    if ((rows[0]?.given ?? 0) + amount > (await adyenCaptured(tx, payment))) return undefined;
    const asked = await tx
      .insertInto('adyen_refund')
      .values({ refund_key: key, payment_key: paymentKey, amount, state: 'asked', refund_reference: null, at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...asked, psp_reference: payment.psp_reference };
  });
}

/** Stores the provider's answer to a refund. */
export async function answerAdyenRefund(
  db: Kysely<Tables>,
  key: string,
  answer: Pick<AdyenRefundRow, 'state' | 'refund_reference'>,
): Promise<void> {
  await db.updateTable('adyen_refund').set(answer).where('refund_key', '=', key).execute();
}
