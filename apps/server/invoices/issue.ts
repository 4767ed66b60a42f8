import type { Seller } from '@eyelet/contracts/settings/seller.ts';
import type { Reader, Transaction } from '@eyelet/db/database.ts';
import { cancellationsOf, cancelledItemsKey } from '@eyelet/db/orders/cancelled-items.ts';
import { refundedDelivery } from '@eyelet/db/orders/refund.ts';
import { lockOrders } from '@eyelet/db/orders/shipment.ts';
import { creditedBefore, findPaper, findPapers, insertPapers, nextSerials } from '@eyelet/db/papers/paper.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { amountRefundKey, amountRefundsOf } from '@eyelet/db/refunds/amount-refund.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { type PaperDocument, paperNumber, seriesOf } from '@eyelet/domain/papers/paper-document.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { gathering } from '../kernel/group.ts';
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
 * and all answer the same. Invoices that are asked for at once are issued together.
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
  if (cause === 'invoice') return issueInvoice(shop.database, { shop, stored, seller });
  return transact(db, async (tx) => {
    const state = await lockedState(tx, stored.orderNumber);
    const issuing = { shop, stored, seller, now: shop.clock() };
    const [invoice] = await invoicesOf(tx, [issuing]);
    if (!invoice) throw new Error(`there is no invoice of ${stored.orderNumber}`);
    const before = await findPaper(tx, stored.orderNumber, cause);
    if (before) return documentOf(before);
    const sums = await sumsOf(tx, state, invoice.total);
    if (!sums || sums.total === 0) return undefined;
    const [note] = await write(tx, [{ ...issuing, cause, kind: 'credit note', invoice: invoice.number, sums }]);
    return note;
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

const issueInvoice = gathering(({ db }, asked: readonly Omit<Issuing, 'now'>[]) =>
  transact(db, async (tx) => {
    await lockOrders(
      tx,
      asked.map(({ stored }) => stored.orderNumber),
    );
    return invoicesOf(
      tx,
      asked.map((one) => ({ ...one, now: one.shop.clock() })),
    );
  }),
);

/** The invoices of orders that are locked, issued if they have not been. */
async function invoicesOf(tx: Transaction<Tables>, issuing: readonly Issuing[]): Promise<readonly PaperDocument[]> {
  const byNumber = new Map(issuing.map((one) => [one.stored.orderNumber, one]));
  const invoices = new Map<string, PaperDocument>();
  for (const row of await findPapers(tx, [...byNumber.keys()], 'invoice')) {
    invoices.set(row.order_number, documentOf(row));
  }
  const missing = [...byNumber.values()].filter(({ stored }) => !invoices.has(stored.orderNumber));
  const invoice = { cause: 'invoice', kind: 'invoice', invoice: null } as const;
  const written = await write(
    tx,
    missing.map((one) => ({ ...one, ...invoice, sums: wholeOf(one.stored) })),
  );
  for (const document of written) invoices.set(document.orderNumber, document);
  return issuing.flatMap(({ stored }) => invoices.get(stored.orderNumber) ?? []);
}

type ToWrite = Issuing &
  Readonly<{
    cause: PaperCause;
    kind: PaperDocument['kind'];
    invoice: string | null;
    sums: ReturnType<typeof wholeOf>;
  }>;

/** Numbers and stores papers, those of a series in their order. */
async function write(tx: Transaction<Tables>, papers: readonly ToWrite[]): Promise<readonly PaperDocument[]> {
  if (papers.length === 0) return [];
  const headed = papers.map((one) => {
    const { shop, stored, seller, now } = one;
    const market = marketByHeader(stored.order.locale) ?? defaultMarket;
    const head = headOf(stored, { market, shopName: shopNameOf(shop), seller }, now);
    return { ...one, head, series: seriesOf(seller.series, one.kind, head.issuedOn) };
  });
  const bySeries = Map.groupBy(headed, ({ series }) => series);
  const last = await nextSerials(tx, new Map([...bySeries].map(([series, { length }]) => [series, length])));
  const rows = [...bySeries].flatMap(([series, ofSeries]) =>
    ofSeries.map(({ cause, kind, invoice, sums, head, now }, index) => {
      const serial = (last.get(series) ?? 0) - ofSeries.length + 1 + index;
      const document: PaperDocument = { kind, number: paperNumber(series, serial), invoice, ...head, ...sums };
      return {
        ...{ paper_number: document.number, kind, series, serial_no: serial, order_number: head.orderNumber },
        ...{ cause, document, issued_at: now },
      };
    }),
  );
  await insertPapers(tx, rows);
  return rows.map(({ document }) => document);
}
