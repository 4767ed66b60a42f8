import { earnedExpression } from '../ledger/earned-points.ts';
import { isBought } from '../orders/bought.ts';
import { unsold } from '../orders/unsold.ts';

/** What segments ask about an account. */
export type AskedSegment = Readonly<{
  /** ISO 8601; when it is asked. */
  at: string;
  history: boolean;
  points: boolean;
  spentDays: readonly number[];
}>;

/** The answers; amounts are minor units by currency, by the number of days. */
export type StoredSegment = Readonly<{
  /** Header form of a market. */
  homeMarket: string;
  memberSince: string | null;
  orders?: number;
  lastOrderAt?: string | null;
  spent?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The points that the tier is judged by. */
  earned?: number;
}>;

type Parts = Readonly<{
  /** Of `AskedSegment` in JSON, and of the instant that it is about. */
  asked: string;
  at: string;
  /** Conditions on `orders` and `posting` for what had happened by then. */
  hadOrdered: string;
  hadEarned: string;
  /** Orders that are being placed, with when they began; absent where only what was sold counts. */
  placing?: string;
}>;

/**
 * An expression for the segments of a row of `consumer`. Only orders of the account itself count: with an email alone anybody could look
 * at what somebody else has bought.
 */
export const segmentExpression = (parts: Parts) => `jsonb_build_object('homeMarket', consumer.locale,
    'memberSince', case when consumer.member_id is not null then consumer.loyalty_opt_in_at end)
  || case when (${parts.asked} -> 'history')::boolean then ${historyOf(parts)} else '{}' end
  || case when (${parts.asked} -> 'points')::boolean then jsonb_build_object('earned', ${earnedIn(parts)}) else '{}' end`;

/** Orders that were sold; those made of a return are no further ones, as their goods were sold before. */
const historyOf = ({ asked, at, hadOrdered, placing = noPlacing }: Parts) => `(
  with mine as materialized (
    select orders.order_number, orders.placed_at, orders.currency from orders
    where orders.owner = consumer.id and orders.state not in (${unsold.map((state) => `'${state}'`).join(', ')})
      and ${hadOrdered}
      and ${isBought}
  )
  select jsonb_build_object('orders', count(*), 'lastOrderAt', max(at), 'spent', ${spentIn(asked, at)})
  from (select placed_at from mine union all select taken_at from ${placing} as being_placed) as every_order (at))`;

const noPlacing = '(select null::timestamptz as taken_at where false)';

/**
 * What was paid for goods that were kept, less what was given back of their order by amount; gift cards are value, which is spent
 * later.
 */
const spentIn = (asked: string, at: string) => `(
  select coalesce(jsonb_object_agg(days, amounts), '{}') from (
    select days, jsonb_object_agg(currency, amount) as amounts from (
      select days, mine.currency, sum(greatest(0, kept.amount - ${givenBack})) as amount
      from jsonb_array_elements_text(${asked} -> 'spentDays') as days
        join mine on mine.placed_at >= ${at} - make_interval(hours => 24 * days::int)
        cross join lateral (
          select coalesce(sum(
            round(line.row_after_order_discount::numeric * greatest(0, line.qty - ${unitsBack}) / line.qty)), 0) as amount
          from order_line as line where line.order_number = mine.order_number and line.gift_card is null
        ) as kept
      group by days, mine.currency
    ) as sums group by days
  ) as periods)`;

const givenBack = `(
  select coalesce(sum(amount_refund.amount), 0) from amount_refund
  where amount_refund.order_number = mine.order_number and amount_refund.state = 'done')`;

/** Units that came back and were not exchanged, or were cancelled. */
const unitsBack = `((
  select coalesce(sum(coalesce(sent.given, sent.accepted, 0) - coalesce(exchanged.made, 0)), 0)
  from order_return join order_return_line as sent using (return_id)
    left join return_exchange as exchanged on exchanged.return_id = sent.return_id and exchanged.line_no = sent.line_no
  where order_return.order_number = line.order_number and sent.line_no = line.line_no
) + (
  select coalesce(sum(gone.qty), 0) from order_cancelled_line as gone
  where gone.order_number = line.order_number and gone.line_no = line.line_no))`;

/** Those of the twelve months before. */
const earnedIn = ({ at, hadEarned }: Parts) =>
  earnedExpression(
    'consumer.id',
    `posting.at >= (${at} at time zone 'UTC' - interval '12 months') at time zone 'UTC' and ${hadEarned}`,
  );
