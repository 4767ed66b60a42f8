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

/** A row with its amounts in major units, and so are those within its documents: by the names of columns and members. */
function inMajorUnits<T extends object>(row: T, minor: readonly string[]): T {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    minor.includes(name) ? majorOf(value) : isDocument(value) ? inMajorUnits(value, minor) : value,
  ]);
  return (Array.isArray(row) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}

/** An amount, or amounts by currency and days. */
function majorOf(value: unknown): unknown {
  if (typeof value === 'number') return toAmount(value);
  if (!isDocument(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, majorOf(held)]));
}

function isDocument(value: unknown): value is object {
  return Array.isArray(value) || (typeof value === 'object' && value?.constructor === Object);
}
