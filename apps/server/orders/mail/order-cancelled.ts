import { type Canceller, cancelledBy } from '@eyelet/domain/orders/cancelling.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { Shop } from '../../kernel/shop.ts';
import { paidWith } from './order-confirmation.ts';
import { sendOrderMail } from './order-mail.ts';
import { priceIn } from './order-parts.ts';

const intros = {
  shopper: 'notice.cancelled.intro',
  staff: 'notice.cancelled.byShop',
  deadline: 'notice.cancelled.uncollected',
} as const satisfies Readonly<Record<Canceller, MessageKey>>;

/**
 * Writes and sends that an order is cancelled, by its shopper (C9.35), by the shop or as nobody has collected it, and that
 * its money goes back; nothing was paid for goods that were sent again.
 */
export async function sendCancelledMail(shop: Shop, orderNumber: string, again?: string): Promise<void> {
  await sendOrderMail(shop, { kind: 'order-cancelled', orderNumber, about: '', again }, (parts) => {
    const { order, t } = parts;
    const isAgain = order.replaces !== null;
    const by = order.history.map(({ reason }) => cancelledBy(reason)).find((one) => one !== null) ?? 'shopper';
    return {
      subject: t('notice.cancelled.subject', { number: orderNumber }),
      preview: t(isAgain ? 'notice.replacement.cancelled.preview' : 'notice.cancelled.preview'),
      intro: isAgain
        ? t('notice.replacement.cancelled.intro', { number: order.replaces ?? '' })
        : t(intros[by], { amount: priceIn(parts, order.order.total) }),
      groups: [{ title: undefined, lines: order.lines }],
      withSums: !isAgain,
      withPrices: !isAgain,
      rows: isAgain ? [] : [[paidWith(parts)]],
      notes: [],
      files: [],
      withDownloads: false,
    };
  });
}
