import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Shop } from '../kernel/shop.ts';
import { dateFormat } from '../mail/date-format.ts';
import { shopNameOf } from '../mail/sender.ts';
import { whereOf } from '../orders/mail/shipment-parts.ts';
import type { Paper, PaperPart } from '../papers/paper.ts';
import { sellerOf } from '../papers/seller-of.ts';
import { writePaper } from '../papers/write-paper.ts';
import type { StoredLine } from '../stored-orders/stored-order.ts';
import type { Packed } from './packed-lines.ts';

/** What goes into a parcel on paper. */
export function drawDeliveryNote(shop: Shop, packed: Packed): Promise<Buffer> {
  return writePaper(deliveryNote(shop, packed));
}

/** The delivery note of a parcel. It says no price, as it may be opened by whoever is given the goods. */
export function deliveryNote(shop: Shop, { order, shipment, lines }: Packed): Paper {
  const market = marketByHeader(order.order.locale) ?? defaultMarket;
  const { tag, timeZone } = market;
  const t = createMessages(tag);
  const { orderNumber, placedAt } = order;
  const seller = sellerOf(shop, order.order.locale);
  const day = dateFormat(tag, { dateStyle: 'long', timeZone }).format(placedAt);
  return {
    title: t('paper.note.title', { number: orderNumber }),
    language: tag,
    shopName: shopNameOf(shop),
    issuedAt: shop.clock(),
    parts: [
      {
        kind: 'blocks',
        blocks: [
          { title: t('order.shipTo'), lines: whereOf(shipment, { order, market }) },
          { title: t('order.number'), lines: [orderNumber, t('paper.orderedOn', { day }), shipment.method_label] },
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: t('paper.item'), share: 6 },
          { title: t('paper.note.sku'), share: 4 },
          { title: t('paper.quantity'), share: 2, end: true },
        ],
        rows: lines.map(({ name, colour, size, sku, qty }) => [`${name}, ${colour}, ${size}`, sku, String(qty)]),
      },
      ...lines.flatMap(greetingOf),
      { kind: 'text', text: t('paper.note.return'), quiet: true },
      { kind: 'code', content: orderNumber, label: orderNumber },
    ],
    foot: seller ? [[seller.name, ...seller.address].join(' · ')] : [],
  };

  function greetingOf({ gift_option: greeting }: StoredLine): readonly PaperPart[] {
    if (!greeting) return [];
    return [
      { kind: 'heading', text: t('giftCards.to', { name: greeting.to }) },
      { kind: 'text', text: greeting.message },
    ];
  }
}
