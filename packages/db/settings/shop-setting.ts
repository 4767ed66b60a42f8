import { type Selectable, sql, type Transaction } from 'kysely';
import { announce } from '../catalogue/announce.ts';
import type { Reader } from '../database.ts';
import type { ShopSettingTables } from '../tables/shop-settings.ts';
import type { Tables } from '../tables/tables.ts';

export type ShopSettingRow = Selectable<ShopSettingTables['shop_setting']>;

/** All settings that were ever decided. */
export async function readShopSettings(db: Reader): Promise<readonly ShopSettingRow[]> {
  return db.selectFrom('shop_setting').selectAll().execute();
}

/** A setting, with others kept from changing it until the transaction ends; undefined while nobody has decided it. */
export async function lockShopSetting(tx: Transaction<Tables>, key: string): Promise<ShopSettingRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`.execute(tx);
  return tx.selectFrom('shop_setting').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Writes a setting that has never been set and announces it to every process; one that is set stays as it is. */
export async function writeFirstShopSetting(tx: Transaction<Tables>, row: ShopSettingRow): Promise<void> {
  const written = await tx
    .insertInto('shop_setting')
    .values(columnsOf(row))
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows) await announce(tx, 'settings', [row.key]);
}

const columnsOf = ({ value, ...row }: ShopSettingRow) => ({ ...row, value: JSON.stringify(value) });

/** Writes a setting and announces it to every process. */
export async function writeShopSetting(tx: Transaction<Tables>, row: ShopSettingRow): Promise<void> {
  const columns = columnsOf(row);
  await tx
    .insertInto('shop_setting')
    .values(columns)
    .onConflict((on) => on.column('key').doUpdateSet(columns))
    .execute();
  await announce(tx, 'settings', [row.key]);
}
