import { type Selectable, sql, type Transaction } from 'kysely';
import { announce } from '../catalogue/announce.ts';
import type { Reader } from '../database.ts';
import type { ShopTextTables } from '../tables/shop-texts.ts';
import type { Tables } from '../tables/tables.ts';

export type ShopTextRow = Selectable<ShopTextTables['shop_text']>;

/** All texts that were ever written. */
export async function readShopTexts(db: Reader): Promise<readonly ShopTextRow[]> {
  return db.selectFrom('shop_text').selectAll().execute();
}

/** A text in one wording; undefined while nobody has written it. */
export async function readShopText(db: Reader, wording: string, key: string): Promise<ShopTextRow | undefined> {
  return db
    .selectFrom('shop_text')
    .selectAll()
    .where('wording', '=', wording)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** The same, with others kept from changing it until the transaction ends. */
export async function lockShopText(
  tx: Transaction<Tables>,
  wording: string,
  key: string,
): Promise<ShopTextRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`text ${wording} ${key}`}, 0))`.execute(tx);
  return readShopText(tx, wording, key);
}

/** Writes a text and announces it to every process. */
export async function writeShopText(tx: Transaction<Tables>, row: ShopTextRow): Promise<void> {
  await tx
    .insertInto('shop_text')
    .values(row)
    .onConflict((on) => on.columns(['wording', 'key']).doUpdateSet(row))
    .execute();
  await announce(tx, 'settings', [row.key]);
}
