import type { Seller } from '@eyelet/contracts/settings/seller.ts';
import type { Reader, Transaction } from '@eyelet/db/database.ts';
import { cancellationsOf, cancelledItemsKey } from '@eyelet/db/orders/cancelled-items.ts';
import { refundedDelivery } from '@eyelet/db/orders/refund.ts';
import { creditedBefore, findPaper, insertPaper, nextSerial } from '@eyelet/db/papers/paper.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { amountRefundKey, amountRefundsOf } from '@eyelet/db/refunds/amount-refund.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { type PaperDocument, paperNumber, seriesOf } from '@eyelet/domain/papers/paper-document.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Shop } from '../kernel/shop.ts';
import { shopNameOf } from '../mail/sender.ts';
import { isPaid } from '../papers/may-invoice.ts';
import { sellerOf } from '../papers/seller-of.ts';
import { cancelledUnits } from '../stored-orders/cancelled-units.ts';
import { lockedState } from '../stored-orders/order-state.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { cancelledOf, deliveryOf, headOf, reducedOf, restOf, returnedOf, wholeOf } from './paper-of.ts';
import { documentOf } from './stored-paper.ts';

/**
 * The reason for a paper: the order itself, its cancellation, its delivery that was given back, an amount that staff gave back, items
 * that were cancelled, or the return of that number.
 */
export type PaperCause = 'invoice' | 'cancelled' | 'delivery' | (string & {});

type Issuing = Readonly<{ shop: Shop; stored: StoredOrder; seller: Seller; now: Date }>;

/**
 * The paper of an order for a cause, issued if it has not been. Undefined if there is nothing to issue, or no seller. A
 * credit note has its invoice issued before it. The order is locked, so that one of concurrent calls issues the paper
 * and all answer the same.
 */
export async function issuePaper(
  shop: Shop,
  stored: StoredOrder,
  cause: PaperCause,
): Promise<PaperDocument | undefined> {
  const { db } = shop.database;
  if (!(await hasPapers(db, stored))) return undefined;
  const seller = sellerOf(shop, stored.order.locale);
  if (!seller) return undefined;
  return transact(db, async (tx) => {
    const state = await lockedState(tx, stored.orderNumber);
    const issuing = { shop, stored, seller, now: shop.clock() };
    const invoice = await invoiceOf(tx, issuing);
    if (cause === 'invoice') return invoice;
    const before = await findPaper(tx, stored.orderNumber, cause);
    if (before) return documentOf(before);
    const sums = await sumsOf(tx, state, invoice.total);
    if (!sums || sums.total === 0) return undefined;
    return write(tx, issuing, { cause, kind: 'credit note', invoice: invoice.number, sums });
  });

  async function sumsOf(tx: Transaction<Tables>, state: string | undefined, invoiced: number) {
    const t = createMessages((marketByHeader(stored.order.locale) ?? defaultMarket).tag);
    const delivery = t('order.deliveredBy');
    // Together credit notes never say more than the invoice.
    const before = await creditedBefore(tx, stored.orderNumber);
    const cancellations = await cancellationsOf(tx, stored.orderNumber);
    if (cause === 'cancelled') {
      if (state !== 'cancelled') return undefined;
      if (before === 0) return wholeOf(stored);
      return restOf(stored, delivery, { cancelled: cancelledUnits(cancellations), left: invoiced - before });
    }
    if (cause === 'delivery') return deliveryOf(stored, delivery, await refundedDelivery(tx, stored.orderNumber));
    const items = cancellations.find(({ cancellation_id: id }) => cancelledItemsKey(id) === cause);
    if (items) return cancelledOf(stored, items, delivery, invoiced - before);
    const refunds = await amountRefundsOf(tx, stored.orderNumber);
    const refund = refunds.find(({ id, state: of }) => amountRefundKey(id) === cause && of === 'done');
    if (refund) return reducedOf(stored, t('paper.reduced'), Math.min(refund.amount, invoiced - before));
    const returns = await returnsOfOrder(tx, stored.orderNumber);
    const one = returns.find((found) => found.return_id === cause && found.state === 'closed');
    if (!one) return undefined;
    return returnedOf(stored, returns, one, delivery);
  }
}

/** The paper of an order for a cause, if it has been issued. */
export async function issuedPaper(
  { database }: Pick<Shop, 'database'>,
  { orderNumber }: Pick<StoredOrder, 'orderNumber'>,
  cause: PaperCause,
): Promise<PaperDocument | undefined> {
  const known = await findPaper(database.db, orderNumber, cause);
  return known && documentOf(known);
}

/** Whether an order has papers: it is paid, or its invoice was issued before it was cancelled, so that credit notes must follow. */
export async function hasPapers(db: Reader, stored: StoredOrder): Promise<boolean> {
  return isPaid(stored) || (await findPaper(db, stored.orderNumber, 'invoice')) !== undefined;
}

async function invoiceOf(tx: Transaction<Tables>, issuing: Issuing): Promise<PaperDocument> {
  const { stored } = issuing;
  const known = await findPaper(tx, stored.orderNumber, 'invoice');
  if (known) return documentOf(known);
  return write(tx, issuing, { cause: 'invoice', kind: 'invoice', invoice: null, sums: wholeOf(stored) });
}

async function write(
  tx: Transaction<Tables>,
  { shop, stored, seller, now }: Issuing,
  one: Readonly<{
    cause: PaperCause;
    kind: PaperDocument['kind'];
    invoice: string | null;
    sums: ReturnType<typeof wholeOf>;
  }>,
): Promise<PaperDocument> {
  const market = marketByHeader(stored.order.locale) ?? defaultMarket;
  const head = headOf(stored, { market, shopName: shopNameOf(shop), seller }, now);
  const { cause, kind, invoice, sums } = one;
  const series = seriesOf(seller.series, kind, head.issuedOn);
  const serial = await nextSerial(tx, series);
  const document: PaperDocument = { kind, number: paperNumber(series, serial), invoice, ...head, ...sums };
  await insertPaper(tx, {
    ...{ paper_number: document.number, kind, series, serial_no: serial, order_number: stored.orderNumber },
    ...{ cause, document, issued_at: now },
  });
  return document;
}
