import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { isBought } from '../orders/bought.ts';
import { unsold } from '../orders/unsold.ts';
import { type AskedSegment, type StoredSegment, segmentExpression } from './segment.ts';

/** What promotions look at of an order that was placed; amounts in minor units. */
export type PastOrder = Readonly<{
  order_number: string;
  placed_at: Date;
  locale: string;
  sold_at: string | null;
  kind: 'REGISTERED' | 'EMPLOYEE' | null;
  groups: readonly ('member' | 'athlete' | 'professional')[];
  has_ordered: boolean;
  /** In which segments the account was then, as far as that is asked; null for guests. */
  segment: StoredSegment | null;
  /** Promotions of which it has a code. */
  codes: readonly string[];
  payments: readonly string[];
  lines: readonly Readonly<{
    upc: string;
    product_id: string;
    master_id: string;
    digital: boolean;
    customs: boolean;
    qty: number;
    row_total: number;
    original_price: number;
    kind: string;
    method_code: string;
    store_id: string | null;
  }>[];
}>;

export type PastOrderCursor = readonly [placedAt: string, orderNumber: string];

/**
 * Orders since an instant, the oldest first, after a cursor if one is given. Their gifts and gift cards are left out, and so are
 * orders that were made of a return: their goods were sold before.
 */
export async function pastOrders(
  db: Reader,
  {
    since,
    until,
    after,
    limit,
    segment,
  }: Readonly<{
    since: Date;
    until: Date;
    after: PastOrderCursor | undefined;
    limit: number;
    segment?: Omit<AskedSegment, 'at'> | undefined;
  }>,
): Promise<readonly PastOrder[]> {
  const further = after ? sql`(placed_at, order_number) > (${after[0]}::timestamptz, ${after[1]})` : sql`true`;
  const { rows } = await sql<PastOrder>`
    with part as (
      select * from orders
      where ${isSold(since, until)} and ${further}
      order by placed_at, order_number limit ${limit}
    )
    select order_number, placed_at, part.locale, in_store ->> 'storeId' as sold_at, consumer.kind,
      array_remove(array[case when member_id is not null then 'member' end,
        case when 'athlete' = any(identities) then 'athlete' end,
        case when identities && array['wranx', 'ipa'] then 'professional' end], null) as groups,
      exists (select from orders as earlier where earlier.owner = part.owner and ${isEarlier})
        or exists (select from orders as earlier where earlier.lower_email = lower(consumer.email) and ${isEarlier}) as has_ordered,
      ${segment ? segmentThen : sql`null`} as segment,
      coalesce((select jsonb_agg(coupon ->> 'promotionId') from jsonb_array_elements(coupons) as coupon), '[]') as codes,
      (select coalesce(jsonb_agg(method), '[]') from order_payment where order_payment.order_number = part.order_number)
        as payments,
      (select coalesce(jsonb_agg(jsonb_build_object('upc', upc, 'product_id', product_id, 'master_id', master_id,
          'digital', digital, 'customs', customs, 'qty', qty, 'row_total', row_total, 'original_price', original_price,
          'kind', sent.kind, 'method_code', method_code, 'store_id', store_id) order by line_no), '[]')
        from order_line as line join order_shipment as sent using (order_number, shipping_id)
        where line.order_number = part.order_number and bonus is not true and gift_card is null) as lines
    from part left join consumer on consumer.id = part.owner and consumer.deleted_at is null
      cross join (select ${JSON.stringify(segment ?? null)}::jsonb as parts) as asked
    order by placed_at, order_number`.execute(db);
  return rows;
}

/** How many there are. */
export async function countPastOrders(db: Reader, since: Date, until: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where ${isSold(since, until)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function isSold(since: Date, until: Date) {
  return sql`placed_at >= ${since} and placed_at < ${until} and state <> all(${unsold})
    and ${sql.raw(isBought)}`;
}

const isEarlier = sql`earlier.placed_at < part.placed_at and earlier.state <> 'cancelled'`;

const segmentThen = sql`case when consumer.id is not null then ${sql.raw(
  segmentExpression({
    ...{ asked: 'asked.parts', at: 'part.placed_at' },
    ...{ hadOrdered: 'orders.placed_at < part.placed_at', hadEarned: 'posting.at < part.placed_at' },
  }),
)} end`;
