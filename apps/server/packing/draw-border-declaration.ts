import { declaredGoods } from '@eyelet/db/catalogue/border-facts.ts';
import { carriesDelivery } from '@eyelet/db/packing/to-pack.ts';
import { findPaper } from '@eyelet/db/papers/paper.ts';
import { localTime } from '@eyelet/domain/calendar/local-time.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { declaredRows } from '@eyelet/domain/parcels/declared-rows.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Shop } from '../kernel/shop.ts';
import { shopNameOf } from '../mail/sender.ts';
import { whereOf } from '../orders/mail/shipment-parts.ts';
import type { PaperPart } from '../papers/paper.ts';
import { sellerOf } from '../papers/seller-of.ts';
import { writePaper } from '../papers/write-paper.ts';
import type { StoredShipment } from '../stored-orders/stored-order.ts';
import { declaredLines } from './declared-lines.ts';
import type { Packed } from './packed-lines.ts';

/** Room for what somebody writes by hand. */
const toWrite = '_'.repeat(24);

/**
 * What a parcel from a place declares at a customs border, with the members of the form CN 23 and of an invoice for customs: in English, which
 * authorities everywhere read, and in the language of the market; figures, days and currencies as they are written everywhere. What the shop does not
 * know is left empty, to be written by hand.
 */
export async function drawBorderDeclaration(shop: Shop, packed: Packed, placeId: string): Promise<Buffer> {
  const { order, shipment, lines } = packed;
  const { orderNumber } = order;
  const { db } = shop.database;
  const market = marketByHeader(order.order.locale) ?? defaultMarket;
  const { tag, timeZone } = market;
  const [english, own] = [createMessages('en-US'), createMessages(tag)];
  const t = (key: Parameters<typeof own>[0], values?: Parameters<typeof own>[1]) =>
    [...new Set([english(key, values), own(key, values)])].join(' / ');
  const goods = await declaredGoods(
    db,
    lines.map(({ upc }) => upc),
  );
  const declared = declaredRows(await declaredLines(shop, packed, goods));
  const isFirst = await carriesDelivery(db, { orderNumber, shippingId: shipment.shipping_id, placeId });
  const delivery = isFirst ? deliveryOf(packed) : 0;
  const invoice = await findPaper(db, orderNumber, 'invoice');
  const currency = { style: 'currency', currency: order.order.currency, currencyDisplay: 'code' } as const;
  const price = writing(new Intl.NumberFormat('en-GB', currency), 100);
  const weight = writing(
    new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 }),
    1000,
  );
  const seller = sellerOf(shop, order.order.locale);
  return writePaper({
    title: t('paper.border.title', { number: orderNumber }),
    language: tag,
    shopName: shopNameOf(shop),
    issuedAt: shop.clock(),
    parts: [
      {
        kind: 'blocks',
        blocks: [
          {
            title: t('paper.border.from'),
            lines: seller ? [seller.name, ...seller.address, ...numbersOf(seller)] : [toWrite],
          },
          { title: t('paper.border.to'), lines: [...whereOf(shipment, { order, market }), ...phoneOf(shipment)] },
          { title: t('paper.border.dispatch'), lines: placeLines(shop, placeId) },
        ],
      },
      {
        kind: 'blocks',
        blocks: [
          {
            title: t('order.number'),
            lines: [orderNumber, localTime(order.placedAt, timeZone).day, shipment.method_label],
          },
          {
            title: t('paper.border.reason'),
            lines: [t(order.replaces === null ? 'paper.border.sale' : 'paper.border.replacement')],
          },
          ...(invoice ? [{ title: t('paper.border.invoice'), lines: [invoice.paper_number] }] : []),
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: t('paper.item'), share: 6 },
          { title: t('paper.border.code'), share: 3 },
          { title: t('paper.border.origin'), share: 3 },
          { title: t('paper.quantity'), share: 3, end: true },
          { title: t('paper.border.weight'), share: 3, end: true },
          { title: t('paper.border.each'), share: 3, end: true },
          { title: t('paper.border.value'), share: 3, end: true },
        ],
        rows: lines.map(({ upc, name, colour, size, qty }, index) => {
          const { value = null, grams = null } = declared.rows[index] ?? {};
          const { kind, facts } = goods.get(upc) ?? {};
          return [
            [kind, `${name}, ${colour}, ${size}`].filter(Boolean).join(': '),
            facts?.code ?? '',
            facts ? countryIn(facts.origin) : '',
            String(qty),
            weight(grams),
            price(value === null ? null : value / qty),
            price(value),
          ];
        }),
      },
      { kind: 'sums', rows: sumRows() },
      { kind: 'text', text: t('paper.border.statement') },
      ...(['paper.border.gross', 'paper.border.eori', 'paper.border.signature'] as const).map(
        (key): PaperPart => ({ kind: 'text', text: `${t(key)}: ${toWrite}` }),
      ),
    ],
    foot: seller ? [[seller.name, ...seller.address].join(' · ')] : [],
  });

  function sumRows() {
    const net = { label: t('paper.border.weight'), value: weight(declared.grams) };
    const value = { label: t('paper.border.value'), value: price(declared.value) };
    if (delivery === 0) return [net, { ...value, strong: true }];
    const total = declared.value === null || delivery === null ? null : declared.value + delivery;
    return [
      ...[net, value, { label: t('paper.border.delivery'), value: price(delivery) }],
      { label: t('paper.border.total'), value: price(total), strong: true },
    ];
  }

  function numbersOf({ taxNumber, register }: NonNullable<typeof seller>): readonly string[] {
    return [register, ...(taxNumber === null ? [] : [t('paper.taxNumber', { number: taxNumber })])];
  }
}

/** Writes amounts in a smaller unit, and nothing for what is not known. */
function writing(format: Intl.NumberFormat, smaller: number): (amount: number | null) => string {
  return (amount) => (amount === null ? '' : format.format(amount / smaller));
}

const countryIn = (code: string) => `${countryName(code, 'en')} (${code})`;

/** Where a place is, in lines. */
function placeLines({ catalogue }: Shop, placeId: string): readonly string[] {
  const place = catalogue.place(placeId);
  const { addressLine1, postalCode, city, province } = readPlaceDetails(place?.details);
  const town = [postalCode, city, province].filter(Boolean).join(' ');
  return place ? [addressLine1, town, countryIn(place.country)].filter(Boolean) : [toWrite];
}

/** What was paid for the delivery of a shipment without tax, in minor units; null for orders from before receipts. */
function deliveryOf({ order, shipment }: Packed): number | null {
  const part = order.order.receipt?.shipments.find(({ id }) => id === shipment.shipping_id);
  return part ? part.amount - (part.tax.included ? part.tax.amount : 0) : null;
}

/** Carriers call whoever a parcel is for when there is something to pay. */
function phoneOf({ address }: StoredShipment): readonly string[] {
  return address?.phone ? [address.phone] : [];
}
