import type { Shop } from '../../kernel/shop.ts';
import { paidWith } from './order-confirmation.ts';
import { sendOrderMail } from './order-mail.ts';
import { priceIn } from './order-parts.ts';

/**
 * Writes and sends that an order is paid: once the last of its payments is captured. Of an exchange nobody pays anything, as its
 * confirmation has said; money of a cancelled order goes back at once, as the mail about its end has said.
 */
export async function sendPaidMail(shop: Shop, orderNumber: string, again?: string): Promise<void> {
  await sendOrderMail(shop, { kind: 'order-paid', orderNumber, about: '', again }, (parts) => {
    const { order, t } = parts;
    if (order.exchange || (order.state === 'cancelled' && again === undefined)) return undefined;
    return {
      subject: t('notice.paid.subject', { number: orderNumber }),
      preview: t('notice.paid.preview'),
      intro: t('notice.paid.intro', { amount: priceIn(parts, order.order.total) }),
      groups: [],
      withSums: true,
      rows: [[paidWith(parts)]],
      notes: [],
      files: [],
      withDownloads: true,
    };
  });
}
