import type { Shop } from '../../kernel/shop.ts';
import { paidWith } from './order-confirmation.ts';
import { sendOrderMail } from './order-mail.ts';
import { priceIn } from './order-parts.ts';

/** Writes and sends that an order is cancelled, by its shopper (C9.35) or by the shop, and that its money goes back. */
export async function tellCancelledByMail(shop: Shop, orderNumber: string, by: 'shopper' | 'staff'): Promise<void> {
  await sendOrderMail(shop, { kind: 'order-cancelled', subjectId: orderNumber, orderNumber }, (parts) => {
    const { order, t } = parts;
    return {
      subject: t('notice.cancelled.subject', { number: orderNumber }),
      preview: t('notice.cancelled.preview'),
      intro: t(by === 'staff' ? 'notice.cancelled.byShop' : 'notice.cancelled.intro', {
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
