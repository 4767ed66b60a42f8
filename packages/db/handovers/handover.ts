import type { Selectable } from 'kysely';
import type { StoredCart } from '../cart/cart.ts';
import type { Reader, Transaction } from '../database.ts';
import type { HandoverTables } from '../tables/handovers.ts';
import type { Tables } from '../tables/tables.ts';

type Row = Selectable<HandoverTables['cart_handover']>;

export type NewHandover = Pick<Row, 'basket_id' | 'secret_hash' | 'country' | 'store_id' | 'made_at' | 'expires_at'>;

/** A handover with the cart that it gives. */
export type StoredHandover<D> = Row & Readonly<{ cart: StoredCart<D> }>;

/** Stores the link of a cart in place of its earlier one; false when the cart was taken already. */
export async function putHandover(db: Reader, row: NewHandover): Promise<boolean> {
  const { basket_id: _, ...changed } = row;
  const put = await db
    .insertInto('cart_handover')
    .values(row)
    .onConflict((on) => on.column('basket_id').doUpdateSet(changed).where('cart_handover.taken_at', 'is', null))
    .returning('basket_id')
    .executeTakeFirst();
  return put !== undefined;
}

/** A handover by the hash of its secret, whatever became of it. */
export async function findHandover<D>(db: Reader, secretHash: Buffer): Promise<StoredHandover<D> | undefined> {
  const found = await db
    .selectFrom('cart_handover')
    .innerJoin('cart', 'cart.id', 'cart_handover.basket_id')
    .selectAll('cart_handover')
    .select(['cart.id', 'cart.owner', 'cart.state', 'cart.version', 'cart.document'])
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, owner, state, version, document, ...row } = found;
  return { ...row, cart: { id, owner, state, version, document: document as D } };
}

/** Locks a handover that nobody has taken until the transaction ends; false when there is none by that secret. */
export async function lockHandover(tx: Transaction<Tables>, secretHash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('cart_handover')
    .select('basket_id')
    .where('secret_hash', '=', secretHash)
    .where('taken_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export type Taking = Readonly<{ by: string; basketId: string; leftOut: unknown; now: Date }>;

/** Writes who has taken a cart, and into which one. */
export async function markTaken(tx: Transaction<Tables>, givenBasketId: string, taking: Taking): Promise<void> {
  const { by, basketId, leftOut, now } = taking;
  await tx
    .updateTable('cart_handover')
    .set({ taken_by: by, taken_at: now, taken_basket_id: basketId, left_out: JSON.stringify(leftOut) })
    .where('basket_id', '=', givenBasketId)
    .execute();
}

export async function dropOldHandovers(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('cart_handover').where('expires_at', '<', before).execute();
}
