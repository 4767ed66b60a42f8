import type { EventPayload } from '@eyelet/contracts/events/registry.ts';
import { findGiftCards, type GiftCardRow } from '@eyelet/db/gift-cards/gift-card.ts';
import { mailedName } from '@eyelet/domain/consumer/mailed-name.ts';
import { groupedNumber } from '@eyelet/domain/gift-cards/number.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { formatMinor } from '@eyelet/domain/money/format.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Shop } from '../../kernel/shop.ts';
import { dateFormat } from '../../mail/date-format.ts';
import { deliver } from '../../mail/deliver.ts';
import { renderMail } from '../../mail/render.ts';
import { mailLogoOf, originOf, shopNameOf } from '../../mail/sender.ts';
import { findOrder } from '../../stored-orders/stored-order.ts';
import { secretOf } from '../issue.ts';
import { cardPath } from '../links.ts';
import { type GiftCardMail, giftCardHtml, giftCardText } from './gift-card-html.ts';
import { sentHtml, sentText } from './sent-html.ts';

/**
 * Writes and sends the mail of a gift card to its recipient, once for each `mailId`; the first time, its buyer is
 * notified too. A card that has been blocked is not mailed.
 */
export async function mailGiftCard(
  shop: Shop,
  { giftCardId, mailId, time }: EventPayload<'gift-card.due'>,
): Promise<void> {
  const [card] = await findGiftCards(shop.database.db, [giftCardId]);
  const secret = card && secretOf(shop, card);
  if (!card?.recipient_email || !secret || card.state === 'blocked') return;
  const mail = mailOf(shop, card, secret);
  await deliver(shop, {
    kind: 'gift-card',
    subject_id: mailId,
    recipient: card.recipient_email,
    language: mail.language,
    subject: mail.subject,
    html: await renderMail(giftCardHtml(mail)),
    text: giftCardText(mail),
  });
  if (time === 'first') await notifyBuyer(shop, card, mailId, mail);
}

function mailOf(
  shop: Shop,
  card: GiftCardRow,
  { number, pin }: Readonly<{ number: string; pin: string }>,
): GiftCardMail {
  const market = marketByHeader(card.locale) ?? defaultMarket;
  const t = createMessages(market.tag);
  const amount = formatMinor(card.amount, market.currency, market.tag);
  const name = mailedName(card.recipient_name ?? undefined);
  // What nobody has bought comes from the shop itself.
  const sender =
    card.order_number === null
      ? shopNameOf(shop)
      : mailedName(card.sender ?? undefined) || t('mail.letter.favorites-shared.somebody');
  const origin = originOf(shop.config);
  return {
    t,
    language: market.language,
    shopName: shopNameOf(shop),
    logo: mailLogoOf(shop),
    subject: t('mail.giftCard.subject', { sender, amount }),
    greeting: name ? t('mail.letter.greeting', { name }) : t('mail.letter.greetingPlain'),
    text: t('mail.giftCard.text', { sender, amount, shop: shopNameOf(shop) }),
    message: (card.message ?? '').split(/\s*\n\s*/u).filter(Boolean),
    sender,
    amount,
    design: card.design,
    number: groupedNumber(number),
    pin,
    validity: card.expires_at
      ? t('giftCards.validUntil', {
          // The last instant at which it is valid.
          date: dateFormat(market.tag, { dateStyle: 'long', timeZone: market.timeZone }).format(
            new Date(card.expires_at.getTime() - 1),
          ),
        })
      : t('giftCards.noExpiry'),
    page: `${origin}/${market.locale}${cardPath(shop, card.id)}`,
    shop: `${origin}/${market.locale}`,
  };
}

/** The notification of the buyer, without number and PIN. */
async function notifyBuyer(shop: Shop, card: GiftCardRow, mailId: string, mail: GiftCardMail): Promise<void> {
  const order = card.order_number === null ? undefined : await findOrder(shop.database.pool, card.order_number);
  if (!order?.order.email) return;
  const { t, amount, shopName } = mail;
  const recipient = mailedName(card.recipient_name ?? undefined) || (card.recipient_email ?? '');
  const { orderNumber } = order;
  const sent = {
    ...mail,
    subject: t('mail.giftCardSent.subject', { amount }),
    text: t('mail.giftCardSent.text', { amount, recipient, shop: shopName }),
    number: t('order.numberIs', { number: orderNumber }),
    order: `${mail.shop}/order-confirmation?order=${orderNumber}&token=${shop.orderLinks.tokenOf(orderNumber)}`,
  };
  await deliver(shop, {
    kind: 'gift-card-sent',
    subject_id: mailId,
    recipient: order.order.email,
    language: mail.language,
    subject: sent.subject,
    html: await renderMail(sentHtml(sent)),
    text: sentText(sent),
  });
}
