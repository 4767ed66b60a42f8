import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** Pieces of different kinds of goods, each once. */
export type Pieces = readonly Readonly<{ upc: string; qty: number }>[];

/** Goods of which a place has too few that are not reserved. */
export type ShortGoods = Readonly<{ upc: string; free: number }>;

/**
 * Takes pieces out of the stock of a place that nothing is promised of, all or none; answers what there is too little of. Stock rows are locked
 * in the same order as by the statements that sell stock, so that they never deadlock.
 */
export async function takeFree(
  tx: Transaction<Tables>,
  placeId: string,
  pieces: Pieces,
): Promise<readonly ShortGoods[]> {
  const { rows } = await sql<ShortGoods>`
    with wanted as (
      select upc, qty from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as it (upc text, qty int)
    ), locked as (
      select stock.upc, stock.on_hand - stock.reserved as free from stock join wanted using (upc)
      where stock.place_id = ${placeId} order by stock.upc, stock.place_id for update of stock
    ), short as (
      select wanted.upc, coalesce(locked.free, 0) as free from wanted left join locked using (upc)
      where coalesce(locked.free, 0) < wanted.qty
    ), taken as (
      update stock set on_hand = stock.on_hand - wanted.qty
      from wanted
      where not exists (select from short) and stock.upc = wanted.upc and stock.place_id = ${placeId}
    )
    select upc, free from short order by upc`.execute(tx);
  return rows;
}

/** Puts pieces into the stock of a place, also of goods that it has never had. */
export async function putInto(tx: Transaction<Tables>, placeId: string, pieces: Pieces): Promise<void> {
  if (pieces.length === 0) return;
  await sql`
    insert into stock (upc, place_id, on_hand)
    select upc, ${placeId}, qty from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as it (upc text, qty int)
    order by upc
    on conflict (upc, place_id) do update set on_hand = stock.on_hand + excluded.on_hand`.execute(tx);
}
