import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import type { StoredCart } from './cart.ts';

/** The open carts of two owners, locked in one order until the transaction ends; each owner's last changed one. */
export async function lockOpenCarts<D>(
  db: Reader,
  owners: readonly [string, string],
): Promise<readonly [StoredCart<D> | undefined, StoredCart<D> | undefined]> {
  const rows = await db
    .selectFrom('cart')
    .select(['id', 'owner', 'state', 'version', 'document', 'updated_at'])
    .where('owner', 'in', [...owners])
    .where('state', '=', 'open')
    .where('temporary', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
  const latest = rows.toSorted((one, other) => other.updated_at.getTime() - one.updated_at.getTime());
  const of = (owner: string) => latest.find((row) => row.owner === owner) as StoredCart<D> | undefined;
  return [of(owners[0]), of(owners[1])];
}

/** Writes the merged document into a locked cart and closes the cart whose lines it took. */
export async function mergeInto(
  db: Reader,
  target: Readonly<{ id: string; document: unknown }>,
  mergedId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('cart')
    .set((eb) => ({ document: JSON.stringify(target.document), version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', target.id)
    .execute();
  await closeCart(db, mergedId, now);
}

type Held = Pick<StoredCart<unknown>, 'id' | 'version'>;

/**
 * Locks carts until the transaction ends, in the order in which every transaction of several carts does; returns whether each is still
 * open in that version.
 */
export async function lockCarts(tx: Transaction<Tables>, carts: readonly Held[]): Promise<boolean> {
  const rows = await tx
    .selectFrom('cart')
    .select(['id', 'version', 'state'])
    .where(
      'id',
      'in',
      carts.map(({ id }) => id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const open = new Map(rows.map(({ id, version, state }) => [id, state === 'open' ? version : undefined]));
  return carts.every(({ id, version }) => open.get(id) === version);
}

/** Closes a locked cart whose lines another one has taken. */
export async function closeCart(db: Reader, id: string, now: Date): Promise<void> {
  await db.updateTable('cart').set({ state: 'merged', updated_at: now }).where('id', '=', id).execute();
}

/** Moves a locked cart to another owner. */
export async function giveCart(db: Reader, id: string, owner: string, now: Date): Promise<void> {
  await db
    .updateTable('cart')
    .set((eb) => ({ owner, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

/** Moves an order and its placement to another owner; does nothing when it is not the first one's. */
export async function giveOrder(db: Reader, orderNumber: string, from: string, to: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ owner: to })
    .where('order_number', '=', orderNumber)
    .where('owner', '=', from)
    .execute();
  await db
    .updateTable('placement')
    .set({ owner: to })
    .where('order_number', '=', orderNumber)
    .where('owner', '=', from)
    .execute();
}

/** The open cart that an owner changed last, with its document. */
export async function readOpenCart<D>(db: Reader, owner: string): Promise<StoredCart<D> | undefined> {
  const row = await db
    .selectFrom('cart')
    .select(['id', 'owner', 'state', 'version', 'document'])
    .where('owner', '=', owner)
    .where('state', '=', 'open')
    .where('temporary', '=', false)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as StoredCart<D> | undefined;
}
