import { consumer } from '../events/consumer.ts';
import type { Shop } from '../kernel/shop.ts';
import { isPaid } from '../papers/may-invoice.ts';
import { sellerKeyOf, sellerOf } from '../papers/seller-of.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { issuePaper, type PaperCause } from './issue.ts';

/** Issues invoices once orders are paid, and credit notes for what is given back. */
export const paperIssues = consumer('papers', {
  'order.paid': (shop, { orderNumber }) => issueFor(shop, orderNumber, 'invoice'),
  'order.cancelled': async (shop, { orderNumber, by }) => {
    if (by) await issueFor(shop, orderNumber, 'cancelled');
  },
  'return.closed': async (shop, { orderNumber, returnId, refund }) => {
    if (refund > 0) await issueFor(shop, orderNumber, returnId);
  },
});

/**
 * Issues a paper. While nobody has decided who sells it fails, so that it is tried again, and in the end is listed for staff, who deliver
 * it once they have decided.
 */
async function issueFor(shop: Shop, orderNumber: string, cause: PaperCause): Promise<void> {
  const stored = await findOrder(shop.database.pool, orderNumber);
  if (!stored) throw new Error(`there is no order ${orderNumber}`);
  const { locale } = stored.order;
  if (isPaid(stored) && !sellerOf(shop, locale)) throw new Error(`the setting ${sellerKeyOf(locale)} is not decided`);
  await issuePaper(shop, stored, cause);
}
