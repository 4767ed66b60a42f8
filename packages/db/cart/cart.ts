import type { Pool } from 'pg';
import type { Reader, Transaction } from '../database.ts';
import { type Answered, type Asked, answerColumns, nothingAsked } from '../promotions/asked.ts';
import type { CartState } from '../tables/cart.ts';
import type { Tables } from '../tables/tables.ts';
import { withoutWait } from '../without-wait.ts';

// Carts are the most frequently used rows of the shop, so their statements are prepared, and changes do not wait for the disk.
// Placing an order does, and makes all earlier changes durable with it.

/** A cart as stored. `D` is the document's type in the rules. */
export type StoredCart<D> = Readonly<{
  id: string;
  owner: string;
  state: CartState;
  version: number;
  document: D;
}>;

export async function insertCart(
  pool: Pool,
  id: string,
  owner: string,
  document: unknown,
  now: Date,
  temporary = false,
): Promise<void> {
  await pool.query({
    name: 'cart-insert',
    text: `insert into cart (id, owner, state, version, document, created_at, updated_at, temporary)
           select $1, $2, 'open', 1, $3::jsonb, $4::timestamptz, $4::timestamptz, $5::boolean where ${withoutWait}`,
    values: [id, owner, JSON.stringify(document), now, temporary],
  });
}

/** Stores a new cart as part of a transaction, which waits for the disk. */
export async function insertCartIn(
  tx: Transaction<Tables>,
  { id, owner, document }: Pick<StoredCart<unknown>, 'id' | 'owner' | 'document'>,
  now: Date,
): Promise<void> {
  const stored = { id, owner, document: JSON.stringify(document) };
  await tx
    .insertInto('cart')
    .values({ ...stored, state: 'open', version: 1, created_at: now, updated_at: now })
    .execute();
}

/**
 * Deletes a temporary basket of an owner; returns whether there was one, or that the id is that of a regular cart,
 * which stays.
 */
export async function dropTemporaryCart(
  pool: Pool,
  id: string,
  owner: string,
): Promise<Readonly<{ dropped: boolean; isCart: boolean }>> {
  const { rows } = await pool.query<{ dropped: boolean; isCart: boolean }>({
    name: 'cart-drop-temporary',
    text: `with dropped as (
             delete from cart where id = $1 and owner = $2 and temporary and state = 'open' returning id
           )
           select exists (select from dropped) as dropped,
                  exists (select from cart where id = $1 and owner = $2 and not temporary) as "isCart"`,
    values: [id, owner],
  });
  return rows[0] ?? { dropped: false, isCart: false };
}

/** A cart with what promotions ask about its owner. */
export type CartWithAnswers<D> = StoredCart<D> & Answered;

/** A cart of an owner in any state, with what promotions ask; undefined for another owner's cart. */
export async function findCart<D>(
  pool: Pool,
  id: string,
  owner: string,
  asked: Asked = nothingAsked,
): Promise<CartWithAnswers<D> | undefined> {
  const { name, columns, values } = answerColumns(2, asked);
  const { rows } = await pool.query<CartWithAnswers<D>>({
    name: `cart-find${name}`,
    text: `select id, owner, state, version, document, ${columns}
           from cart where id = $1 and owner = $2`,
    values: [id, owner, ...values],
  });
  return rows[0];
}

/** Writes a changed document unless another process has written since `version` was read; returns whether it did. */
export async function replaceCart(
  pool: Pool,
  id: string,
  version: number,
  document: unknown,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'cart-replace',
    text: `update cart set document = $3, version = version + 1, updated_at = $4
           where id = $1 and version = $2 and state = 'open' and ${withoutWait}`,
    values: [id, version, JSON.stringify(document), now],
  });
  return rowCount === 1;
}

/** The same as part of a transaction, which waits for the disk. */
export async function replaceCartIn(
  tx: Transaction<Tables>,
  { id, version, document }: Pick<StoredCart<unknown>, 'id' | 'version' | 'document'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cart')
    .set({ document: JSON.stringify(document), version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The cart that an owner changed last and has not ordered. */
export async function openCartOf(db: Reader, owner: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('cart')
    .select('id')
    .where('owner', '=', owner)
    .where('state', '=', 'open')
    .where('temporary', '=', false)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Deletes carts unchanged since `before`, except those being placed; returns how many. */
export async function dropStaleCarts(db: Reader, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('cart')
    .where('updated_at', '<', before)
    .where('state', '!=', 'placing')
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
