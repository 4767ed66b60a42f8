import type { Shop } from '../../kernel/shop.ts';
import { paidWith } from './order-confirmation.ts';
import { sendOrderMail } from './order-mail.ts';
import { priceIn } from './order-parts.ts';

/** Writes and sends that an order is cancelled, by its shopper (C9.35) or by the shop, and that its money goes back. */
export async function sendCancelledMail(shop: Shop, orderNumber: string, again?: string): Promise<void> {
  await sendOrderMail(shop, { kind: 'order-cancelled', orderNumber, about: '', again }, (parts) => {
    const { order, t } = parts;
    const isByShop = order.history.some(({ reason }) => reason === 'cancelled by staff');
    return {
      subject: t('notice.cancelled.subject', { number: orderNumber }),
      preview: t('notice.cancelled.preview'),
      intro: t(isByShop ? 'notice.cancelled.byShop' : 'notice.cancelled.intro', {
        amount: priceIn(parts, order.order.total),
      }),
      groups: [{ title: undefined, lines: order.lines }],
      withSums: true,
      rows: [[paidWith(parts)]],
      notes: [],
      files: [],
      withDownloads: false,
    };
  });
}
