import { type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ReservationTables } from './tables.ts';

export type StoreReservation = Selectable<ReservationTables['store_reservation']>;

export type Kept = Readonly<{ reservation: StoreReservation; isNew: boolean }>;

/**
 * Puts pieces of a size aside in a store. Asked again on the same day, the same owner has what he has already (`isNew`
 * false). Nothing is written when the store has too few, or the owner has `most` put aside that have not expired.
 */
export async function reserveAtStore(
  tx: Transaction<Tables>,
  wanted: StoreReservation,
  most: number,
): Promise<Kept | 'sold-out' | 'too-many'> {
  const { owner, upc, store_id, day, qty, created_at } = wanted;
  // One call of an owner at a time, so that none of them counts or repeats what another is about to write.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`put aside for ${owner}`}, 0))`.execute(tx);
  const own = await tx
    .selectFrom('store_reservation')
    .selectAll()
    .where('owner', '=', owner)
    .where((eb) => eb.or([eb('expires_at', '>', created_at), eb('day', '=', day)]))
    .execute();
  const earlier = own.find((one) => one.upc === upc && one.store_id === store_id && one.day === day);
  if (earlier) return { reservation: earlier, isNew: false };
  if (own.filter(({ expires_at }) => expires_at > created_at).length >= most) return 'too-many';
  const held = await tx
    .updateTable('stock')
    .set((eb) => ({ reserved: eb('reserved', '+', qty) }))
    .where('upc', '=', upc)
    .where('place_id', '=', store_id)
    .where((eb) => eb(eb('on_hand', '-', eb.ref('reserved')), '>=', qty))
    .executeTakeFirst();
  if (held.numUpdatedRows !== 1n) return 'sold-out';
  const reservation = await tx
    .insertInto('store_reservation')
    .values({ ...wanted, contact: JSON.stringify(wanted.contact) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { reservation, isNew: true };
}
