import { amountRefundKey, findAmountRefund } from '@eyelet/db/refunds/amount-refund.ts';
import { creditedOf } from '@eyelet/db/store-credit/credited.ts';
import type { Shop } from '../../kernel/shop.ts';
import { sendOrderMail } from './order-mail.ts';
import { priceIn } from './order-parts.ts';

type RefundTold = Readonly<{ orderNumber: string; about: string }>;

/** Writes and sends that an amount of an order goes back, without goods; `about` is the id of the refund. */
export async function sendRefundGivenMail(
  shop: Shop,
  { orderNumber, about }: RefundTold,
  again?: string,
): Promise<void> {
  const { db } = shop.database;
  const refund = await findAmountRefund(db, about);
  if (!refund) throw new Error(`there is no refund ${about}`);
  const credited = await creditedOf(db, { orderNumber, key: amountRefundKey(about) });
  await sendOrderMail(shop, { kind: 'refund-given', orderNumber, about, again }, (parts) => {
    const { t } = parts;
    const amount = priceIn(parts, refund.amount);
    return {
      subject: t('notice.refund.subject', { number: orderNumber, amount }),
      preview: t('notice.refund.preview'),
      intro:
        credited > 0
          ? t('notice.refund.introCredit', { number: orderNumber, amount: priceIn(parts, credited) })
          : t('notice.refund.intro', { number: orderNumber, amount }),
      groups: [],
      withSums: false,
      rows: [],
      notes: [t('notice.refund.keep')],
      files: [],
      withDownloads: false,
    };
  });
}
