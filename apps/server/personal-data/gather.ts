import type { Reader } from '@eyelet/db/database.ts';
import { personalColumns, readRows } from '@eyelet/db/exports/personal-columns.ts';
import { creditChanges } from '@eyelet/db/store-credit/balance.ts';
import { reaches } from './reaches.ts';

/** All personal data of a consumer, by table. */
export type PersonalData = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Gathers the data of a consumer by the marks of the schema. */
export async function gatherData(db: Reader, consumerId: string): Promise<PersonalData> {
  const marked = await personalColumns(db);
  const data: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
  for (const { table, where, also = [], hide = [] } of reaches.toReversed()) {
    const personal = marked.filter((one) => one.table === table).map((one) => one.column);
    const columns = [...also, ...personal.filter((column) => !hide.includes(column))];
    if (columns.length > 0) data[table] = await readRows(db, table, columns, where, consumerId);
  }
  // The ledger has no personal columns: what is owed to somebody is under their number.
  data.store_credit = await creditChanges(db, consumerId);
  return data;
}
