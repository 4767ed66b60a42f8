import { takenFor } from '@eyelet/db/captures/give-up.ts';
import { decideRefund, findRefund, type RefundRow, refundToPayment } from '@eyelet/db/orders/refund.ts';
import { settleRefund } from '@eyelet/db/orders/refund-outcome.ts';
import { refundShares } from '@eyelet/domain/payments/refund-shares.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { refundAsCredit } from '../store-credit/refund-as-credit.ts';
import { askCaptures, endPayments } from './ask-captures.ts';
import { capturePayment } from './capture.ts';

export type RefundWish = Readonly<{
  orderNumber: string;
  /** Requests with the same key are one refund. */
  key: string;
  /** Whole minor units; by default all that remains. */
  amount?: number;
  /** Whether what is only held is released before what was taken is given back; otherwise after it. */
  first?: 'taken' | 'held';
}>;

/**
 * Decides to refund money of an order, over its payments from the last to the first; a consumer of the event carries it
 * out. Refuses more than is left of what was captured.
 */
export async function refundOrder(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  { orderNumber, key, amount, first = 'taken' }: RefundWish,
): Promise<readonly RefundRow[] | 'too-much' | 'nothing'> {
  const decided = await decideRefund(database.db, { orderNumber, key, now: clock() }, (payments) =>
    refundShares(payments, amount, { first }),
  );
  if (typeof decided !== 'string') wakeAnnouncer(database);
  return decided;
}

/**
 * Carries out one decided refund, with the tender of the payment or as store credit. A provider that needs time reports
 * the outcome by a webhook. What was voided never left its buyer.
 */
export async function performRefund(shop: Shop, refundKey: string): Promise<void> {
  const { database, tenders, clock } = shop;
  const asked = await findRefund(database.db, refundKey);
  if (asked?.state !== 'asked') return;
  const { asked_key: askedKey } = asked;
  const refund = await captured(shop, refundKey, asked);
  if (refund.payment === 'voided') {
    if (refund.as_credit) await refundToPayment(database.db, refundKey);
    return endRefund(shop, askedKey, { state: 'refunded', refundId: null });
  }
  const { currency, order_number: orderNumber, provider, provider_payment_id: paymentId } = refund;
  const amount = refund.amount - refund.released;
  if (amount === 0) {
    await endRefund(shop, askedKey, { state: 'refunded', refundId: null });
    return endPayments(shop, orderNumber);
  }
  if (refund.payment !== 'captured' && !refund.by_parcel) {
    throw new Error(`the payment of refund ${refundKey} is ${refund.payment}`);
  }
  if (refund.taken < refund.booked) {
    const { isUnderWay, left } = (await takenFor(database.db, refundKey)) ?? { isUnderWay: false, left: 0 };
    if (isUnderWay) throw new Error(`captures of the payment of refund ${refundKey} are under way`);
    // It is carried out once the capture that was refused is taken or given up.
    if (amount > left) return;
  }
  if (refund.as_credit) {
    const owner = refund.sold_at_till ? null : refund.owner;
    if (await refundAsCredit(database, { refundKey, orderNumber, owner, amount, currency }, clock())) {
      return endRefund(shop, askedKey, { state: 'refunded', refundId: null });
    }
    await refundToPayment(database.db, refundKey);
  }
  const state = await tenders.named(provider).refund({ key: askedKey, paymentId, amount, currency }, clock());
  if (state.kind !== 'pending') {
    const refundId = state.kind === 'refunded' ? state.refundId : null;
    await endRefund(shop, askedKey, { state: state.kind, refundId });
  }
  if (refund.released > 0) await endPayments(shop, orderNumber);
}

type Refund = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

/**
 * A refund whose payment has been captured as far as it will be by now: it may be decided before, as for items that are
 * cancelled at once.
 */
async function captured(shop: Shop, refundKey: string, asked: Refund): Promise<Refund> {
  if (asked.payment === 'authorised' && !asked.by_parcel) await capturePayment(shop, asked.order_number);
  else if (asked.taken < asked.booked) await askCaptures(shop, asked.order_number);
  else return asked;
  return (await findRefund(shop.database.db, refundKey)) ?? asked;
}

/** Records the outcome of a try of a refund. A refused one is reported once, as the shopper still waits for the money. */
export async function endRefund(
  { database, events, clock }: Pick<Shop, 'database' | 'events' | 'clock'>,
  askedKey: string,
  outcome: Omit<Parameters<typeof settleRefund>[2], 'now'>,
): Promise<void> {
  const refundKey = await settleRefund(database.db, askedKey, { ...outcome, now: clock() });
  if (refundKey !== undefined && outcome.state === 'refused') events.refundRefused({ refundKey });
}
