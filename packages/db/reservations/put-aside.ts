import { CompiledQuery } from 'kysely';
import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** Units of a size at a place. */
export type ReservedUnits = Readonly<{ upc: string; placeId: string; qty: number }>;

// Stock rows are locked in the same order as by the statements that take stock, so that they never deadlock.
const holding = `
  with wanted as (
    select upc, place_id, sum(qty)::int as qty
    from unnest($2::text[], $3::text[], $4::int[]) as piece (upc, place_id, qty) group by upc, place_id
  ), locked as (
    select stock.upc, stock.place_id, stock.on_hand - stock.reserved >= wanted.qty as fits
    from stock join wanted using (upc, place_id)
    order by stock.upc, stock.place_id for update of stock
  ), verdict as (
    select count(*) filter (where fits) = (select count(*) from wanted) as fits from locked
  ), held as (
    update stock set reserved = stock.reserved + wanted.qty
    from wanted where (select fits from verdict) and stock.upc = wanted.upc and stock.place_id = wanted.place_id
  ), booked as (
    insert into reservation (cart_id, upc, place_id, qty, expires_at)
    select $1, upc, place_id, qty, $5 from wanted where (select fits from verdict)
  )
  select fits from verdict`;

/** Puts units aside for a return or a replacement, under its id, all or none; false when there are not as many. */
export async function putAside(
  tx: Transaction<Tables>,
  id: string,
  units: readonly ReservedUnits[],
  until: Date,
): Promise<boolean> {
  const { rows } = await tx.executeQuery<{ fits: boolean }>(
    CompiledQuery.raw(holding, [id, ...columnsOf(units), until]),
  );
  return rows[0]?.fits === true;
}

/** Units as columns of parameters. */
export function columnsOf(units: readonly ReservedUnits[]) {
  return [units.map(({ upc }) => upc), units.map(({ placeId }) => placeId), units.map(({ qty }) => qty)];
}
