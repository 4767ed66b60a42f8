import type { Reader } from '../database.ts';
import type { CartState } from './tables.ts';

/** A cart as stored. `D` is the document's type in the rules. */
export type StoredCart<D> = Readonly<{
  id: string;
  owner: string;
  state: CartState;
  version: number;
  document: D;
}>;

export async function insertCart(db: Reader, id: string, owner: string, document: unknown, now: Date): Promise<void> {
  await db
    .insertInto('cart')
    .values({
      id,
      owner,
      state: 'open',
      version: 1,
      document: JSON.stringify(document),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** A cart of an owner in any state. Another owner's cart does not exist for him. */
export async function findCart<D>(db: Reader, id: string, owner: string): Promise<StoredCart<D> | undefined> {
  const row = await db
    .selectFrom('cart')
    .select(['id', 'owner', 'state', 'version', 'document'])
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
  return row && { ...row, document: row.document as D };
}

/** Writes a changed document if nobody else wrote since `version` was read; tells whether it did. */
export async function replaceCart(
  db: Reader,
  id: string,
  version: number,
  document: unknown,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('cart')
    .set({ document: JSON.stringify(document), version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The cart an owner last touched and has not ordered. */
export async function openCartOf(db: Reader, owner: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('cart')
    .select('id')
    .where('owner', '=', owner)
    .where('state', '=', 'open')
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Deletes carts that nobody has touched since `before`, except those being placed; returns how many. */
export async function dropStaleCarts(db: Reader, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('cart')
    .where('updated_at', '<', before)
    .where('state', '!=', 'placing')
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
