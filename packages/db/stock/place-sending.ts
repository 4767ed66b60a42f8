import { type RawBuilder, sql } from 'kysely';
import type { Database, Reader, Transaction } from '../database.ts';
import { transact } from '../placement/atomic.ts';
import { fillsDay, parcelsOn, wasFullOn, zoneOfPlace } from '../placement/sent-in-a-day.ts';
import type { Tables } from '../tables/tables.ts';

/** How a store sends to homes, and how many parcels it was given today. */
export type PlaceSendingRow = Readonly<{
  placeId: string;
  enabled: boolean;
  dailyLimit: number | null;
  safetyStock: number;
  version: number;
  parcelsToday: number;
  isFull: boolean;
}>;

export type SendingDecision = Pick<PlaceSendingRow, 'enabled' | 'dailyLimit' | 'safetyStock'>;

/** What is decided about stores, each with today in its time zone. */
const onDay = (now: Date) => sql`
  place_sending as sending join place on place.id = sending.place_id
  cross join lateral (select (${now}::timestamptz at time zone ${sql.raw(zoneOfPlace)})::date as day) as today`;

const parcelsToday = sql.raw<number>(parcelsOn('today.day'));

const isFull = sql.raw<boolean>(fillsDay(parcelsOn('today.day')));

const decided = (now: Date) => sql`
  select sending.place_id as "placeId", sending.enabled, sending.daily_limit as "dailyLimit",
         sending.safety_stock as "safetyStock", sending.version, ${parcelsToday} as "parcelsToday",
         ${isFull} or ${sql.raw(wasFullOn('today.day'))} as "isFull"
  from ${onDay(now)}`;

/** What is decided about stores; those about which nothing is are absent. */
export async function listPlaceSendings(db: Reader, now: Date): Promise<readonly PlaceSendingRow[]> {
  return (await sql<PlaceSendingRow>`${decided(now)}`.execute(db)).rows;
}

/** The same of one store, which nobody else changes until the transaction ends. */
export async function lockPlaceSending(
  tx: Transaction<Tables>,
  placeId: string,
  now: Date,
): Promise<PlaceSendingRow | undefined> {
  const { rows } = await sql<PlaceSendingRow>`
    ${decided(now)} where sending.place_id = ${placeId} for update of sending`.execute(tx);
  return rows[0];
}

/** Stores a decision as the next version, or as the first one; false when somebody has stored a first one meanwhile. */
export async function storePlaceSending(
  tx: Transaction<Tables>,
  placeId: string,
  { enabled, dailyLimit, safetyStock }: SendingDecision,
  { version, now }: Readonly<{ version: number; now: Date }>,
): Promise<boolean> {
  const decision = { enabled, daily_limit: dailyLimit, safety_stock: safetyStock, changed_at: now };
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('place_sending')
    .values({ place_id: placeId, ...decision, version: version + 1 })
    .onConflict((on) =>
      on
        .column('place_id')
        .doUpdateSet({ ...decision, version: version + 1 })
        .where('place_sending.version', '=', version),
    )
    .executeTakeFirstOrThrow();
  await countFull(tx, now, sql`sending.place_id = ${placeId}`);
  return Number(written) === 1;
}

/** Lets full stores take parcels again on a new day; returns which. */
export async function reopenSendingStores({ db }: Pick<Database, 'db'>, now: Date): Promise<readonly string[]> {
  return transact(db, (tx) => countFull(tx, now, sql`sending.is_full and sending.day is distinct from today.day`));
}

/**
 * The same of those that were given back a parcel of today. Each time every process counts what the store sends, so that it is done now
 * and then, and not whenever a payment is declined.
 */
export async function reopenFreedStores({ db }: Pick<Database, 'db'>, now: Date): Promise<readonly string[]> {
  return transact(db, (tx) => countFull(tx, now, sql`sending.is_full`));
}

/** Writes whether stores are full; returns those that have changed. Only these are locked. */
async function countFull(tx: Transaction<Tables>, now: Date, which: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ placeId: string }>`
    with counted as (
      select sending.place_id, ${isFull} as is_full
      from ${onDay(now)} where sending.is_full <> ${isFull} and (${which})
      order by sending.place_id for update of sending
    )
    update place_sending as sending set is_full = counted.is_full
    from counted where sending.place_id = counted.place_id
    returning sending.place_id as "placeId"`.execute(tx);
  return rows.map((row) => row.placeId);
}

/** Forgets which orders gave stores their parcels of days that are long over; returns how many. */
export async function forgetPlaceParcels({ db }: Pick<Database, 'db'>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('place_parcel')
    .where('day', '<', sql<string>`${before}::timestamptz::date`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The cart of an order, or the return or the replacement that it is made of, and places that are to send a parcel of it. */
type Senders = Readonly<{ cartId: string | null; placeIds: readonly string[] }>;

/**
 * Whether a store was given a parcel of an order that has left, and has nothing of it to send with it; further pieces are another parcel
 * then. Of an exchange or a replacement there is no order yet while its first parcels are counted.
 */
const hasSent = (cartId: string | null, placeId: string) => sql`
  exists (
    select from orders join order_line as line using (order_number) join order_line_source as source using (order_number, line_no)
      join order_shipment as shipment using (order_number, shipping_id)
      cross join lateral (
        select coalesce(sum(unit.qty), 0) as qty from parcel join parcel_unit as unit using (parcel_id)
        where parcel.order_number = line.order_number and unit.line_no = line.line_no and unit.place_id = source.place_id
      ) as sent
    where orders.cart_id = ${cartId} and source.place_id = ${sql.ref(placeId)}
    having sum(case when shipment.shipped_at is null then source.qty - sent.qty else 0 end) <= 0
       and bool_or(shipment.shipped_at is not null or sent.qty > 0)
  )`;

/**
 * Those of the stores that may be given a parcel of an order today, or have yet to send one of it. Nobody else counts a parcel of any of them
 * until the transaction ends, so that of two orders for the last one of a day one is sent elsewhere; their stock is locked before.
 */
export async function lockSendingStores(
  tx: Transaction<Tables>,
  { cartId, placeIds }: Senders,
  now: Date,
): Promise<ReadonlySet<string>> {
  if (placeIds.length === 0) return new Set();
  const { rows } = await sql<{ placeId: string; takes: boolean }>`
    select sending.place_id as "placeId",
           sending.enabled and (not ${isFull}
             or exists (select from place_parcel as known
                 where known.cart_id = ${cartId} and known.place_id = sending.place_id)
               and not ${hasSent(cartId, 'sending.place_id')}) as takes
    from ${onDay(now)}
    where sending.place_id = any(${[...placeIds]}::text[])
    order by sending.place_id for update of sending`.execute(tx);
  return new Set(rows.filter(({ takes }) => takes).map(({ placeId }) => placeId));
}

/**
 * Counts a parcel of an order for each of the stores among places that have none of it to send, before they are to supply its pieces; they
 * are locked by `lockSendingStores`.
 */
export async function countParcels(
  tx: Transaction<Tables>,
  { cartId, placeIds }: Senders & Readonly<{ cartId: string }>,
  now: Date,
): Promise<void> {
  if (placeIds.length === 0) return;
  // Nobody gives a parcel back that has left: it is still counted on its day, and no more by the cart, which gets another one.
  await sql`
    update place_parcel as left_before set cart_id = gen_random_uuid()::text
    where cart_id = ${cartId} and place_id = any(${[...placeIds]}::text[])
      and ${hasSent(cartId, 'left_before.place_id')}`.execute(tx);
  await sql`
    with counted as (
      insert into place_parcel (cart_id, place_id, day)
      select ${cartId}, sending.place_id, today.day from ${onDay(now)}
      where sending.place_id = any(${[...placeIds]}::text[])
      on conflict (cart_id, place_id) do nothing
      returning place_id, day
    )
    update place_sending as sending
    set day = counted.day, parcels = 1 + ${sql.raw(parcelsOn('counted.day'))},
        is_full = ${sql.raw(wasFullOn('counted.day'))} or ${sql.raw(fillsDay(`1 + ${parcelsOn('counted.day')}`))}
    from counted where sending.place_id = counted.place_id`.execute(tx);
}
