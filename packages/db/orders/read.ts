import type { Pool } from 'pg';
import type {
  DraftAdjustment,
  DraftLine,
  DraftOrder,
  DraftPayment,
  DraftShipment,
  Unwritten,
} from '../tables/order-draft.ts';
import type { PaymentRowState } from '../tables/orders.ts';
import { type ReturnedGoods, returnedGoods } from './returned-goods.ts';

export type StoredPayment = Omit<DraftPayment, Unwritten> &
  Readonly<{
    idempotency_key: string;
    provider_payment_id: string;
    state: PaymentRowState;
    challenge_id: string | null;
    challenge_expires_at: string | null;
    refunded: number;
    by_parcel: boolean;
    booked: number;
    taken: number;
    released: number;
  }>;

/** The times of its steps, ISO 8601, and its carrier. */
export type StoredShipment = DraftShipment &
  Readonly<{
    ready_at: string | null;
    packed_at: string | null;
    first_parcel_at: string | null;
    shipped_at: string | null;
    delivered_at: string | null;
    cancelled_at: string | null;
    carrier: string | null;
    tracking_number: string | null;
    /** The day that its shopper was told when its pieces were not found in time. */
    postponed_to: string | null;
    /** The day that it misses as no place has pieces of it, of which its shopper was told. */
    unkept_day: string | null;
  }>;

/** A parcel with what its carrier has reported, the oldest first; times in ISO 8601. */
export type StoredParcel = Readonly<{
  parcel_id: number;
  shipping_id: string;
  carrier: string;
  tracking_number: string;
  handed_over_at: string;
  /** Null for all that no other parcel of its shipment has. */
  units: readonly Readonly<{ line_no: number; qty: number }>[] | null;
  expected_on: string | null;
  /** The day that its shopper was told when it was late. */
  told_on: string | null;
  scans: readonly Readonly<{ state: string; at: string; place: string }>[];
}>;

/** A move of an order to a state; `at` in ISO 8601. */
export type StoredStep = Readonly<{ to_state: string; reason: string; at: string }>;

/** An order with everything that belongs to it. */
export type StoredOrder = Readonly<{
  orderNumber: string;
  cartId: string;
  owner: string;
  state: string;
  placedAt: Date;
  restoredAt: Date | null;
  order: DraftOrder;
  lines: readonly DraftLine[];
  shipments: readonly StoredShipment[];
  parcels: readonly StoredParcel[];
  adjustments: readonly DraftAdjustment[];
  payments: readonly StoredPayment[];
  /** The oldest first. */
  history: readonly StoredStep[];
  /** When the gift cards of a line were first mailed, ISO 8601, by line number. */
  giftCardsSent: Readonly<Record<string, string>>;
  /** Units that were cancelled while the rest of the order stays, by line number. */
  cancelled: Readonly<Record<string, number>>;
  /** The return that it was made of; null for an order that was placed. */
  exchange: Readonly<{ ofOrder: string; returnId: string; points: number; goods: ReturnedGoods }> | null;
  /** The order whose goods it sends again at no charge; null for any other. */
  replaces: string | null;
  /** The order that its goods were paid with and are sent back with, if it sends goods again: the first of all; null for any other. */
  rootOrder: string | null;
  /** Whether something of what was sent again for it has arrived. */
  replacementArrived: boolean;
}>;

// Whole rows as json: jsonb would sort and copy each member before it is written as text all the same.
const members = (table: string, order: string) => `
  coalesce((select json_agg(to_json(it) order by it.${order}) from ${table} it
            where it.order_number = orders.order_number), '[]'::json)`;

const text = `
  select orders.order_number, orders.cart_id, orders.owner, orders.state, orders.placed_at, orders.restored_at,
         to_json(orders) as "order",
         ${members('order_line', 'line_no')} as lines,
         ${members('order_shipment', 'shipping_id')} as shipments,
         coalesce((select json_agg(json_build_object(
             'parcel_id', parcel_id, 'shipping_id', shipping_id, 'carrier', carrier, 'tracking_number', tracking_number,
             'handed_over_at', handed_over_at, 'expected_on', expected_on, 'told_on', told_on,
             'units', (select json_agg(it) from (
                 select line_no, sum(qty)::int as qty from parcel_unit where parcel_unit.parcel_id = parcel.parcel_id
                 group by line_no order by line_no) it),
             'scans', coalesce((select json_agg(json_build_object('state', state, 'at', at, 'place', place) order by at)
                                from parcel_scan where parcel_scan.parcel_id = parcel.parcel_id), '[]'::json)
           ) order by parcel_id) from parcel where parcel.order_number = orders.order_number), '[]'::json) as parcels,
         ${members('order_adjustment', 'adjustment_no')} as adjustments,
         ${members('order_payment', 'idempotency_key')} as payments,
         ${members('order_history', 'entry_no')} as history,
         coalesce((select json_object_agg(line_no, sent_at) from (
           select line_no, min(sent_at) as sent_at from gift_card
           where order_number = orders.order_number and state = 'active' and sent_at is not null group by line_no
         ) sent), '{}'::json) as "giftCardsSent",
         coalesce((select json_object_agg(line_no, qty) from (
           select line_no, sum(qty)::int as qty from order_cancelled_line
           where order_cancelled_line.order_number = orders.order_number group by line_no
         ) gone), '{}'::json) as cancelled,
         (select json_build_object('ofOrder', of_order, 'returnId', return_id, 'points', points, 'goods', ${returnedGoods})
          from order_exchange where order_exchange.order_number = orders.order_number) as exchange,
         (select of_order from order_replacement where order_replacement.order_number = orders.order_number) as replaces,
         (select root_order from order_replacement where order_replacement.order_number = orders.order_number) as "rootOrder",
         exists (select from order_replacement join order_shipment using (order_number)
                 where root_order = orders.order_number and delivered_at is not null) as "replacementArrived"
  from orders where `;

/** The numbers in the first parameter, and the bound by which the planner expects few of them, so that it looks up each by its key. */
const asked = 'unnest($1::text[]) with ordinality as asked (number, no)';
const boundedAsked = 'where asked.no between 1 and cardinality($1::text[])';

type Row = {
  order_number: string;
  cart_id: string;
  owner: string;
  state: string;
  placed_at: Date;
  restored_at: Date | null;
} & Pick<
  StoredOrder,
  | 'order'
  | 'lines'
  | 'shipments'
  | 'parcels'
  | 'adjustments'
  | 'payments'
  | 'history'
  | 'giftCardsSent'
  | 'cancelled'
  | 'exchange'
  | 'replaces'
  | 'rootOrder'
  | 'replacementArrived'
>;

/** An order by number, of any owner: for jobs, and for handlers that check the owner themselves. */
export async function findOrder(pool: Pool, orderNumber: string): Promise<StoredOrder | undefined> {
  const { rows } = await pool.query<Row>({
    name: 'order-read',
    text: `${text} order_number = $1`,
    values: [orderNumber],
  });
  return rows[0] && stored(rows[0]);
}

/** The same of several orders, those that there are. */
export async function findOrders(pool: Pool, orderNumbers: readonly string[]): Promise<readonly StoredOrder[]> {
  const { rows } = await pool.query<Row>({
    name: 'orders-read',
    text: `select found.* from ${asked}, lateral (${text} order_number = asked.number) as found ${boundedAsked}`,
    values: [orderNumbers],
  });
  return rows.map(stored);
}

/** The order of a cart. */
export async function orderOfCart(pool: Pool, cartId: string): Promise<StoredOrder | undefined> {
  const { rows } = await pool.query<Row>({ name: 'order-of-cart', text: `${text} cart_id = $1`, values: [cartId] });
  return rows[0] && stored(rows[0]);
}

export type OrderPayments = Pick<StoredOrder, 'orderNumber' | 'owner' | 'state' | 'payments' | 'placedAt'> &
  Readonly<{
    locale: string;
    /** Payment instruments whose cards the buyer has asked to keep; none once the placing is forgotten. */
    kept: readonly string[];
  }>;

/** The payments of several orders, without the rest of them, each in the place of its number. */
export async function paymentsOfOrders(
  pool: Pool,
  orderNumbers: readonly string[],
): Promise<readonly (OrderPayments | undefined)[]> {
  const { rows } = await pool.query<OrderPayments>({
    name: 'orders-payments',
    text: `select order_number as "orderNumber", owner, state, locale, placed_at as "placedAt",
             ${members('order_payment', 'idempotency_key')} as payments,
             array(
               select payment ->> 'payment_instrument_id'
               from placement, jsonb_array_elements(draft -> 'payments') as payment
               where placement.order_number = orders.order_number and (payment ->> 'keep')::boolean
             ) as kept
           from ${asked} join orders on orders.order_number = asked.number ${boundedAsked}`,
    values: [orderNumbers],
  });
  const byNumber = new Map(rows.map((row) => [row.orderNumber, row]));
  return orderNumbers.map((number) => byNumber.get(number));
}

export type Standing = Readonly<{ orderNumber: string; orderState: string; paymentState: string; placedAt: Date }>;

/** The state of a payment, given by its key, and of its order. */
export async function standingOfPayment(pool: Pool, key: string): Promise<Standing | undefined> {
  const { rows } = await pool.query<Standing>({
    name: 'order-of-payment',
    text: `select orders.order_number as "orderNumber", orders.state as "orderState",
                  order_payment.state as "paymentState", orders.placed_at as "placedAt"
           from order_payment join orders using (order_number) where idempotency_key = $1`,
    values: [key],
  });
  return rows[0];
}

function stored(row: Row): StoredOrder {
  return {
    orderNumber: row.order_number,
    cartId: row.cart_id,
    owner: row.owner,
    state: row.state,
    placedAt: row.placed_at,
    restoredAt: row.restored_at,
    order: withBilling(row.order),
    lines: row.lines,
    shipments: row.shipments,
    parcels: row.parcels,
    adjustments: row.adjustments,
    payments: row.payments,
    history: row.history,
    giftCardsSent: row.giftCardsSent,
    cancelled: row.cancelled,
    exchange: row.exchange,
    replaces: row.replaces,
    rootOrder: row.rootOrder,
    replacementArrived: row.replacementArrived,
  };
}

/** The billing address of an erased buyer is an empty object, as its column is never null. */
function withBilling(order: DraftOrder): DraftOrder {
  const isErased = order.billing !== null && Object.keys(order.billing as object).length === 0;
  return isErased ? { ...order, billing: null } : order;
}
