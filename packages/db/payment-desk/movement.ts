import { type RawBuilder, sql } from 'kysely';
import { countUpTo } from '../count-up-to.ts';
import type { Reader } from '../database.ts';
import { beginningWith } from '../like.ts';
import type { CaptureReason } from '../tables/orders.ts';

type Side = 'payment' | 'capture' | 'refund';

export type MovementFilter = Readonly<{
  kind?: Side | undefined;
  state?: string | undefined;
  tender?: string | undefined;
  isDisputed?: boolean | undefined;
  from?: Date | undefined;
  /** The first moment that does not count. */
  before?: Date | undefined;
  /** Beginning of an order number, or a whole reference of the provider. */
  search?: string | undefined;
}>;

/** The end of a page: the time of its last row, ISO 8601, and its key. */
export type MovementCursor = readonly [at: string, key: string];

export type MovementRow = Readonly<{
  kind: Side;
  payment_key: string;
  capture_key: string | null;
  refund_key: string | null;
  order_number: string;
  method: string;
  card_last4: string | null;
  provider: string;
  reference: string;
  state: 'pending' | 'authorised' | 'captured' | 'voided' | 'asked' | 'refunded' | 'refused';
  amount: number;
  /** What of the amount was held only and is never taken. */
  released: number;
  /** Of a payment, whether it is captured as parcels leave, and what captures have taken of it then. */
  by_parcel: boolean;
  taken: number;
  currency: string;
  at: Date;
  is_disputed: boolean;
  /** Whether it is a refund that was refused, and whose money is kept for a further try. */
  is_kept: boolean;
  /** By which it is sorted within one time. */
  key: string;
}>;

const paidWith = sql`payment.method, payment.card_last4, payment.provider`;

// By the names of the means of payment and of the tender.
const refundedTo = sql`case when refund.as_credit then 'STORE_CREDIT' else payment.method end as method,
  case when refund.as_credit then null else payment.card_last4 end as card_last4,
  case when refund.as_credit then 'store-credit' else payment.provider end as provider`;

const sharedWith = (moved: RawBuilder<unknown>) => sql`
  payment.idempotency_key as payment_key, orders.order_number, ${moved}, orders.currency,
  exists (select from dispute where dispute.payment_key = payment.idempotency_key) as is_disputed`;

/** What the provider calls a payment; Adyen takes the key of the shop, and has a reference of its own. */
const referenceOf = sql`coalesce(
    (select psp_reference from adyen_payment where adyen_payment.idempotency_key = payment.idempotency_key),
    payment.provider_payment_id
  )`;

/** The rows of each side, with the order that they are of. */
const sources = {
  payment: sql`order_payment as payment join orders using (order_number)`,
  capture: sql`order_capture as capture join order_payment as payment using (idempotency_key)
    join orders on orders.order_number = capture.order_number`,
  refund: sql`order_refund as refund join order_payment as payment using (idempotency_key)
    join orders on orders.order_number = refund.order_number`,
} as const;

const payments = sql`
  select 'payment' as kind, null::text as capture_key, null::text as refund_key, ${referenceOf} as reference, payment.state, payment.amount,
    case payment.state when 'voided' then payment.amount else payment.released end as released, orders.placed_at as at,
    payment.by_parcel, payment.taken, false as is_kept, payment.idempotency_key as key, ${sharedWith(paidWith)}
  from ${sources.payment}`;

/** A capture that was given up has taken nothing. */
const captureState = sql`case capture.state when 'dropped' then 'voided' else capture.state end`;

const captures = sql`
  select 'capture' as kind, capture.capture_key, null::text as refund_key, coalesce(capture.reference, '') as reference,
    ${captureState} as state, capture.amount, 0 as released, capture.at,
    false as by_parcel, 0 as taken, false as is_kept, capture.capture_key as key, ${sharedWith(paidWith)}
  from ${sources.capture}`;

/** A refund of which nothing was ever taken has given nothing back. */
const isReleased = sql`(payment.state = 'voided' or refund.released = refund.amount)`;

const refunds = sql`
  select 'refund' as kind, null::text as capture_key, refund.refund_key, coalesce(refund.refund_id, '') as reference,
    case when ${isReleased} then 'voided' else refund.state end as state, refund.amount,
    case when ${isReleased} then refund.amount else refund.released end as released, refund.at,
    false as by_parcel, 0 as taken, refund.kept as is_kept, refund.refund_key as key, ${sharedWith(refundedTo)}
  from ${sources.refund}`;

/** Rows of `refund`: what was taken and a provider has refused to give back. */
export const refusedRefunds = sql`from ${sources.refund} where refund.state = 'refused' and not ${isReleased}`;

const rowsOf = { payment: payments, capture: captures, refund: refunds } as const;

const keyOf = {
  payment: sql`payment.idempotency_key`,
  capture: sql`capture.capture_key`,
  refund: sql`refund.refund_key`,
} as const;

const atOf = { payment: sql`orders.placed_at`, capture: sql`capture.at`, refund: sql`refund.at` } as const;

/** The conditions by the columns themselves, so that their indexes serve them. */
const isState: Readonly<Record<Side, (state: string) => RawBuilder<unknown>>> = {
  payment: (state) => sql`payment.state = ${state}`,
  capture: (state) => sql`capture.state = ${state === 'voided' ? 'dropped' : state}`,
  refund: (state) => (state === 'voided' ? isReleased : sql`refund.state = ${state} and not ${isReleased}`),
};

const tenderOf = {
  payment: sql`payment.provider`,
  capture: sql`payment.provider`,
  refund: sql`case when refund.as_credit then 'store-credit' else payment.provider end`,
} as const;

const statesOf: Readonly<Record<Side, readonly string[]>> = {
  payment: ['pending', 'authorised', 'captured', 'voided'],
  capture: ['asked', 'captured', 'refused', 'voided'],
  refund: ['asked', 'refunded', 'refused', 'voided'],
};

/** Which sides a filter leaves: not each of them has every state. */
function sidesOf({ kind, state }: MovementFilter): readonly Side[] {
  return (['payment', 'capture', 'refund'] as const).filter(
    (side) => (kind ?? side) === side && (state === undefined || statesOf[side].includes(state)),
  );
}

/** The keys that a search means, each by an index. */
function foundBy(search: string, side: Side): RawBuilder<unknown> {
  const ofOrder = sql`order_number in (select order_number from orders where order_number like ${beginningWith(search.toUpperCase())})`;
  if (side === 'capture') {
    return sql`select capture_key from order_capture where ${ofOrder}
      union select capture_key from order_capture where reference = ${search}`;
  }
  return side === 'payment'
    ? sql`select idempotency_key from order_payment where ${ofOrder}
        union select idempotency_key from order_payment where provider_payment_id = ${search}
        union select idempotency_key from adyen_payment where psp_reference = ${search}`
    : sql`select refund_key from order_refund where ${ofOrder}
        union select refund_key from order_refund where refund_id = ${search}`;
}

function conditionOf(filter: MovementFilter, side: Side): RawBuilder<unknown> {
  const { state, tender, isDisputed, from, before, search } = filter;
  const at = atOf[side];
  return sql.join(
    [
      sql`true`,
      ...(state === undefined ? [] : [isState[side](state)]),
      ...(tender === undefined ? [] : [sql`${tenderOf[side]} = ${tender}`]),
      ...(isDisputed ? [sql`payment.idempotency_key in (select payment_key from dispute)`] : []),
      ...(from === undefined ? [] : [sql`${at} >= ${from}`]),
      ...(before === undefined ? [] : [sql`${at} < ${before}`]),
      ...(search === undefined ? [] : [sql`${keyOf[side]} in (${foundBy(search, side)})`]),
    ],
    sql` and `,
  );
}

/** Payments, captures of parts of them and refunds, the latest first, after a cursor if one is given. */
export async function listMovementRows(
  db: Reader,
  filter: MovementFilter,
  { after, limit }: Readonly<{ after?: MovementCursor | undefined; limit: number }>,
): Promise<readonly MovementRow[]> {
  const parts = sidesOf(filter).map((side) => {
    const [at, key] = [atOf[side], keyOf[side]];
    const further = after ? sql`(${at}, ${key}) < (${after[0]}::timestamptz, ${after[1]})` : sql`true`;
    return sql`(${rowsOf[side]} where ${conditionOf(filter, side)} and ${further}
      order by ${at} desc, ${key} desc limit ${limit})`;
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<MovementRow>`
    select * from (${sql.join(parts, sql` union all `)}) as movement order by at desc, key desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** How many match; undefined beyond `most`. */
export async function countMovements(db: Reader, filter: MovementFilter, most: number): Promise<number | undefined> {
  // Columns that nobody counts are not looked up.
  const parts = sidesOf(filter).map(
    (side) => sql`(select 1 from ${sources[side]} where ${conditionOf(filter, side)} limit ${most + 1})`,
  );
  return parts.length === 0 ? 0 : countUpTo(db, sql`from (${sql.join(parts, sql` union all `)}) as movement`, most);
}

export type PaymentRecordRow = MovementRow & Readonly<{ refunded: number; has_account: boolean }>;

/** A payment by its key. */
export async function findPaymentRow(db: Reader, paymentKey: string): Promise<PaymentRecordRow | undefined> {
  const { rows } = await sql<PaymentRecordRow>`
    select movement.*, payment.refunded, payment.account is not null as has_account
    from (${payments} where payment.idempotency_key = ${paymentKey}) as movement
    join order_payment as payment on payment.idempotency_key = movement.payment_key`.execute(db);
  return rows[0];
}

/** The refunds of a payment, the oldest first. */
export async function refundsOfPayment(db: Reader, paymentKey: string): Promise<readonly MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    ${refunds} where refund.idempotency_key = ${paymentKey} order by refund.at, refund.refund_key`.execute(db);
  return rows;
}

export type CaptureRecordRow = MovementRow & Readonly<{ reason: CaptureReason; asked_key: string }>;

/** The captures of a payment that is captured in parts, the oldest first. */
export async function capturesOfPayment(db: Reader, paymentKey: string): Promise<readonly CaptureRecordRow[]> {
  const { rows } = await sql<CaptureRecordRow>`
    select movement.*, order_capture.reason, order_capture.asked_key
    from (${captures} where capture.idempotency_key = ${paymentKey}) as movement join order_capture using (capture_key)
    order by movement.at, capture_key`.execute(db);
  return rows;
}

export type ToldRow = Readonly<{
  notice_id: string;
  topic: 'payment' | 'capture' | 'void' | 'refund';
  success: boolean;
  received_at: Date;
  settled_at: Date | null;
}>;

/** What the provider has said of some keys by itself, the oldest first. */
export async function noticesOf(db: Reader, keys: readonly string[]): Promise<readonly ToldRow[]> {
  return db
    .selectFrom('payment_notice')
    .select(['notice_id', 'topic', 'success', 'received_at', 'settled_at'])
    .where('payment_key', 'in', [...keys])
    .orderBy('received_at')
    .orderBy('notice_id')
    .execute();
}
