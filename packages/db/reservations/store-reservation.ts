import { type Selectable, sql, type Transaction } from 'kysely';
import type { Reader } from '../database.ts';
import type { ReservationTables } from '../tables/reservations.ts';
import type { Tables } from '../tables/tables.ts';

export type StoreReservation = Selectable<ReservationTables['store_reservation']>;

export type Kept = Readonly<{ reservation: StoreReservation; isNew: boolean }>;

/** Reservations that an owner may have at a time, and units that the guests of one network may have. */
export type Caps = Readonly<{ ofOwner: number; ofNetwork: number; ofNetworkInStore: number }>;

/**
 * Reserves units of a size in a store. Asked again on the same day, the same owner gets the existing reservation
 * (`isNew` false). Nothing is written when the store has too few, or when the owner, or for a guest the network, has
 * reached the limit. Guests together leave half of a store's stock of a size to its visitors.
 */
export async function reserveAtStore(
  tx: Transaction<Tables>,
  wanted: StoreReservation,
  caps: Caps,
): Promise<Kept | 'sold-out' | 'too-many'> {
  const { owner, upc, store_id, day, qty, created_at } = wanted;
  // One call of an owner at a time, so that none counts or repeats what another is about to write.
  await lockOn(tx, `put aside for ${owner}`);
  const own = await tx
    .selectFrom('store_reservation')
    .selectAll()
    .where('owner', '=', owner)
    .where((eb) => eb.or([eb('expires_at', '>', created_at), eb('day', '=', day)]))
    .execute();
  const earlier = own.find((one) => one.upc === upc && one.store_id === store_id && one.day === day);
  if (earlier) return { reservation: earlier, isNew: false };
  if (own.filter(({ expires_at }) => expires_at > created_at).length >= caps.ofOwner) return 'too-many';
  const guests = await refusedAsGuest(tx, wanted, caps);
  if (guests) return guests;
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

export async function findStoreReservation(db: Reader, id: string): Promise<StoreReservation | undefined> {
  return db.selectFrom('store_reservation').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Why a guest may not reserve; undefined for a consumer and for a guest within the limits. */
async function refusedAsGuest(
  tx: Transaction<Tables>,
  { network, upc, store_id, qty, created_at }: StoreReservation,
  { ofNetwork, ofNetworkInStore }: Caps,
): Promise<'sold-out' | 'too-many' | undefined> {
  if (network === null) return undefined;
  // Always in this order, so that two calls never deadlock.
  await lockOn(tx, `put aside from ${network}`);
  await lockOn(tx, `put aside in ${store_id} of ${upc}`);
  const { rows } = await sql<{ all: number; here: number; of_size: number; on_hand: number }>`
    select
      coalesce(sum(qty) filter (where network = ${network}), 0)::int as all,
      coalesce(sum(qty) filter (where network = ${network} and store_id = ${store_id}), 0)::int as here,
      coalesce(sum(qty) filter (where store_id = ${store_id} and upc = ${upc}), 0)::int as of_size,
      coalesce((select on_hand from stock where upc = ${upc} and place_id = ${store_id}), 0) as on_hand
    from store_reservation
    where expires_at > ${created_at} and (network = ${network} or
      (network is not null and store_id = ${store_id} and upc = ${upc}))`.execute(tx);
  const { all = 0, here = 0, of_size = 0, on_hand = 0 } = rows[0] ?? {};
  if (all + qty > ofNetwork || here + qty > ofNetworkInStore) return 'too-many';
  return of_size + qty > Math.max(fewest, Math.floor(on_hand / 2)) ? 'sold-out' : undefined;
}

/** Units of a size that guests may reserve even if a store has few. */
const fewest = 2;

async function lockOn(tx: Transaction<Tables>, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(tx);
}
