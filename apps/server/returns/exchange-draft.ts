import type { DraftAdjustment, OrderDraft } from '@eyelet/db/tables/order-draft.ts';
import type { Currency } from '@eyelet/domain/money/currency.ts';
import type { Receipt, ReceiptPart } from '@eyelet/domain/pricing/receipt.ts';
import type { PaidShare } from '@eyelet/domain/returns/exchange.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { storable } from '../stored-orders/stored-receipt.ts';
import { exchangeTender } from '../tenders/names.ts';
import type { ExchangeGoods } from './exchange-goods.ts';
import type { ExchangeParcel } from './exchange-shipment.ts';

/** Goods that are sent instead of units of a line, from a place, and what they are paid with. */
export type ExchangedLine = Readonly<{
  lineNo: number;
  units: number;
  placeId: string;
  goods: ExchangeGoods;
  share: PaidShare;
}>;

export type ExchangeDraft = Readonly<{
  /** Of the return or the replacement that it is made of. */
  id: string;
  lines: readonly ExchangedLine[];
  parcels: readonly ExchangeParcel[];
  delivery: PaidShare;
  total: number;
}>;

/**
 * The order of what is sent instead of goods of another one. Of returned goods: at what was paid for those, with its tax, and paid with
 * it, so that it costs nothing, and can be sent back like any other. What replaces goods without a return carries nothing, and has no
 * payment.
 */
export function exchangeDraftOf(stored: StoredOrder, made: ExchangeDraft): OrderDraft {
  const { order, orderNumber } = stored;
  const { id, lines, parcels, delivery, total } = made;
  const shipments = shipmentsOf(made);
  const items = lines.reduce((sum, { share }) => sum + share.row, 0);
  const tax = lines.reduce((sum, { share }) => sum + share.tax, delivery.tax);
  return {
    order: {
      ...{ locale: order.locale, currency: order.currency, email: order.email, billing: order.billing },
      ...{ item_sub_total: items, original_total: items, discount_total: 0, item_total: items },
      ...{ shipping_total: delivery.row, tax_total: tax, total, tax_included: order.tax_included },
      total_units: lines.reduce((sum, { units }) => sum + units, 0),
      ...{ channel: order.channel, source: order.source, mobile_channel: order.mobile_channel },
      ...{ device_fingerprint: null, promotions: null, coupons: null, in_store: order.in_store },
      receipt: storable(receiptOf(stored, made)),
      ...{ terms_page: order.terms_page, terms_version: order.terms_version },
    },
    lines: lines.map(({ lineNo, units, placeId, goods, share }, index) => {
      const each = Math.floor(share.row / units);
      return {
        ...{
          line_no: index + 1,
          item_id: itemIdOf(id, index),
          shipping_id: shippingIdOf(parcels, lineNo),
          ...goods,
        },
        ...{ place_id: placeId, recipe_id: null, digital: false, customs: false, qty: units, max_qty: units },
        ...{ current_price: each, original_price: each, row_total: share.row },
        ...{ row_after_item_discount: share.row, row_after_order_discount: share.row, tax_total: share.tax },
        ...{ promotions: null, bonus: false, gift_option: null, gift_card: null, price_adjustment: null },
      };
    }),
    sources: lines.map(({ units, placeId, goods }, index) => ({
      ...{ line_no: index + 1, upc: goods.upc, place_id: placeId, qty: units },
    })),
    shipments: shipments.map(({ shipment, price }) => ({ ...shipment, price: price.row })),
    adjustments: adjustmentsOf(made, order.tax_included, tax),
    payments: total > 0 ? [paymentOf(id, orderNumber, total)] : [],
    coupons: [],
    redemptions: [],
    // The goods that came back for these stay counted.
    allowances: [],
    turn: null,
  };
}

/** What a return carries of the payments of its order. */
function paymentOf(id: string, orderNumber: string, amount: number): OrderDraft['payments'][number] {
  return {
    ...{ payment_instrument_id: id, method: 'EXCHANGE', provider: exchangeTender, token: '', amount },
    ...{ card_brand: null, card_last4: null, card_expiry_month: null, card_expiry_year: null },
    ...{ account: orderNumber, request_id: null, saved: false, keep: false },
  };
}

/** The shipments with their prices: what is paid for delivery is paid for the first of them. */
function shipmentsOf({ parcels, delivery }: ExchangeDraft) {
  return parcels.map(({ shipment }, index) => ({ shipment, price: index === 0 ? delivery : { row: 0, tax: 0 } }));
}

function shippingIdOf(parcels: ExchangeDraft['parcels'], lineNo: number): string {
  const parcel = parcels.find(({ lineNos }) => lineNos.includes(lineNo));
  if (!parcel) throw new Error(`what replaces line ${lineNo} is in no parcel`);
  return parcel.shipment.shipping_id;
}

const itemIdOf = (id: string, index: number) => `${id}-${index + 1}`;

function receiptOf(stored: StoredOrder, made: ExchangeDraft): Receipt {
  const { id: madeOf, lines, delivery, total } = made;
  const { order, orderNumber } = stored;
  const included = order.tax_included;
  const partOf = (id: string, share: PaidShare, rate: number): Omit<ReceiptPart, 'entries'> => ({
    id,
    amount: share.row,
    tax: { amount: share.tax, rate, base: share.row, included, rounding: 0 },
  });
  const { receipt } = order;
  return {
    currency: order.currency as Currency,
    lines: lines.map(({ lineNo, share }, index) => {
      const was = stored.lines.find(({ line_no }) => line_no === lineNo)?.item_id;
      const rate = receipt?.lines.find(({ id }) => id === was)?.tax.rate ?? 0;
      // Nothing is paid for what is sent again.
      const entries = share.row > 0 ? [{ kind: 'exchange' as const, amount: share.row, orderNumber }] : [];
      return { ...partOf(itemIdOf(madeOf, index), share, rate), entries };
    }),
    shipments: shipmentsOf(made).map(({ shipment, price }) => ({
      ...partOf(shipment.shipping_id, price, receipt?.shipments.find(({ amount }) => amount > 0)?.tax.rate ?? 0),
      entries: [{ kind: 'delivery', amount: price.row, method: shipment.method_code }],
    })),
    shared: [],
    totals: {
      items: lines.reduce((sum, { share }) => sum + share.row, 0),
      shipping: delivery.row,
      tax: lines.reduce((sum, { share }) => sum + share.tax, delivery.tax),
      taxIncluded: included,
      total,
    },
    notApplied: [],
  };
}

function adjustmentsOf(made: ExchangeDraft, included: boolean, tax: number): DraftAdjustment[] {
  const shipping = shipmentsOf(made).map(({ shipment, price }) => ({
    ...{ kind: 'shipping' as const, label: shipment.method_code, amount: price.row },
  }));
  const taxed = { kind: 'tax' as const, label: included ? 'included' : 'added', amount: tax };
  return [...shipping, taxed].map((one, index) => ({ adjustment_no: index + 1, item_id: null, ...one }));
}
