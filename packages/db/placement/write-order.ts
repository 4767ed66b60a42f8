import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import type { Transaction } from '../database.ts';
import type { StateChange } from '../tables/orders.ts';
import type { Tables } from '../tables/tables.ts';
import { atomic } from './atomic.ts';
import { taken } from './end-claim.ts';
import { takingHistory } from './taking-history.ts';

export type WrittenPayment = Readonly<{
  payment_instrument_id: string;
  idempotency_key: string;
  provider_payment_id: string;
  state: 'authorised' | 'pending';
  challenge_id: string | null;
  challenge_expires_at: Date | null;
}>;

export type WriteOrder = Readonly<{
  cartId: string;
  attempt: string;
  /** The provider's answer for each payment of the draft. */
  payments: readonly WrittenPayment[];
  /** Present when a payment waits: the order is then pending and its stock stays reserved until then. */
  waitsUntil: Date | undefined;
  /** From the initial state of an order to the one it is written in. */
  move: StateChange;
  /** Further moves of an order that is paid, as some of it is handed over at once. */
  taking: readonly StateChange[];
  now: Date;
  /** Id of the shopper's action; undefined when a job finishes an abandoned placement. */
  correlationId: string | undefined;
}>;

// The draft is in the placement row already, so the statement is the same for one line and for fifty, and the process
// that recovers a placement writes exactly what the original one intended. It is split into its parts once: it is stored
// compressed, and each table that read from it would decompress it again. Rows are looked up by the cart alone: the planner
// underestimates the partial index of running placements and the table of reservations, which are full of rows that just ended.
// Of what happens to the stock there is only the part that applies, as each costs time even if it does nothing.
const textOf = (stock: string) => `
  with claimed as (
    update placement set state = case when $4::timestamptz is null then 'done' else 'challenge' end
    where cart_id = $1 and attempt = $2 and state || '' = 'running'
    returning cart_id, order_number, owner, draft
  ), placed as materialized (
    select claimed.cart_id, claimed.order_number, claimed.owner, part.*
    from claimed, jsonb_to_record(claimed.draft) as part ("order" jsonb, lines jsonb, sources jsonb, shipments jsonb,
      adjustments jsonb, payments jsonb, redemptions jsonb, replaces text)
  ), ${stock}, closed as (
    update cart set state = 'ordered', updated_at = $5 from placed where cart.id = placed.cart_id
  ), ordered as (
    insert into orders (order_number, cart_id, owner, state, locale, currency, email, billing, item_sub_total,
      original_total, discount_total, item_total, shipping_total, tax_total, total, total_units, tax_included,
      channel, source, mobile_channel, device_fingerprint, promotions, coupons, receipt, in_store, terms_page,
      terms_version, placed_at)
    select placed.order_number, placed.cart_id, placed.owner,
           coalesce($9::jsonb -> -1 ->> 'to', $7), it.*, $5
    from placed, jsonb_to_record(placed."order") as it (locale text, currency text, email text, billing jsonb,
      item_sub_total int, original_total int, discount_total int, item_total int, shipping_total int, tax_total int,
      total int, total_units int, tax_included boolean, channel text, source text, mobile_channel text,
      device_fingerprint text, promotions jsonb, coupons jsonb, receipt jsonb, in_store jsonb,
      terms_page text, terms_version int)
  ), lines as (
    insert into order_line (order_number, line_no, item_id, shipping_id, upc, sku, product_id, master_id, name, colour,
      size, image, page_path, place_id, recipe_id, digital, customs, qty, max_qty, current_price, original_price, row_total,
      row_after_item_discount, row_after_order_discount, tax_total, gift_option, gift_card, price_adjustment, promotions, bonus,
      ordered_at)
    select placed.order_number, it.*, $5
    from placed, jsonb_to_recordset(placed.lines) as it (line_no int, item_id text, shipping_id text, upc text,
      sku text, product_id text, master_id text, name text, colour text, size text, image text, page_path text,
      place_id text, recipe_id text, digital boolean, customs boolean, qty int, max_qty int, current_price int, original_price int, row_total int,
      row_after_item_discount int, row_after_order_discount int, tax_total int,
      gift_option jsonb, gift_card jsonb, price_adjustment jsonb, promotions jsonb, bonus boolean)
    returning order_number, line_no
  ), sources as (
    insert into order_line_source (order_number, line_no, place_id, qty)
    select lines.order_number, it.line_no, it.place_id, it.qty
    from placed, jsonb_to_recordset(placed.sources) as it (line_no int, place_id text, qty int)
    join lines using (line_no)
  ), shipments as (
    insert into order_shipment (order_number, shipping_id, method_code, method_label, delivery_time, price, address,
      kind, store_id, store_name, collection_point_id, promised_from, promised_to, pickup_window, taken_at_once,
      packed_at, ready_at, delivered_at)
    select placed.order_number, it.shipping_id, it.method_code, it.method_label, it.delivery_time, it.price, it.address,
           coalesce(it.kind, 'home'), it.store_id, it.store_name, it.collection_point_id, it.promised_from,
           it.promised_to, it.pickup_window, coalesce(it.taken_at_once, false), left_at, left_at, left_at
    from placed, jsonb_to_recordset(placed.shipments) as it (shipping_id text, method_code text,
      method_label text, delivery_time text, price int, address jsonb, kind text, store_id text, store_name text,
      collection_point_id text, promised_from text, promised_to text, pickup_window jsonb, taken_at_once boolean)
    cross join lateral (select case when it.taken_at_once and $4::timestamptz is null then $5::timestamptz end as left_at) at
  ), adjustments as (
    insert into order_adjustment (order_number, adjustment_no, item_id, kind, label, amount)
    select placed.order_number, it.*
    from placed, jsonb_to_recordset(placed.adjustments) as it (adjustment_no int, item_id text, kind text,
      label text, amount int)
  ), redeemed as (
    insert into order_promotion (order_number, promotion_id, amount, placed_at)
    select placed.order_number, it.promotion_id, it.amount, $5
    from placed, jsonb_to_recordset(placed.redemptions) as it (promotion_id text, amount int)
  ), payments as (
    insert into order_payment (order_number, idempotency_key, provider_payment_id, state, challenge_id,
      challenge_expires_at, payment_instrument_id, method, provider, amount, card_brand, card_last4, card_expiry_month,
      card_expiry_year, account, request_id)
    select placed.order_number, said.idempotency_key, said.provider_payment_id, said.state, said.challenge_id,
           said.challenge_expires_at, it.*
    from placed
    cross join jsonb_to_recordset(placed.payments) as it (payment_instrument_id text, method text,
      provider text, amount int, card_brand text, card_last4 text, card_expiry_month int, card_expiry_year int,
      account text, request_id text)
    join jsonb_to_recordset($3::jsonb) as said (payment_instrument_id text, idempotency_key text,
      provider_payment_id text, state text, challenge_id text, challenge_expires_at timestamptz)
      using (payment_instrument_id)
  ), history as (
    insert into order_history (order_number, entry_no, from_state, to_state, reason, at)
    select placed.order_number, it.entry_no, it.from_state, it.to_state, it.reason, $5
    from placed, (values
      (1, null, $8, 'placed'),
      (2, $8, $7,
       case when $4::timestamptz is null then 'payment authorised' else 'payment waits' end)
    ) as it (entry_no, from_state, to_state, reason)
    union all ${takingHistory('placed', { after: 2, moves: '$9', now: '$5' })}
  ), announced as (
    insert into event (name, subject, payload, correlation_id, at)
    select 'order.placed', order_number, jsonb_strip_nulls(jsonb_build_object('orderNumber', order_number,
      'locale', "order" -> 'locale', 'total', "order" -> 'total', 'currency', "order" -> 'currency', 'replaces', replaces)), $6::text, $5::timestamptz
    from placed where $4::timestamptz is null
    union all
    select 'shipment.delivered', order_number,
      jsonb_build_object('orderNumber', order_number, 'shippingId', it.shipping_id), $6::text, $5::timestamptz
    from placed, jsonb_to_recordset(placed.shipments) as it (shipping_id text, taken_at_once boolean)
    where $4::timestamptz is null and it.taken_at_once
  )
  select order_number from placed`;

const paid = {
  name: 'placement-write-paid',
  text: textOf(`released as (
    delete from reservation where cart_id = $1 and exists (select from placed)
    returning reservation.upc, reservation.place_id, reservation.qty
  ), ${taken}`),
};

const waiting = {
  name: 'placement-write-waiting',
  text: textOf(`prolonged as (
    update reservation set expires_at = $4 where cart_id = $1 and exists (select from placed)
  )`),
};

/**
 * Writes the order of a running placement and takes its stock, in one statement. Returns false when the placement no
 * longer belongs to this attempt: another process has finished or undone it.
 */
export async function writeOrder(pool: Pool, one: WriteOrder): Promise<boolean> {
  const { rowCount } = await atomic(pool, { ...statementOf(one), values: valuesOf(one) });
  return rowCount === 1;
}

/** The same within a transaction that has begun the placement itself. */
export async function writeOrderWithin(tx: Transaction<Tables>, one: WriteOrder): Promise<void> {
  const { rows } = await tx.executeQuery(CompiledQuery.raw(statementOf(one).text, valuesOf(one)));
  if (rows.length !== 1) throw new Error(`nothing is being placed for ${one.cartId}`);
}

const statementOf = ({ waitsUntil }: WriteOrder) => (waitsUntil ? waiting : paid);

function valuesOf(one: WriteOrder): unknown[] {
  return [
    one.cartId,
    one.attempt,
    JSON.stringify(one.payments),
    one.waitsUntil ?? null,
    one.now,
    one.correlationId ?? null,
    one.move.to,
    one.move.from,
    JSON.stringify(one.waitsUntil ? [] : one.taking),
  ];
}
