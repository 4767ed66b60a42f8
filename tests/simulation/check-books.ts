import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { findTenderFaults } from '@eyelet/db/ledger/tender-faults.ts';
import { findCreditFaults } from '@eyelet/db/store-credit/credit-faults.ts';
import { ledgerTenders } from '@eyelet/server/tenders/names.ts';
import { advancesAlways, advancesEnded } from './advance-books.ts';
import { fail } from './check-cart.ts';
import { missed, sendingAlways } from './sending-stores.ts';
import { transferred, transfersAlways } from './transfer-books.ts';
import { valueAlways, valueBooks } from './value-books.ts';
import { type World, warehouse } from './world.ts';

/** Whether a bank has returned what a movement of the sandbox gave back. */
const isReturned = `exists (
  select from payment_notice where topic = 'refund' and payment_key = movement.key and not success)`;

/** Queries that must find no row whenever nothing is under way. */
const always: Readonly<Record<string, string>> = {
  'stock below zero or below what is reserved': `
    select upc, place_id, on_hand, reserved from stock where on_hand < 0 or reserved < 0 or reserved > on_hand`,
  'reserved is not the sum of the reservations': `
    select upc, place_id, reserved, coalesce(held.qty, 0) as held from stock
    left join (select upc, place_id, sum(qty)::int as qty from (
      select upc, place_id, qty from reservation union all select upc, store_id, qty from store_reservation
    ) as each group by upc, place_id) as held using (upc, place_id)
    where reserved <> coalesce(held.qty, 0)`,
  'a line did not come from stock exactly once': `
    select order_number, line_no, qty, gone, taken from order_line
    left join lateral (select coalesce(sum(cancelled.qty), 0)::int as gone from order_cancelled_line as cancelled
      where cancelled.order_number = order_line.order_number and cancelled.line_no = order_line.line_no) as cancellations on true
    left join lateral (select coalesce(sum(qty), 0)::int as taken from order_line_source as source
      where source.order_number = order_line.order_number and source.line_no = order_line.line_no) as sources on true
    where qty - gone <> taken and not digital and not customs`,
  'payments are not the total': `
    select order_number, total, paid from orders
    left join lateral (select coalesce(sum(amount), 0)::int as paid from order_payment
      where order_payment.order_number = orders.order_number) as payments on true
    where total is distinct from paid`,
  'an order does not add up': `
    select order_number from orders
    where total <> item_total + shipping_total + case when tax_included then 0 else tax_total end
       or item_total <> original_total - discount_total
       or shipping_total <> (select coalesce(sum(price), 0) from order_shipment
            where order_shipment.order_number = orders.order_number)
       or item_total <> (select sum(row_after_order_discount) from order_line where order_line.order_number = orders.order_number)`,
  'an order whose parts do not make its total': `
    select order_number, total from orders
    where total <> item_sub_total + (select coalesce(sum(amount), 0) from order_adjustment as adjustment
      where adjustment.order_number = orders.order_number and not (kind = 'tax' and tax_included))`,
  'an order whose receipt does not explain its total': `
    select order_number, total from orders
    left join lateral (select coalesce(sum((entry ->> 'amount')::int), 0)::int as amount
      from jsonb_path_query(receipt, '$.*[*].entries[*]') as entry) as steps on true
    left join lateral (select coalesce(sum((tax ->> 'amount')::int), 0)::int as amount
      from jsonb_path_query(receipt, '$.*[*].tax') as tax) as taxes on true
    where total is distinct from steps.amount + case when tax_included then 0 else taxes.amount end
       or tax_total is distinct from taxes.amount`,
  'a code is not used as often as it says, or more often than it may': `
    select code, used, most_uses, uses from coupon
    left join lateral (select count(*)::int as uses from coupon_use where coupon_use.code = coupon.code) as all_uses on true
    where used <> uses or used > most_uses`,
  'a code is used by an order that has it not, or not by one that has it': `
    select order_number, coalesce(coupons.codes, '{}') as has, coalesce(uses.codes, '{}') as uses from orders
    left join lateral (select array_agg(it ->> 'code' order by it ->> 'code') as codes
      from jsonb_array_elements(orders.coupons) as it) as coupons on true
    left join lateral (select array_agg(code order by code) as codes from coupon_use
      where coupon_use.cart_id = orders.cart_id) as uses on true
    where uses.codes is distinct from case when orders.state = 'cancelled' then null else coupons.codes end`,
  'a promotion is not used as often, or has not given as much, as it says': `
    select promotion_id, used, spent, uses, given from promotion_count
    left join lateral (select count(*)::int as uses, coalesce(sum(amount), 0)::int as given from promotion_use
      where promotion_use.promotion_id = promotion_count.promotion_id) as all_uses on true
    where used <> uses
       or given <> (select coalesce(sum(amount::int), 0) from jsonb_each_text(spent) as part (currency, amount))`,
  'a promotion is used more often, or gives more, than it may': `
    select promotion_id, used, spent, most_uses, budget from promotion_count join promotion on promotion.id = promotion_id
    where used > most_uses or exists (select from jsonb_each_text(spent) as part (currency, amount)
      where amount::int > (budget ->> currency)::int)`,
  'a promotion is used by an order that is cancelled, or not by one that has it': `
    select order_number, orders.state, promotion_id from orders
    cross join lateral jsonb_array_elements(orders.promotions) as it
    join promotion_count on promotion_count.promotion_id = it ->> 'promotionId'
    where exists (select from promotion_use where promotion_use.promotion_id = promotion_count.promotion_id
      and promotion_use.cart_id = orders.cart_id) <> (orders.state <> 'cancelled')`,
  'a cart with two orders': `select cart_id from orders group by cart_id having count(*) > 1`,
  'an order that was decided twice': `
    select order_number from order_history where to_state in ('confirmed', 'cancelled')
    group by order_number, to_state having count(*) > 1`,
  'a capture without exactly one order': `
    select movement.payment_id, orders.order_number, orders.state, count(*) from sandbox_movement as movement
    join sandbox_payment as payment on payment.id = movement.payment_id
    left join order_payment using (idempotency_key) left join orders using (order_number)
    where movement.kind = 'capture' group by 1, 2, 3
    having count(*) > 1 or orders.order_number is null or sum(movement.amount) <> sum(order_payment.amount)
       or not exists (select from order_history as entry where entry.order_number = orders.order_number and to_state = 'confirmed')`,
  'more money given back than was taken': `
    select payment_id from sandbox_movement as movement group by payment_id
    having sum(amount) filter (where kind = 'refund' and not ${isReturned}) > coalesce(sum(amount) filter (where kind = 'capture'), 0)`,
  'a payment counts more or less as given back than its refunds': `
    select idempotency_key, refunded, given from order_payment
    left join lateral (select coalesce(sum(amount), 0)::int as given from order_refund as refund
      where refund.idempotency_key = order_payment.idempotency_key and refund.state <> 'refused') as refunds on true
    where refunded <> given`,
  'a payment gives more than it is, in refunds and exchanges together': `
    select idempotency_key, amount, refunded, away, held from order_payment
    left join lateral (select coalesce(sum(refund.amount), 0)::int as held from order_refund as refund
      where refund.idempotency_key = order_payment.idempotency_key and kept) as refused on true
    left join lateral (select coalesce(sum(carried.amount - given_back), 0)::int as away from carried_payment as carried
      where payment_key = idempotency_key) as carried on true
    where refunded + away + held > amount`,
  'an exchange is not paid with what its return carries': `
    select order_exchange.order_number, total, carried from order_exchange join orders using (order_number)
    left join lateral (select sum(amount)::int as carried from carried_payment
      where carried_payment.return_id = order_exchange.return_id) as carried on true
    where total is distinct from carried`,
  'more units come back than were bought, or are worth more than was paid': `
    select order_line.order_number, order_line.line_no from order_line join orders using (order_number)
    join lateral (select sum(qty) as sent, sum(given) as given, sum(due) as due from order_return_line as back
      where back.order_number = order_line.order_number and back.line_no = order_line.line_no) as back on true
    where sent > order_line.qty or given > order_line.qty
       or due > row_after_order_discount + case when orders.tax_included then 0 else order_line.tax_total end`,
  'a paper is missing from its series': `
    select series from order_paper group by series having count(*) <> max(serial_no) or min(serial_no) <> 1`,
  'an order counts a payment as captured that was not': `
    select order_number from order_payment join sandbox_payment as payment using (idempotency_key)
    where order_payment.state = 'captured' and not exists (
      select from sandbox_movement where payment_id = payment.id and kind = 'capture')`,
  'a placement of a cart in another state': `
    select cart.id, cart.state, placement.state from placement join cart on cart.id = placement.cart_id
    where (placement.state = 'done') <> (cart.state = 'ordered') and placement.state in ('done', 'running')`,
};

/** Queries that must find no row once all jobs have run. */
const atTheEnd: Readonly<Record<string, string>> = {
  'a confirmed order that is not paid': `
    select order_number, order_payment.state from orders join order_payment using (order_number)
    where orders.state not in ('created', 'payment pending', 'cancelled') and order_payment.state <> 'captured'`,
  'an order that was cancelled and keeps money': `
    select order_number, order_payment.amount, order_payment.refunded from orders join order_payment using (order_number)
    where orders.state = 'cancelled' and order_payment.state = 'captured' and refunded <> amount`,
  // What of a voided payment is refunded was never taken, as the items of an order that are cancelled before all of it is.
  'a refund that the provider has not made, or one that nobody decided': `
    select idempotency_key, order_payment.refunded, moved from order_payment join sandbox_payment as payment using (idempotency_key)
    left join lateral (select coalesce(sum(amount), 0)::int as moved from sandbox_movement as movement
      where payment_id = payment.id and kind = 'refund' and not ${isReturned}) as moved on true
    left join lateral (select coalesce(sum(refund.amount), 0)::int as credited from order_refund as refund
      where refund.idempotency_key = order_payment.idempotency_key and as_credit) as credits on true
    where case when order_payment.state = 'voided' then 0 else order_payment.refunded - credited end <> moved`,
  'a voided payment of which money was taken': `
    select idempotency_key from order_payment join sandbox_payment as payment using (idempotency_key)
    where order_payment.state = 'voided' and exists (
      select from sandbox_movement as movement where payment_id = payment.id and movement.kind = 'capture')`,
  'a refund that is left': `select refund_key, state from order_refund where state <> 'refunded'`,
  // What an order of an exchange gives back stands on the payments of the returned one, under a key that names both, and on its own papers.
  'an order whose papers say another sum than it has paid and had back': `
    select order_number, total, invoiced, credited, given from orders
    left join lateral (select coalesce(sum((document ->> 'total')::int) filter (where kind = 'invoice'), 0)::int as invoiced,
        coalesce(sum((document ->> 'total')::int) filter (where kind = 'credit note'), 0)::int as credited
      from order_paper where order_paper.order_number = orders.order_number) as papers on true
    left join lateral (select coalesce(sum(refund + carried), 0)::int as given from order_return
      where order_return.order_number = orders.order_number) as returns on true
    left join lateral (select coalesce(sum(amount), 0)::int as amount from order_refund
      where order_refund.order_number = orders.order_number
        and (starts_with(refund_key, orders.order_number || '-delivery-')
          or starts_with(refund_key, orders.order_number || '-items-')
          or starts_with(refund_key, orders.order_number || '-amount-'))) as alone on true
    where case
      when orders.state = 'cancelled' then invoiced <> credited
      else invoiced <> total or credited <> given + alone.amount
    end`,
  'a confirmed order without its two mails': `
    select order_number, kinds from orders
    left join lateral (select count(*)::int as kinds from mail
      where subject_id = order_number and kind in ('order-confirmation', 'order-paid')) as mails on true
    where state = 'confirmed' and kinds <> 2
      and not exists (select from order_exchange where order_exchange.order_number = orders.order_number)
      and not exists (select from order_replacement where order_replacement.order_number = orders.order_number)`,
  'money that is held for nothing': `
    select id, state from sandbox_payment where state in ('authorised', 'challenge', 'pending')`,
  'an order that waits': `select order_number from orders where state = 'payment pending'`,
  'a code that is used by no order': `
    select code, cart_id from coupon_use where not exists (
      select from orders where orders.cart_id = coupon_use.cart_id and state not in ('payment pending', 'cancelled'))`,
  'a promotion that is used by no order': `
    select promotion_id, cart_id from promotion_use where not exists (
      select from orders where orders.cart_id = promotion_use.cart_id and state not in ('payment pending', 'cancelled'))`,
  'a reservation that is left': 'select cart_id from reservation',
  'a placement that is left': `select cart_id, state from placement where state in ('running', 'challenge')`,
  'an event that nobody was told of': 'select name, subject from event where seq is null',
  'an event that somebody has yet to hear': 'select consumer, subject, attempts, error from event_delivery',
};

/** Units that came and went at each place: sold of orders that stand, back from returns to where most of a line came from, and not found. */
const taken = `
  with sold as (
    select upc, source.place_id, sum(source.qty) as qty from order_line_source as source
    join order_line using (order_number, line_no) join orders using (order_number)
    where orders.state not in ('created', 'payment pending', 'cancelled') group by upc, source.place_id
  ), back as (
    select order_line.upc, source.place_id, sum(restocked) as qty
    from order_return_line as returned join order_line using (order_number, line_no)
    -- All come by parcel, which no store takes: at the warehouse that sent most of them, else at the only one.
    join lateral (select coalesce((select place_id from order_line_source as sent join place on place.id = sent.place_id
      where sent.order_number = returned.order_number and sent.line_no = returned.line_no and place.kind = 'warehouse'
      order by qty desc, place_id limit 1), '${warehouse}') as place_id) as source on true
    group by order_line.upc, source.place_id
  ), moved as (${transferred}), missed as (${missed})
  select upc || ' ' || place_id as key, on_hand, (coalesce(sold.qty, 0) - coalesce(back.qty, 0))::int as sold,
    (coalesce(moved.qty, 0) - coalesce(missed.qty, 0))::int as moved
  from stock left join sold using (upc, place_id) left join back using (upc, place_id) left join moved using (upc, place_id)
  left join missed using (upc, place_id)`;

/** After everything that a run does. */
const later = new Date('2100-01-01');

/** `waited`: every advance has ended that can without its goods; `end`: all jobs have run. */
type Moment = 'round' | 'waited' | 'end';

/** Checks the database against the payments of the provider. */
export async function checkBooks({ running, brought }: World, moment: Moment = 'round'): Promise<void> {
  const { pool } = running.shop.database;
  const isEnd = moment === 'end';
  for (const [wrong, question] of Object.entries({
    ...always,
    ...valueAlways,
    ...advancesAlways,
    ...transfersAlways,
    ...sendingAlways,
    ...(moment === 'round' ? {} : advancesEnded),
    ...(isEnd ? { ...atTheEnd, ...valueBooks } : {}),
  })) {
    // Prepared, since planning them takes longer than what they find in a small shop.
    const { rows } = await pool.query({ name: wrong.slice(0, 60), text: question });
    if (rows.length > 0) fail(`${wrong}: ${JSON.stringify(rows)}`);
  }
  const { rows } = await pool.query<Place>({ name: 'taken', text: taken });
  const { db } = running.shop.database;
  const faults = [
    ...(await findLedgerFaults(db)),
    // What consumers of facts and jobs settle is looked at once all have run.
    ...(isEnd ? await findTenderFaults(db, { tenders: ledgerTenders, heldBefore: later }) : []),
    ...(await findCreditFaults(db, { settledBefore: isEnd ? later : new Date(0) })),
  ];
  if (faults.length > 0) fail(`the ledger: ${JSON.stringify(faults)}`);
  for (const { key, on_hand: onHand, sold, moved } of rows) {
    const came = (brought.get(key) ?? 0) + moved;
    if (onHand !== came - sold) fail(`${key}: ${came} came and ${sold} were sold, but ${onHand} are there`);
  }
}

type Place = Readonly<{ key: string; on_hand: number; sold: number; moved: number }>;
