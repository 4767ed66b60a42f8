import { nullable, oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import type { OrderDraft } from '@eyelet/db/tables/order-draft.ts';
import { Type } from 'typebox';
import { storedReader } from '../stored-orders/parse-stored.ts';
import { storedMembers } from '../stored-orders/stored-order.ts';

const text = Type.String();
const textOrNone = nullable(text);
const whole = Type.Integer();
const wholeOrNone = nullable(whole);
const yes = Type.Boolean();

const orderSchema = Type.Object({
  ...{ locale: text, currency: text, email: text, channel: text, source: text, mobile_channel: oneOf(['web', 'app']) },
  ...{ item_sub_total: whole, original_total: whole, discount_total: whole, item_total: whole, shipping_total: whole },
  ...{ tax_total: whole, total: whole, total_units: whole, tax_included: yes, device_fingerprint: textOrNone },
  ...{ terms_page: textOrNone, terms_version: wholeOrNone, ...storedMembers.order },
});

const lineSchema = Type.Object({
  ...{ line_no: whole, item_id: text, shipping_id: text, upc: text, sku: text, product_id: text, master_id: text },
  ...{
    name: text,
    colour: text,
    size: text,
    image: text,
    page_path: text,
    place_id: textOrNone,
    recipe_id: textOrNone,
  },
  ...{ digital: yes, customs: yes, qty: whole, max_qty: whole, current_price: whole, original_price: whole },
  ...{ row_total: whole, row_after_item_discount: whole, row_after_order_discount: whole, tax_total: whole },
  ...{ bonus: nullable(yes), ...storedMembers.line },
});

const shipmentSchema = Type.Object({
  ...{ shipping_id: text, kind: oneOf(['home', 'pudo', 'pickup', 'sts', 'digital', 'customs']), store_id: textOrNone },
  ...{ store_name: textOrNone, collection_point_id: textOrNone, promised_from: textOrNone, promised_to: textOrNone },
  ...{ method_code: text, method_label: text, delivery_time: text, price: whole, ...storedMembers.shipment },
  taken_at_once: yes,
});

const adjustmentSchema = Type.Object({
  ...{ adjustment_no: whole, item_id: textOrNone, label: text, amount: whole },
  kind: oneOf(['markdown', 'adjustment', 'promotion', 'shipping', 'tax']),
});

const paymentSchema = Type.Object({
  ...{ payment_instrument_id: text, method: text, provider: text, token: text, amount: whole, card_brand: textOrNone },
  ...{ card_last4: textOrNone, card_expiry_month: wholeOrNone, card_expiry_year: wholeOrNone, account: textOrNone },
  ...{ request_id: textOrNone, saved: yes, keep: yes },
});

const allowanceSchema = Type.Object({
  ...{ kind: oneOf(['employee', 'prosumer']), year: whole, turn: whole, amount: whole },
  goods: Type.Record(text, whole),
});

const draftSchema = Type.Object({
  order: orderSchema,
  lines: Type.Array(lineSchema),
  sources: Type.Array(Type.Object({ line_no: whole, upc: text, place_id: text, qty: whole })),
  shipments: Type.Array(shipmentSchema),
  adjustments: Type.Array(adjustmentSchema),
  payments: Type.Array(paymentSchema),
  coupons: Type.Array(text),
  redemptions: Type.Array(Type.Object({ promotion_id: text, amount: whole })),
  allowances: Type.Array(allowanceSchema),
  turn: wholeOrNone,
});

const read = storedReader('the draft', draftSchema);

/** The order that a placement is to write, begun by this or an earlier version. */
export function draftOf({ order_number, draft }: Readonly<{ order_number: string; draft: unknown }>): OrderDraft {
  return read(order_number, withLaterMembers(draft));
}

/** Members that later versions have added are empty in a draft from before. */
function withLaterMembers(draft: unknown): unknown {
  if (!isObject(draft)) return draft;
  const { order, shipments } = draft;
  return {
    ...{ redemptions: [], allowances: [], turn: null, ...draft },
    shipments: Array.isArray(shipments) ? shipments.map((one) => ({ taken_at_once: false, ...one })) : shipments,
    order: isObject(order) ? { terms_page: null, terms_version: null, in_store: null, ...order } : order,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
