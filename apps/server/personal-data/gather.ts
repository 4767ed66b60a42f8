import type { Reader } from '@eyelet/db/database.ts';
import { personalColumns, readRows } from '@eyelet/db/exports/personal-columns.ts';
import { creditChanges } from '@eyelet/db/store-credit/balance.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { reasonOf } from '../store-credit/history.ts';
import { reaches } from './reaches.ts';

/** All personal data of a consumer, by table. */
export type PersonalData = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Gathers the data of a consumer by the marks of the schema. */
export async function gatherData(db: Reader, consumerId: string): Promise<PersonalData> {
  const marked = await personalColumns(db);
  const data: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
  for (const { table, where, also = [], hide = [], minor = [] } of reaches.toReversed()) {
    const personal = marked.filter((one) => one.table === table).map((one) => one.column);
    const columns = [...also, ...personal.filter((column) => !hide.includes(column))];
    if (columns.length > 0) {
      const rows = await readRows(db, table, columns, where, consumerId);
      data[table] = minor.length === 0 ? rows : rows.map((row) => inMajorUnits(row, minor));
    }
  }
  // The ledger has no personal columns: what is owed to somebody is under their number.
  data.store_credit = (await creditChanges(db, consumerId)).map(({ key, kind, ...change }) => ({
    ...change,
    reason: reasonOf({ key, kind }),
  }));
  return data;
}

function inMajorUnits(row: Readonly<Record<string, unknown>>, minor: readonly string[]): typeof row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      minor.includes(column) && typeof value === 'number' ? toAmount(value) : value,
    ]),
  );
}
