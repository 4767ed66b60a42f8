import type { TillReceipt } from '@eyelet/contracts/till-receipts/till-receipt.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { storeEmployeeName } from '@eyelet/domain/stores/employee-name.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { addressOfPlace } from '../cart/shipment-address.ts';
import { wholeOf } from '../invoices/paper-of.ts';
import type { Shop } from '../kernel/shop.ts';
import { dateFormat } from '../mail/date-format.ts';
import { originOf, shopNameOf } from '../mail/sender.ts';
import { adjustedText, linePrice, type OrderParts, priceIn, sumsOf } from '../orders/mail/order-parts.ts';
import { paymentName } from '../orders/mail/payment-name.ts';
import { mayGive } from '../papers/may-give.ts';
import { giftReceiptPath } from '../papers/paper-path.ts';
import { sellerOf } from '../papers/seller-of.ts';
import { storeNamed } from '../store-sessions/store-named.ts';
import type { StoredLine, StoredOrder } from '../stored-orders/stored-order.ts';

/** The till receipt of an order that an associate has sold, in the language of its market. */
export async function tillReceiptOf(shop: Shop, order: StoredOrder): Promise<TillReceipt> {
  const market = marketByHeader(order.order.locale) ?? defaultMarket;
  const t = createMessages(market.tag);
  const shopName = shopNameOf(shop);
  const parts: OrderParts = {
    ...{ order, market, t, shopName, origin: originOf(shop.config), logo: undefined, greeting: '' },
  };
  const sold = order.order.in_store;
  const associate = await findConsumer(shop.database.db, sold?.storeEmployeeId ?? '');
  const shown = order.shipments.filter(({ shipping_id }) => linesIn(order, shipping_id).length > 0);
  return {
    ...{ orderNumber: order.orderNumber, locale: market.header, shopName },
    ...storeOf(shop, parts),
    seller: sellerLines(shop, parts),
    soldBy: associate ? storeEmployeeName(associate) : '',
    groups: shown.map(({ shipping_id, method_label }) => ({
      title: shown.length > 1 ? method_label : null,
      items: linesIn(order, shipping_id).map((line) => itemOf(line, parts)),
    })),
    sums: sumsOf(parts).map(({ label, value, strong = false }) => ({ label, value, strong })),
    taxes: taxesOf(parts),
    tenders: order.payments.map((payment) => ({
      ...{ label: paymentName(payment, t), value: priceIn(parts, payment.amount), strong: false },
    })),
    giftReceiptPath: mayGive(order) ? giftReceiptPath(shop, order.orderNumber) : null,
  };
}

function linesIn({ lines }: StoredOrder, shippingId: string): readonly StoredLine[] {
  return lines.filter((line) => line.shipping_id === shippingId);
}

function itemOf(line: StoredLine, parts: OrderParts): TillReceipt['groups'][number]['items'][number] {
  const { t } = parts;
  const { now, before = null } = linePrice(parts, line);
  return {
    text: t('mail.order.line', { qty: line.qty, name: line.name }),
    detail: t('cart.lineOf', { colour: line.colour, size: line.size }),
    note: adjustedText(parts, line) ?? null,
    ...{ price: now, before },
  };
}

/** The store with its address, and when the order was placed by its clock. */
function storeOf(shop: Pick<Shop, 'catalogue'>, { order, market }: OrderParts): Pick<TillReceipt, 'store' | 'at'> {
  const id = order.order.in_store?.storeId ?? '';
  const place = storeNamed({ shop: shop as Shop }, id);
  const details = place && readPlaceDetails(place.details);
  const timeZone = details?.timeZone ?? market.timeZone;
  return {
    store: {
      name: place?.name ?? id,
      lines: place ? addressLines({ ...addressOfPlace(place), addressLine2: '' }) : [],
    },
    at: dateFormat(market.tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(order.placedAt),
  };
}

function sellerLines(shop: Shop, { order, t }: OrderParts): string[] {
  const seller = sellerOf(shop, order.order.locale);
  if (!seller) return [];
  const { name, address, taxNumber } = seller;
  return [name, ...address, ...(taxNumber ? [t('paper.taxNumber', { number: taxNumber })] : [])];
}

function taxesOf(parts: OrderParts): TillReceipt['taxes'] {
  const { order, market, t } = parts;
  const percent = new Intl.NumberFormat(market.tag, { style: 'percent', maximumFractionDigits: 3 });
  return wholeOf(order).taxes.map(({ rate, net, tax }) => ({
    label: t('paper.tax', { rate: percent.format(rate / 100_000), net: priceIn(parts, net) }),
    ...{ value: priceIn(parts, tax), strong: false },
  }));
}
