import type { Transaction } from '../database.ts';
import type { OrderDraft } from '../tables/order-draft.ts';
import type { Tables } from '../tables/tables.ts';
import { type WriteOrder, writeOrderWithin } from './write-order.ts';

/** An order that is made of another one. Its units are put aside under `id`. */
export type OrderToMake = Pick<WriteOrder, 'move' | 'now' | 'correlationId'> &
  Readonly<{ id: string; orderNumber: string; owner: string; draft: OrderDraft }>;

/** Writes an order that nobody places as placing writes one: it takes the units that are put aside for it, and is announced. */
export async function writeMadeOrder(tx: Transaction<Tables>, one: OrderToMake): Promise<void> {
  const { id, orderNumber, owner, draft, move, now, correlationId } = one;
  await tx
    .insertInto('placement')
    .values({
      ...{ cart_id: id, order_number: orderNumber, owner, attempt: id, payment_key: id },
      ...{ state: 'running', draft: JSON.stringify(draft), failure: null, lease_until: now, started_at: now },
    })
    .execute();
  const payments = draft.payments.map(({ payment_instrument_id }) => ({
    ...{ payment_instrument_id, idempotency_key: id, provider_payment_id: id },
    ...{ state: 'authorised' as const, challenge_id: null, challenge_expires_at: null },
  }));
  const written = { cartId: id, attempt: id, payments, waitsUntil: undefined, move, taking: [], now, correlationId };
  await writeOrderWithin(tx, written);
}
