import { randomUUID } from 'node:crypto';
import type { Transaction } from '@eyelet/db/database.ts';
import { type DisputeRow, disputedPayment, disputeOfPayment, putDispute } from '@eyelet/db/disputes/dispute.ts';
import { type Fact, writeFacts } from '@eyelet/db/events/event.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { stateAfter } from '@eyelet/domain/disputes/after.ts';
import type { Shop } from '../kernel/shop.ts';
import type { DisputeNotice } from '../payment-providers/provider.ts';
import { moveBoughtCards } from './bought-cards.ts';

/**
 * Receives what a provider says of a disputed payment, however often and in whichever order: the dispute with its deadline or its end,
 * whether goods are kept back, and what becomes of gift cards that were bought so, in one transaction. The order is locked first, so that
 * a parcel either has left before, or is kept back.
 */
export async function receiveDispute({ database, clock, log }: Shop, notice: DisputeNotice): Promise<void> {
  const changed = await transact(database.db, (tx) => takeNotice(tx, notice, clock()));
  if (changed) log.warn({ orderNumber: changed.order_number, state: changed.state }, 'a payment is disputed');
  else log.warn({ notice: notice.id }, 'a dispute is about no payment of an order');
}

/** The same within a transaction; the dispute as it is then, undefined where no order was paid so. */
export async function takeNotice(
  tx: Transaction<Tables>,
  notice: DisputeNotice,
  now: Date,
): Promise<DisputeRow | undefined> {
  const payment = await disputedPayment(tx, notice.key);
  if (!payment) return undefined;
  await lockOrderState(tx, payment.orderNumber);
  const known = await disputeOfPayment(tx, payment.key);
  const state = stateAfter(known && { state: known.state, toldAt: known.told_at }, notice);
  if (!state) return known && namedBy(tx, known, notice);
  const dispute = disputeOf(notice, { payment, known, state });
  await putDispute(tx, dispute);
  if (known?.state !== state) {
    await moveBoughtCards(tx, dispute, now);
    await tellState(tx, dispute, now);
  }
  return dispute;
}

async function tellState(
  tx: Transaction<Tables>,
  { id, order_number: orderNumber, state, amount }: DisputeRow,
  now: Date,
) {
  const named = { disputeId: id, orderNumber };
  const fact: Fact =
    state === 'open'
      ? { name: 'dispute.opened', subject: orderNumber, payload: { ...named, amount } }
      : { name: 'dispute.ended', subject: orderNumber, payload: { ...named, outcome: state } };
  await writeFacts(tx, [fact], now);
}

/** A dispute that nothing changes; what the provider calls it is kept where that was not known, so that it can be answered. */
async function namedBy(tx: Transaction<Tables>, known: DisputeRow, { reference }: DisputeNotice): Promise<DisputeRow> {
  if (known.provider_reference !== null || reference === undefined) return known;
  const named = { ...known, provider_reference: reference };
  await putDispute(tx, named);
  return named;
}

type Known = Readonly<{
  payment: NonNullable<Awaited<ReturnType<typeof disputedPayment>>>;
  known: DisputeRow | undefined;
  state: DisputeRow['state'];
}>;

/** Once it is won, the goods go; what was let go stays so, and what is lost is left to staff. */
function disputeOf(
  { at, amount, reason, isFraud, deadline, reference }: DisputeNotice,
  { payment, known, state }: Known,
): DisputeRow {
  const isOpen = state === 'open';
  return {
    ...{ id: known?.id ?? randomUUID(), payment_key: payment.key, order_number: payment.orderNumber },
    amount: Math.min(amount, payment.amount),
    ...{ reason: reason || (known?.reason ?? ''), is_fraud: isFraud || (known?.is_fraud ?? false) },
    deadline: deadline ?? known?.deadline ?? null,
    state,
    goods: state === 'won' ? 'released' : (known?.goods ?? 'held'),
    ...{ opened_at: known?.opened_at ?? at, told_at: at, ended_at: isOpen ? null : at },
    ...{ released_at: known?.released_at ?? null, released_by: known?.released_by ?? null },
    provider_reference: known?.provider_reference ?? reference ?? null,
  };
}
