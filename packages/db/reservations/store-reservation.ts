import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { ReservationTables } from './tables.ts';

export type StoreReservation = Selectable<ReservationTables['store_reservation']>;

/**
 * Puts pieces of a size aside in a store. Asked again on the same day, the same owner has what he has already (`isNew`
 * false). Undefined when the store has too few; the transaction must then be rolled back.
 */
export async function reserveAtStore(
  tx: Reader,
  wanted: StoreReservation,
): Promise<Readonly<{ reservation: StoreReservation; isNew: boolean }> | undefined> {
  const kept = await tx
    .insertInto('store_reservation')
    .values({ ...wanted, contact: JSON.stringify(wanted.contact) })
    .onConflict((conflict) => conflict.columns(['owner', 'upc', 'store_id', 'day']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!kept) {
    const earlier = await tx
      .selectFrom('store_reservation')
      .selectAll()
      .where('owner', '=', wanted.owner)
      .where('upc', '=', wanted.upc)
      .where('store_id', '=', wanted.store_id)
      .where('day', '=', wanted.day)
      .executeTakeFirst();
    return earlier && { reservation: earlier, isNew: false };
  }
  const held = await tx
    .updateTable('stock')
    .set((eb) => ({ reserved: eb('reserved', '+', wanted.qty) }))
    .where('upc', '=', wanted.upc)
    .where('place_id', '=', wanted.store_id)
    .where((eb) => eb(eb('on_hand', '-', eb.ref('reserved')), '>=', wanted.qty))
    .executeTakeFirst();
  return held.numUpdatedRows === 1n ? { reservation: kept, isNew: true } : undefined;
}
