import type { OrderMailKind } from '@eyelet/contracts/order-desk/mail.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { mailedName } from '@eyelet/domain/consumer/mailed-name.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { downloadsOf } from '../../downloads/of-order.ts';
import type { Shop } from '../../kernel/shop.ts';
import { dateFormat } from '../../mail/date-format.ts';
import { deliver } from '../../mail/deliver.ts';
import { renderMail } from '../../mail/render.ts';
import { mailLogoOf, originOf, shopNameOf } from '../../mail/sender.ts';
import { findTogether } from '../../stored-orders/find-together.ts';
import { orderHtml } from './order-html.ts';
import type { OrderMail, OrderParts } from './order-parts.ts';
import { orderText } from './order-text.ts';

/** The kind and the subject of a mail about an order. */
export type OrderMailRequest = Readonly<{
  kind: OrderMailKind;
  orderNumber: string;
  /** Id of its shipment, return or change; empty for the whole order. */
  about: string;
  /** Id of the repeated mail, if staff have it sent again. */
  again: string | undefined;
}>;

/**
 * Writes and sends a mail about an order in the shopper's language, once per kind and subject, and once for each
 * `again`; none where there is nothing to write.
 */
export async function sendOrderMail(
  shop: Shop,
  one: OrderMailRequest,
  write: (parts: OrderParts) => OrderMail | undefined,
): Promise<void> {
  const order = await findTogether(shop.database, one.orderNumber);
  if (!order) throw new Error(`there is no order ${one.orderNumber}`);
  const market = marketByHeader(order.order.locale) ?? defaultMarket;
  const t = createMessages(market.tag);
  const name = mailedName(order.order.billing?.firstName);
  const greeting = name ? t('mail.order.greeting', { name }) : t('mail.letter.greetingPlain');
  const brand = { shopName: shopNameOf(shop), logo: mailLogoOf(shop) };
  const parts = { order, market, t, origin: originOf(shop.config), ...brand, greeting };
  const mail = write(parts);
  if (!mail) return;
  const recipient = mail.recipient || order.order.email;
  // The buyer has been erased.
  if (recipient === '') return;
  // A person who only collects does not get the buyer's address and payment.
  const isBuyer = recipient === order.order.email;
  // What a store has sold is owned by the associate.
  const isOwner = isBuyer && order.order.in_store === null;
  const mayChoose = isOwner && mail.isChosen && (await findConsumer(shop.database.db, order.owner)) !== undefined;
  const links = {
    ...(isBuyer ? linksOf(shop, parts, mail) : { order: undefined, downloads: [] }),
    choice: mayChoose ? `${parts.origin}/${market.locale}/account/subscriptions` : undefined,
  };
  const { kind, about, orderNumber, again: mailId = `${kind}/${about}` } = one;
  const letter = {
    kind,
    subject_id: subjectOf(one),
    recipient,
    language: market.language,
    subject: mail.subject,
    html: await renderMail(orderHtml(parts, mail, links)),
    text: orderText(parts, mail, links),
    files: mail.files,
  };
  await deliver(shop, letter, { orderNumber, mailId, kind, about });
}

function subjectOf({ orderNumber, about, again }: OrderMailRequest): string {
  return [orderNumber, about, again ? `again-${again}` : ''].filter(Boolean).join('/');
}

function linksOf(shop: Shop, parts: OrderParts, { withDownloads, opens }: OrderMail) {
  const { order, market, origin, t } = parts;
  const day = dateFormat(market.tag, { dateStyle: 'long', timeZone: market.timeZone });
  const days = shop.settings.current()['downloads.mailed-days'];
  const files = withDownloads ? downloadsOf(shop, order, days * 86_400) : [];
  const downloads = files.map(({ name, format, path, until }) => ({
    label: t('order.download.get', { name, format }),
    address: origin + path,
    until: t('mail.download.until', { day: day.format(new Date(until)) }),
  }));
  return { order: orderAddress(shop, parts, opens ?? order.orderNumber), downloads };
}

/** The link to the order, which works on any device. */
function orderAddress(
  { orderLinks }: Pick<Shop, 'orderLinks'>,
  { market, origin }: OrderParts,
  orderNumber: string,
): string {
  const token = orderLinks.tokenOf(orderNumber);
  return `${origin}/${market.locale}/order-confirmation?order=${orderNumber}&token=${token}`;
}
