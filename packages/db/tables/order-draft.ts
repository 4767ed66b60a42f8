/** An order ready to be written, in the columns of its tables. Amounts are whole minor units. */
export type OrderDraft = Readonly<{
  order: DraftOrder;
  lines: readonly DraftLine[];
  /** The places that supply the units of each line; a line without stock has none. */
  sources: readonly DraftSource[];
  shipments: readonly DraftShipment[];
  adjustments: readonly DraftAdjustment[];
  /** In the order of authorisation; together they are the total. */
  payments: readonly DraftPayment[];
  /** The order whose goods it sends again at no charge. */
  replaces?: string;
  /** Codes used by the order. */
  coupons: readonly string[];
  /** Promotions with an effect, and what each gives in minor units, off goods and off delivery. */
  redemptions: readonly Readonly<{ promotion_id: string; amount: number }>[];
  /** What it counts towards the yearly limits of its shopper. */
  allowances: readonly DraftAllowance[];
  /** Its turn among the orders of the account, where what it costs depends on those before; else null. */
  turn: number | null;
}>;

export type DraftAllowance = Readonly<{
  kind: 'employee' | 'prosumer';
  year: number;
  /** One after the last that its prices know of, so that an order placed meanwhile refuses it. */
  turn: number;
  /** What is paid for the goods of each line, by its number, and together. */
  goods: Readonly<Record<number, number>>;
  amount: number;
}>;

export type DraftOrder = Readonly<{
  locale: string;
  currency: string;
  email: string;
  billing: unknown;
  item_sub_total: number;
  original_total: number;
  discount_total: number;
  item_total: number;
  shipping_total: number;
  tax_total: number;
  total: number;
  total_units: number;
  tax_included: boolean;
  channel: string;
  source: string;
  mobile_channel: 'web' | 'app';
  /** The browser's device fingerprint, for fraud checks (C7.57). */
  device_fingerprint: string | null;
  /**
   * Promotions that had an effect, in the shopper's language, `[{promotionId, promotionName, level, calloutMessage}]`;
   * null: none.
   */
  promotions: unknown;
  /** Its codes as in the cart, for putting the items back into one; null: none. */
  coupons: unknown;
  /** Its receipt; null for orders from before receipts. */
  receipt: unknown;
  /** The store and the employee that sold it, `{storeId, storeEmployeeId}`; null for an order of a shopper (C3.39). */
  in_store: unknown;
  /** The page of the terms of sale, and the version of it at placing; null where none was published. */
  terms_page: string | null;
  terms_version: number | null;
}>;

export type DraftLine = Readonly<{
  line_no: number;
  item_id: string;
  shipping_id: string;
  upc: string;
  sku: string;
  product_id: string;
  master_id: string;
  name: string;
  colour: string;
  size: string;
  image: string;
  page_path: string;
  /** The place that supplies it, or most of it; null without stock. */
  place_id: string | null;
  recipe_id: string | null;
  digital: boolean;
  customs: boolean;
  qty: number;
  max_qty: number;
  current_price: number;
  original_price: number;
  row_total: number;
  row_after_item_discount: number;
  row_after_order_discount: number;
  tax_total: number;
  /** Promotions of the line, in the same form. */
  promotions: unknown;
  /** Whether it was a gift; null in orders from before there were gifts. */
  bonus: boolean | null;
  /** `{to, email, message}` or null. */
  gift_option: unknown;
  /** The options of a gift card; null for other goods. */
  gift_card: unknown;
  /**
   * The adjustment of a store associate, `{adjustmentId, type, value, reason, storeId, employeeId, createdAt, amount}`
   * or null.
   */
  price_adjustment: unknown;
}>;

export type DraftSource = Readonly<{ line_no: number; upc: string; place_id: string; qty: number }>;

export type DraftShipment = Readonly<{
  shipping_id: string;
  kind: 'home' | 'pudo' | 'pickup' | 'sts' | 'digital' | 'customs';
  store_id: string | null;
  store_name: string | null;
  /** Handed over at the till, with the placing. */
  taken_at_once: boolean;
  collection_point_id: string | null;
  /** Days, YYYY-MM-DD in the calendar of the destination. */
  promised_from: string | null;
  promised_to: string | null;
  /** The earliest one at the time of the order, `{label, from, to}`. */
  pickup_window: unknown;
  method_code: string;
  method_label: string;
  delivery_time: string;
  price: number;
  address: unknown;
}>;

export type DraftAdjustment = Readonly<{
  adjustment_no: number;
  item_id: string | null;
  kind: 'markdown' | 'adjustment' | 'promotion' | 'shipping' | 'tax';
  label: string;
  amount: number;
}>;

export type DraftPayment = Readonly<{
  payment_instrument_id: string;
  method: string;
  provider: string;
  /** Token at the provider; not part of the order. */
  token: string;
  amount: number;
  card_brand: string | null;
  card_last4: string | null;
  card_expiry_month: number | null;
  card_expiry_year: number | null;
  /** Account at the payment service. */
  account: string | null;
  /** The provider's id of the shopper's consent. */
  request_id: string | null;
  /** Whether the token is a saved card's, and whether the card is to be saved once it has paid. */
  saved: boolean;
  keep: boolean;
}>;

/** Members of a draft's payment that an order does not store. */
export type Unwritten = 'token' | 'saved' | 'keep';
