import { cancelledItemsKey } from '@eyelet/db/orders/cancelled-items.ts';
import { amountRefundKey } from '@eyelet/db/refunds/amount-refund.ts';
import { consumer } from '../events/consumer.ts';
import type { Shop } from '../kernel/shop.ts';
import { sellerKeyOf, sellerOf } from '../papers/seller-of.ts';
import { findTogether } from '../stored-orders/find-together.ts';
import { hasPapers, issuePaper, type PaperCause } from './issue.ts';

/** Issues invoices when orders are paid, and credit notes when money is refunded. */
export const paperIssues = consumer(
  'papers',
  {
    'order.paid': (shop, { orderNumber }) => issueFor(shop, orderNumber, 'invoice'),
    'order.cancelled': async (shop, { orderNumber, by }) => {
      if (by) await issueFor(shop, orderNumber, 'cancelled');
    },
    'return.closed': async (shop, { orderNumber, returnId, refund, carried = 0 }) => {
      if (refund + carried > 0) await issueFor(shop, orderNumber, returnId);
    },
    'delivery.given-back': (shop, { orderNumber }) => issueFor(shop, orderNumber, 'delivery'),
  },
  { together: ['order.paid'] },
);

/** Issues credit notes of what staff give back by amount. */
export const refundPapers = consumer('refund-papers', {
  'refund.given': (shop, { orderNumber, refundId }) => issueFor(shop, orderNumber, amountRefundKey(refundId)),
});

/** Issues credit notes of items that are cancelled while the rest of their order stays. */
export const cancelledItemPapers = consumer('cancelled-item-papers', {
  'order.items-cancelled': async (shop, { orderNumber, cancellationId, refund }) => {
    if (refund > 0) await issueFor(shop, orderNumber, cancelledItemsKey(cancellationId));
  },
});

/**
 * Issues a paper. Without a seller it fails, so that it is retried and at last listed for staff, who deliver it again
 * once they have set the seller.
 */
async function issueFor(shop: Shop, orderNumber: string, cause: PaperCause): Promise<void> {
  const stored = await findTogether(shop.database, orderNumber);
  if (!stored) throw new Error(`there is no order ${orderNumber}`);
  const { locale } = stored.order;
  if (!sellerOf(shop, locale) && (await hasPapers(shop.database.db, stored))) {
    throw new Error(`the setting ${sellerKeyOf(locale)} is not decided`);
  }
  // Money that was found when its order was cancelled already is paid and given back at once.
  await issuePaper(shop, stored, cause === 'invoice' && stored.state === 'cancelled' ? 'cancelled' : cause);
}
