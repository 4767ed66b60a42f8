import type { Selectable } from 'kysely';
import { CompiledQuery, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import { writeFacts } from '../events/event.ts';
import { type ReturnedGoods, returnedGoods } from '../orders/returned-goods.ts';
import { fewerParcels } from '../placement/end-claim.ts';
import { type OrderToMake, writeMadeOrder } from '../placement/write-made-order.ts';
import { columnsOf, type ReservedUnits } from '../reservations/put-aside.ts';
import type { ReturnTables } from '../tables/returns.ts';
import type { Tables } from '../tables/tables.ts';

export type ExchangeRow = Selectable<ReturnTables['return_exchange']>;

/** What is wanted instead of the units of a line of a return. */
export type NewExchange = ReservedUnits &
  Readonly<{ lineNo: number; most: number | null; goods: unknown; heldUntil: Date }>;

/** The exchanges of returns, by return and line. */
export async function exchangesOf(db: Reader, returnIds: readonly string[]): Promise<readonly ExchangeRow[]> {
  if (returnIds.length === 0) return [];
  return db
    .selectFrom('return_exchange')
    .selectAll()
    .where('return_id', 'in', returnIds)
    .orderBy('return_id')
    .orderBy('line_no')
    .execute();
}

export type MadeOrder = Readonly<{
  returnId: string;
  orderNumber: string;
  state: string;
  goods: ReturnedGoods;
  madeAt: Date;
}>;

/** The orders that were made of the returns of an order. */
export async function ordersMadeOf(db: Reader, orderNumber: string): Promise<readonly MadeOrder[]> {
  return db
    .selectFrom('order_exchange')
    .innerJoin('orders', 'orders.order_number', 'order_exchange.order_number')
    .select(['return_id as returnId', 'orders.order_number as orderNumber', 'orders.state', 'made_at as madeAt'])
    .select(sql.raw<ReturnedGoods>(returnedGoods).as('goods'))
    .where('of_order', '=', orderNumber)
    .orderBy('made_at')
    .execute();
}

/** Stores what is wanted instead of lines of a return; their units have been put aside. */
export async function insertExchanges(
  tx: Transaction<Tables>,
  returnId: string,
  wanted: readonly NewExchange[],
): Promise<void> {
  if (wanted.length === 0) return;
  await tx
    .insertInto('return_exchange')
    .values(
      wanted.map(({ lineNo, upc, placeId, qty, most, goods, heldUntil }) => ({
        ...{ return_id: returnId, line_no: lineNo, state: 'held' as const, upc, place_id: placeId, qty, most },
        ...{ goods: JSON.stringify(goods), held_until: heldUntil, made: null, carried: null },
      })),
    )
    .execute();
}

const releasing = `
  with gone as (
    select upc, place_id, sum(qty)::int as qty
    from unnest($2::text[], $3::text[], $4::int[]) as piece (upc, place_id, qty) group by upc, place_id
  ), locked as (
    select stock.upc, stock.place_id, gone.qty from stock join gone using (upc, place_id)
    order by stock.upc, stock.place_id for update of stock
  ), freed as (
    update stock set reserved = stock.reserved - locked.qty
    from locked where stock.upc = locked.upc and stock.place_id = locked.place_id
  ), emptied as (
    delete from reservation using gone
    where cart_id = $1 and reservation.upc = gone.upc and reservation.place_id = gone.place_id and reservation.qty = gone.qty
  )
  update reservation set qty = reservation.qty - gone.qty from gone
  where cart_id = $1 and reservation.upc = gone.upc and reservation.place_id = gone.place_id and reservation.qty > gone.qty`;

// The rows of stores are locked after those of stock, as by placing.
const unparcelling = `
  with unparcelled as (
    delete from place_parcel as parcel
    where cart_id = $1 and place_id = any($2::text[]) and not exists (
      select from reservation where reservation.cart_id = parcel.cart_id and reservation.place_id = parcel.place_id)
    returning place_id, day
  ), ${fewerParcels}
  select from unparcelled`;

/** Gives units free that were put aside for a return, and the parcels of stores at which nothing is put aside for it any more. */
export async function giveFree(
  tx: Transaction<Tables>,
  returnId: string,
  units: readonly ReservedUnits[],
): Promise<void> {
  if (units.length === 0) return;
  await tx.executeQuery(CompiledQuery.raw(releasing, [returnId, ...columnsOf(units)]));
  const placeIds = [...new Set(units.map(({ placeId }) => placeId))];
  await tx.executeQuery(CompiledQuery.raw(unparcelling, [returnId, placeIds]));
}

/** Writes what became of exchanges of a return. */
export async function endExchanges(
  tx: Transaction<Tables>,
  returnId: string,
  ended: readonly Readonly<{ lineNo: number; state: ExchangeRow['state']; made?: number; carried?: number }>[],
): Promise<void> {
  if (ended.length === 0) return;
  const lineNos = ended.map(({ lineNo }) => lineNo);
  const states = ended.map(({ state }) => state);
  const made = ended.map((one) => one.made ?? null);
  const carried = ended.map((one) => one.carried ?? null);
  await sql`
    update return_exchange
    set state = it.state, made = coalesce(it.made, return_exchange.made), carried = coalesce(it.carried, return_exchange.carried)
    from unnest(${lineNos}::int[], ${states}::text[], ${made}::int[], ${carried}::int[]) as it (line_no, state, made, carried)
    where return_id = ${returnId} and return_exchange.line_no = it.line_no`.execute(tx);
}

/** Keeps what is held for a return at least until then. */
export async function holdLonger(tx: Transaction<Tables>, returnId: string, until: Date): Promise<void> {
  await tx
    .updateTable('return_exchange')
    .set({ held_until: until })
    .where('return_id', '=', returnId)
    .where('state', '=', 'held')
    .where('held_until', '<', until)
    .execute();
}

/** Returns on their way whose units were put aside until before then, with their orders. */
export async function overdueExchanges(
  db: Reader,
  now: Date,
  limit: number,
): Promise<readonly Readonly<{ returnId: string; orderNumber: string }>[]> {
  const { rows } = await sql<{ returnId: string; orderNumber: string }>`
    select distinct return_id as "returnId", order_number as "orderNumber"
    from return_exchange join order_return using (return_id)
    where return_exchange.state = 'held' and held_until < ${now} and order_return.state = 'announced'
    order by return_id limit ${limit}`.execute(db);
  return rows;
}

export type ExchangeOrder = Omit<OrderToMake, 'id'> & Readonly<{ returnId: string; ofOrder: string; points: number }>;

/** Writes the order of an exchange. Its payment is what the return carries. */
export async function writeExchangeOrder(tx: Transaction<Tables>, one: ExchangeOrder): Promise<void> {
  const { returnId, ofOrder, points, ...made } = one;
  const { orderNumber, now } = made;
  await writeMadeOrder(tx, { id: returnId, ...made });
  await tx
    .insertInto('order_exchange')
    .values({ order_number: orderNumber, return_id: returnId, of_order: ofOrder, points, made_at: now })
    .execute();
  const payload = { orderNumber: ofOrder, returnId, exchangeOrder: orderNumber };
  await writeFacts(tx, [{ name: 'exchange.made', subject: ofOrder, payload }], now);
}
