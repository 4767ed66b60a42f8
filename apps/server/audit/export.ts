import { exportAudit } from '@eyelet/contracts/audit/export.ts';
import { type AuditFilter, readAudit } from '@eyelet/db/audit/audit.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { csvDownload } from '../kernel/csv-download.ts';
import { handle } from '../kernel/handle.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { filterOf } from './filter.ts';
import { recordExport } from './record-export.ts';
import { entryView } from './view.ts';

const rowsAtOnce = 500;

/** The changes by staff as a CSV file; the export is audited, too. */
export const exportAuditHandler = handle(exportAudit, async (context, { query }) => {
  const { db } = context.shop.database;
  await recordExport(context, exportAudit, { kind: 'audit', id: staffOf(context).staffId }, query);
  const name = `audit-${context.now.toISOString().slice(0, 10)}.csv`;
  return csvDownload(name, columns, rowsOf(db, filterOf(query)));
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
