import { type Kysely, type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { transact } from '../placement/atomic.ts';
import type { AdyenTables } from '../tables/adyen.ts';
import type { Tables } from '../tables/tables.ts';
import type { AdyenPaymentRow } from './adyen-payment.ts';
import { capturedParts, captureFailed } from './captured-parts.ts';

export type AdyenCaptureRow = Selectable<AdyenTables['adyen_capture']>;

export type AdyenCaptureAsk = Readonly<{
  key: string;
  paymentKey: string;
  amount: number;
  currency: string;
  now: Date;
}>;

/**
 * Books a capture of a part once per key, never more than was authorised; captures that failed at the provider do not
 * count. Undefined when it is not possible, or the key was used for another.
 */
export async function askAdyenCapture(
  db: Kysely<Tables>,
  { key, paymentKey, amount, currency, now }: AdyenCaptureAsk,
): Promise<(AdyenCaptureRow & Readonly<{ psp_reference: string | null }>) | undefined> {
  return transact(db, async (tx) => {
    const payment = await tx
      .selectFrom('adyen_payment')
      .selectAll()
      .where('idempotency_key', '=', paymentKey)
      .forUpdate()
      .executeTakeFirst();
    if (!payment || payment.currency !== currency) return undefined;
    // What is known is answered as it was, although the rest may have been released since.
    const known = await tx.selectFrom('adyen_capture').selectAll().where('capture_key', '=', key).executeTakeFirst();
    if (known) {
      const isSame = known.payment_key === paymentKey && known.amount === amount;
      return isSame ? { ...known, psp_reference: payment.psp_reference } : undefined;
    }
    const isHeld =
      (payment.state === 'authorised' || payment.state === 'captured') && payment.cancel_reference === null;
    if (!isHeld) return undefined;
    if ((await adyenCaptured(tx, payment)) + amount > payment.amount) return undefined;
    const asked = await tx
      .insertInto('adyen_capture')
      .values({ capture_key: key, payment_key: paymentKey, amount, state: 'asked', capture_reference: null, at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('adyen_payment')
      .set({ state: 'captured' })
      .where('idempotency_key', '=', paymentKey)
      .execute();
    return { ...asked, psp_reference: payment.psp_reference };
  });
}

/** Stores the provider's answer to a capture. A payment of which nothing is captured is only held again. */
export async function answerAdyenCapture(
  db: Kysely<Tables>,
  key: string,
  answer: Pick<AdyenCaptureRow, 'state' | 'capture_reference'>,
): Promise<void> {
  await transact(db, async (tx) => {
    await tx.updateTable('adyen_capture').set(answer).where('capture_key', '=', key).execute();
    if (answer.state !== 'refused') return;
    await sql`
      update adyen_payment set state = 'authorised'
      where idempotency_key = (select payment_key from adyen_capture where capture_key = ${key})
        and state = 'captured' and captured = 0 and not exists (
          select from adyen_capture where payment_key = adyen_payment.idempotency_key and state = 'asked')`.execute(tx);
  });
}

/** What of a payment was captured, whole or in parts; what has failed of either does not count. */
export async function adyenCaptured(
  db: Reader,
  { idempotency_key: key, captured }: Pick<AdyenPaymentRow, 'idempotency_key' | 'captured'>,
): Promise<number> {
  const { rows } = await sql<{ parts: number; isRefused: boolean }>`
    select ${capturedParts(key)} as parts, ${captureFailed(key)} as "isRefused"`.execute(db);
  const { parts = 0, isRefused = false } = rows[0] ?? {};
  return (isRefused ? 0 : captured) + parts;
}
