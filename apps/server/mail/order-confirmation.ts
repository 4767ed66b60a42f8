import type { Address } from '@eyelet/contracts/addresses/address.ts';
import { findOrder } from '@eyelet/db/orders/read.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Shop } from '../shop.ts';
import { deliver } from './deliver.ts';
import { orderLetter } from './order-letter.ts';
import { orderText } from './order-text.ts';
import { renderMail } from './render.ts';
import { originOf, shopNameOf } from './sender.ts';

/** Writes and sends the confirmation of an order in the shopper's language (C1.40). */
export async function confirmByMail(orderNumber: string, shop: Shop): Promise<void> {
  const order = await findOrder(shop.database.pool, orderNumber);
  if (!order) throw new Error(`there is no order ${orderNumber}`);
  const market = marketByHeader(order.order.locale) ?? defaultMarket;
  const t = createMessages(market.language);
  const name = (order.order.billing as Address | null)?.firstName ?? '';
  const parts = { order, market, t, origin: originOf(shop.config), shopName: shopNameOf(shop.config), name };
  await deliver(
    {
      kind: 'order-confirmation',
      subject_id: orderNumber,
      recipient: order.order.email,
      language: market.language,
      subject: t('mail.order.subject', { shop: parts.shopName, number: orderNumber }),
      html: await renderMail(orderLetter(parts)),
      text: orderText(parts),
    },
    shop,
  );
}
