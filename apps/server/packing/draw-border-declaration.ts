import { declaredGoods } from '@eyelet/db/catalogue/border-facts.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Currency } from '@eyelet/domain/money/currency.ts';
import { formatMinor } from '@eyelet/domain/money/format.ts';
import { declaredRows } from '@eyelet/domain/parcels/declared-rows.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Shop } from '../kernel/shop.ts';
import { dateFormat } from '../mail/date-format.ts';
import { shopNameOf } from '../mail/sender.ts';
import { whereOf } from '../orders/mail/shipment-parts.ts';
import { sellerOf } from '../papers/seller-of.ts';
import { writePaper } from '../papers/write-paper.ts';
import { paidLinesOf } from '../returns/paid-lines.ts';
import type { StoredLine, StoredOrder, StoredShipment } from '../stored-orders/stored-order.ts';

type Packed = Readonly<{ order: StoredOrder; shipment: StoredShipment; lines: readonly StoredLine[] }>;

/**
 * What a parcel declares at a customs border, with the members of the form CN 23 and of an invoice for customs: in English, which authorities everywhere
 * read, and in the language of the market. What the shop does not know of goods is left empty, to be written by hand.
 */
export async function drawBorderDeclaration(shop: Shop, { order, shipment, lines }: Packed): Promise<Buffer> {
  const market = marketByHeader(order.order.locale) ?? defaultMarket;
  const { tag, timeZone } = market;
  const [english, own] = [createMessages('en-US'), createMessages(tag)];
  const t = (key: Parameters<typeof own>[0], values?: Parameters<typeof own>[1]) =>
    [...new Set([english(key, values), own(key, values)])].join(' / ');
  const goods = await declaredGoods(
    shop.database.db,
    lines.map(({ upc }) => upc),
  );
  const paid = new Map(paidLinesOf(order).lines.map((line) => [line.lineNo, line]));
  const declared = declaredRows(
    lines.map((line) => {
      const { paid: gross = 0, tax = 0, qty: bought = line.qty } = paid.get(line.line_no) ?? {};
      const facts = goods.get(line.upc)?.facts ?? null;
      return { qty: line.qty, bought, net: gross - tax, price: line.original_price, facts };
    }),
  );
  const price = (minor: number) => formatMinor(minor, order.order.currency as Currency, tag);
  const weight = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 });
  const weightOf = (grams: number | null) => (grams === null ? '' : weight.format(grams / 1000));
  const seller = sellerOf(shop, order.order.locale);
  const dayOf = (one: Date) => dateFormat(tag, { dateStyle: 'long', timeZone }).format(one);
  return writePaper({
    title: t('paper.border.title', { number: order.orderNumber }),
    language: tag,
    shopName: shopNameOf(shop),
    issuedAt: shop.clock(),
    parts: [
      {
        kind: 'blocks',
        blocks: [
          {
            title: t('paper.border.from'),
            lines: seller ? [seller.name, ...seller.address, ...numbersOf(seller)] : [],
          },
          { title: t('paper.border.to'), lines: [...whereOf(shipment, { order, market }), ...phoneOf(shipment)] },
          {
            title: t('order.number'),
            lines: [order.orderNumber, dayOf(order.placedAt), t('paper.border.sale'), shipment.method_label],
          },
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
          { title: t('paper.border.value'), share: 3, end: true },
        ],
        rows: lines.map(({ upc, name, colour, size, qty }, index) => {
          const row = declared.rows[index];
          const kind = goods.get(upc)?.kind ?? '';
          return [
            [kind, `${name}, ${colour}, ${size}`].filter(Boolean).join(': '),
            row?.code ?? '',
            row?.origin ? `${countryName(row.origin, 'en')} (${row.origin})` : '',
            String(qty),
            weightOf(row?.grams ?? null),
            price(row?.value ?? 0),
          ];
        }),
      },
      {
        kind: 'sums',
        rows: [
          { label: t('paper.border.weight'), value: weightOf(declared.grams) },
          { label: t('paper.border.value'), value: price(declared.value), strong: true },
        ],
      },
      { kind: 'text', text: t('paper.border.statement') },
      { kind: 'text', text: `${t('paper.border.signature')}: ${'_'.repeat(40)}` },
    ],
    foot: seller ? [[seller.name, ...seller.address].join(' · ')] : [],
  });

  function numbersOf({ taxNumber, register }: NonNullable<typeof seller>): readonly string[] {
    return [register, ...(taxNumber === null ? [] : [t('paper.taxNumber', { number: taxNumber })])];
  }
}

/** Carriers call whoever a parcel is for when there is something to pay. */
function phoneOf({ address }: StoredShipment): readonly string[] {
  return address?.phone ? [address.phone] : [];
}
