import { exportCodes } from '@eyelet/contracts/code-batches/export.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { findCodeBatch, readBatchCodes } from '@eyelet/db/promotions/code-batch.ts';
import { recordExport } from '../audit/record-export.ts';
import { csvDownload } from '../kernel/csv-download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

const rowsAtOnce = 2000;

const columns = ['code', 'active', 'used', 'mostUses', 'endsAt'];

/** The codes of a batch as a CSV file; the export is audited. */
export const exportCodesHandler = handle(exportCodes, async (context, { params }) => {
  const { promotionId, batchId } = params;
  const { db } = context.shop.database;
  const batch = await findCodeBatch(db, promotionId, batchId);
  if (!batch) return refuse('STF404');
  const taken = { codePrefix: batch.prefix, codes: batch.made };
  await recordExport(context, exportCodes, { kind: 'promotion', id: promotionId }, taken);
  const name = [promotionId, batch.prefix.toLowerCase(), context.now.toISOString().slice(0, 10)].filter(Boolean);
  return csvDownload(`${name.join('-').replace(/[^\w-]/g, '')}.csv`, columns, rowsOf(db, batchId));
});

async function* rowsOf(db: Reader, batchId: string) {
  let after: string | undefined;
  for (;;) {
    const rows = await readBatchCodes(db, batchId, { after, limit: rowsAtOnce });
    for (const { code, enabled, used, most_uses, ends_at } of rows) {
      yield { code, active: enabled ? 'yes' : 'no', used, mostUses: most_uses, endsAt: ends_at?.toISOString() };
    }
    after = rows.at(-1)?.code;
    if (rows.length < rowsAtOnce) return;
  }
}
