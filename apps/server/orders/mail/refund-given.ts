import { amountRefundKey, findAmountRefund } from '@eyelet/db/refunds/amount-refund.ts';
import { releasedBy } from '@eyelet/db/refunds/released.ts';
import { creditedOf } from '@eyelet/db/store-credit/credited.ts';
import type { Shop } from '../../kernel/shop.ts';
import { sendOrderMail } from './order-mail.ts';
import { priceIn } from './order-parts.ts';
import { withReleased } from './with-released.ts';

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
  const money = { orderNumber, key: amountRefundKey(about) };
  const credited = await creditedOf(db, money);
  const released = await releasedBy(db, money);
  await sendOrderMail(shop, { kind: 'refund-given', orderNumber, about, again }, (parts) => {
    const { t } = parts;
    const amount = priceIn(parts, refund.amount);
    const back =
      credited > 0
        ? t('notice.refund.introCredit', { number: orderNumber, amount: priceIn(parts, credited) })
        : t('notice.refund.intro', { number: orderNumber, amount: priceIn(parts, refund.amount - released) });
    return {
      subject: t('notice.refund.subject', { number: orderNumber, amount }),
      preview: t('notice.refund.preview'),
      intro: withReleased(parts, back, { of: refund.amount, released }),
      groups: [],
      withSums: false,
      rows: [],
      notes: [t('notice.refund.keep')],
      files: [],
      withDownloads: false,
    };
  });
}
