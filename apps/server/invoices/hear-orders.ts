import { consumer } from '../events/consumer.ts';
import type { Shop } from '../kernel/shop.ts';
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

async function issueFor(shop: Shop, orderNumber: string, cause: PaperCause): Promise<void> {
  const stored = await findOrder(shop.database.pool, orderNumber);
  if (!stored) throw new Error(`there is no order ${orderNumber}`);
  await issuePaper(shop, stored, cause);
}
