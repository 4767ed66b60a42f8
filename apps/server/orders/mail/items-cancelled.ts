import { cancellationsOf } from '@eyelet/db/orders/cancelled-items.ts';
import type { Shop } from '../../kernel/shop.ts';
import { sendOrderMail } from './order-mail.ts';
import { priceIn } from './order-parts.ts';
import { withReleased } from './with-released.ts';

type CancelledTold = Readonly<{ orderNumber: string; about: string }>;

/**
 * Writes and sends which items of an order are cancelled, by its shopper or by the shop, and what goes back for them; `about` is the id of
 * the cancellation.
 */
export async function sendItemsCancelledMail(
  shop: Shop,
  { orderNumber, about }: CancelledTold,
  again?: string,
): Promise<void> {
  const one = (await cancellationsOf(shop.database.db, orderNumber)).find((found) => found.cancellation_id === about);
  if (!one) throw new Error(`there is no cancellation ${about} of ${orderNumber}`);
  await sendOrderMail(shop, { kind: 'items-cancelled', orderNumber, about, again }, (parts) => {
    const { t, order } = parts;
    const back = t('notice.itemsCancelled.refund', { amount: priceIn(parts, one.refund - one.released) });
    return {
      subject: t('notice.itemsCancelled.subject', { number: orderNumber }),
      preview: t('notice.itemsCancelled.preview'),
      intro: t(`notice.itemsCancelled.${one.made_by}`),
      groups: [
        {
          title: undefined,
          lines: one.lines.flatMap(({ lineNo, qty }) => {
            const line = order.lines.find(({ line_no }) => line_no === lineNo);
            return line ? [{ ...line, qty }] : [];
          }),
        },
      ],
      // What goes back is their share of what was paid, not their price.
      withPrices: false,
      withSums: false,
      rows: [],
      notes: one.refund > 0 ? [withReleased(parts, back, { of: one.refund, released: one.released })] : [],
      files: [],
      withDownloads: false,
    };
  });
}
