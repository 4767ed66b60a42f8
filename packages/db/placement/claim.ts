import type { Pool } from 'pg';
import type { OrderDraft } from '../tables/order-draft.ts';
import { atomic } from './atomic.ts';
import { type Uses, usesAny, valuesOfUses, withoutUses, withUses } from './counted-uses.ts';
import { byStores, byWarehouses, type Sending } from './sending-stores.ts';

export type Claim = Readonly<{
  cartId: string;
  owner: string;
  /** The version that was checked; a cart changed since then is not claimed. */
  version: number;
  orderNumber: string;
  attempt: string;
  paymentKey: string;
  draft: OrderDraft;
  /** Whether stores may send some of it, up to what each of them sends in a day. */
  fromStores: boolean;
  leaseUntil: Date;
  now: Date;
}>;

export type ClaimResult =
  | Readonly<{ kind: 'claimed' }>
  /** Some place has too few, or a store takes no more parcels today. */
  | Readonly<{ kind: 'short'; upcs: readonly string[] }>
  /** A code or a promotion reached a limit meanwhile. */
  | Readonly<{ kind: 'spent' }>
  /** Another call has claimed the cart, or it changed meanwhile. */
  | Readonly<{ kind: 'taken' }>;

// One statement, so it is atomic. Stock rows are locked in a fixed order, whatever the order of the lines, so that
// carts with the same sizes never deadlock. What counts codes, promotions with limits, allowances and turns is left out of the statement of a
// draft without any, and what counts parcels of stores of one that warehouses send, as most are: a part costs time even if it finds nothing. All arrays have ordinals whose bounds are known: the planner then expects one
// row, where it expects ten for arrays alone and a hundred for JSON. So it looks up rows by key and plans once per
// connection; planning takes longer than everything else.
const textOf = ({ judged, fits, counted }: Uses, { spared, held, today, sending, given, full }: Sending) => `
  with wanted as (
    select line.upc, line.place_id, sum(line.qty)::int as qty, bool_or(line.sent) as sent
    from unnest($10::text[], $11::text[], $12::int[], $13::boolean[]) with ordinality as line (upc, place_id, qty, sent, no)
    where line.no between 1 and cardinality($12::int[])
    group by line.upc, line.place_id
  ), locked as (
    select stock.upc, stock.place_id,
           stock.on_hand - stock.reserved${spared} >= wanted.qty as fits
    from stock join wanted using (upc, place_id)${held}
    order by stock.upc, stock.place_id
    for update of stock
  )${today}, verdict as (
    select count(*) filter (where fits) = (select count(*) from wanted)${sending} as fits from locked
  )${judged}, claimed as (
    update cart set state = 'placing', updated_at = $9
    where id = $1 and owner = $2 and version = $3 and state = 'open'
      and (select fits from verdict) and ${fits}
    returning id
  ), kept as (
    insert into placement (cart_id, owner, order_number, attempt, payment_key, state, draft, lease_until, started_at)
    select id, $2, $4, $5, $6, 'running', $7::jsonb, $8, $9 from claimed
    on conflict (cart_id) do update set owner = excluded.owner,
      order_number = excluded.order_number, attempt = excluded.attempt, payment_key = excluded.payment_key,
      state = 'running', draft = excluded.draft, failure = null,
      lease_until = excluded.lease_until, started_at = excluded.started_at
    returning cart_id
  ), held as (
    update stock set reserved = stock.reserved + wanted.qty
    from wanted, kept where stock.upc = wanted.upc and stock.place_id = wanted.place_id
  ), booked as (
    insert into reservation (cart_id, upc, place_id, qty, expires_at)
    select kept.cart_id, wanted.upc, wanted.place_id, wanted.qty, $8 from wanted, kept
  )${given}${counted}
  select exists (select from kept) as claimed,
         (select fits from verdict) as fits,
         ${fits} as usable,
         array(
           select distinct wanted.upc from wanted where not exists (
             select from locked
             where locked.upc = wanted.upc and locked.place_id = wanted.place_id and locked.fits
           )${full}
         ) as short`;

const named = (name: string, uses: Uses, sending: Sending) => ({
  name: `placement-claim-${name}`,
  text: textOf(uses, sending),
});

const plain = {
  warehouses: named('plain', withoutUses, byWarehouses),
  stores: named('plain-of-stores', withoutUses, byStores),
};
const whole = {
  warehouses: named('whole', withUses, byWarehouses),
  stores: named('whole-of-stores', withUses, byStores),
};

const statementOf = ({ draft, fromStores }: Claim) =>
  (usesAny(draft) ? whole : plain)[fromStores ? 'stores' : 'warehouses'];

/** Of two orders that one shopper places at once, one has the next turn of a code, a promotion, an allowance or the account. */
const turns: ReadonlySet<unknown> = new Set([
  ...(['coupon_use_turn', 'promotion_use_turn', 'allowance_use_pkey', 'order_turn_pkey'] as const),
]);

/** Numbers of the lines that are sent to homes and collection points, which stores may do up to their limits. */
function sentLines({ lines, shipments }: OrderDraft): ReadonlySet<number> {
  const sent = new Set(
    shipments.filter(({ kind }) => kind === 'home' || kind === 'pudo').map((one) => one.shipping_id),
  );
  return new Set(lines.filter(({ shipping_id }) => sent.has(shipping_id)).map(({ line_no }) => line_no));
}

type Row = { claimed: boolean; fits: boolean; usable: boolean; short: string[] };

/**
 * Claims an open cart for placing, reserves the units of all its lines at their places, uses its codes and its promotions
 * with limits, and counts it towards the yearly limits of its shopper, or changes nothing and says why.
 */
export async function claimCart(pool: Pool, claim: Claim): Promise<ClaimResult> {
  const { cartId, owner, version, orderNumber, attempt, paymentKey, draft, leaseUntil, now } = claim;
  const { sources } = draft;
  const isSent = sentLines(draft);
  const claimed = atomic<Row>(pool, {
    ...statementOf(claim),
    values: [
      cartId,
      owner,
      version,
      orderNumber,
      attempt,
      paymentKey,
      JSON.stringify(draft),
      leaseUntil,
      now,
      sources.map(({ upc }) => upc),
      sources.map(({ place_id }) => place_id),
      sources.map(({ qty }) => qty),
      sources.map(({ line_no }) => isSent.has(line_no)),
      ...(usesAny(draft) ? valuesOfUses(draft) : []),
    ],
  });
  const answer = await claimed.catch((error: unknown) => {
    if (turns.has((error as { constraint?: unknown }).constraint)) return undefined;
    throw error;
  });
  const row = answer?.rows[0];
  if (row?.claimed) return { kind: 'claimed' };
  if (row && !row.fits) return { kind: 'short', upcs: row.short };
  return row && !row.usable ? { kind: 'spent' } : { kind: 'taken' };
}
