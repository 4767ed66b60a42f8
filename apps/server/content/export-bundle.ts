import { exportBundle } from '@eyelet/contracts/content/export-bundle.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { writeBundle } from './bundle/write-bundle.ts';

/** All content with its media as one file; the export is audited. */
export const exportBundleHandler = handle(exportBundle, async (context) => {
  const { shop, now } = context;
  const content = await writeBundle(context);
  const day = now.toISOString().slice(0, 10);
  const change = { subject: { kind: 'content', id: 'bundle' }, before: null, after: { day } } as const;
  await transact(shop.database.db, (tx) => recordAudit(tx, exportBundle, change, sourceOf(context)));
  return new Download(`content-${day}.zip`, 'application/zip', content);
});
