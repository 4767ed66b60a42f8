import { Readable } from 'node:stream';
import { exportAudit } from '@eyelet/contracts/audit/export.ts';
import { type AuditFilter, readAudit } from '@eyelet/db/audit/audit.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { stringify } from 'csv-stringify';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { filterOf } from './filter.ts';
import { recordAudit, sourceOf } from './record.ts';
import { entryView } from './view.ts';

const rowsAtOnce = 500;

/** What staff have changed, as a file; that somebody has taken it along is written down as well. */
export const exportAuditHandler = handle(exportAudit, async (context, { query }) => {
  const { db } = context.shop.database;
  const narrowed = Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const subject = { kind: 'audit', id: staffOf(context).staffId } as const;
  await db
    .transaction()
    .execute((tx) => recordAudit(tx, exportAudit, { subject, before: null, after: narrowed }, sourceOf(context)));
  // A spreadsheet would run what begins like a formula.
  const lines = stringify({ header: true, escape_formulas: true, columns });
  const name = `audit-${context.now.toISOString().slice(0, 10)}.csv`;
  const rows = Readable.from(rowsOf(db, filterOf(query)));
  rows.on('error', (error) => lines.destroy(error));
  return new Download(name, 'text/csv; charset=utf-8', rows.pipe(lines));
});

const columns = [
  ...['entryId', 'at', 'staffId', 'staffName', 'action', 'subjectKind', 'subjectId', 'before', 'after'],
  ...['network', 'device', 'correlationId'],
];

async function* rowsOf(db: Reader, filter: AuditFilter) {
  let beforeId: number | undefined;
  for (;;) {
    const rows = await readAudit(db, filter, { beforeId, limit: rowsAtOnce });
    for (const row of rows) {
      const { before, after, ...entry } = entryView(row);
      yield { ...entry, before: before && JSON.stringify(before), after: after && JSON.stringify(after) };
    }
    beforeId = rows.at(-1)?.id;
    if (rows.length < rowsAtOnce) return;
  }
}
