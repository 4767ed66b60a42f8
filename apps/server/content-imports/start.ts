import { startImport } from '@eyelet/contracts/content-imports/start.ts';
import { askForImport, type ContentImportSummary, findImport } from '@eyelet/db/content-imports/content-import.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { BundleFault, withBundle, withFile } from '../content/bundle/open-bundle.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { askerOf } from './asker.ts';
import { keepBundle, storeBundle } from './kept-file.ts';
import { importView } from './view.ts';
import { wakeImports } from './wake.ts';

/** Receives a file and queues its import or trial; a file that is no bundle is refused at once. */
export const startImportHandler = handle(startImport, async (context, { params, query, body }) => {
  const { database } = context.shop;
  try {
    const outcome = await withFile(body, async (file) => {
      const { hasMedia } = await withBundle(file.path, async (bundle) => bundle);
      if (hasMedia && !staffOf(context).permissions.has('media.write'))
        return refuse('STF403', { permission: 'media.write' });
      return ask(context, { id: params.importId, file, hasMedia, ...query });
    });
    if (outcome instanceof Refusal) return outcome;
    wakeImports(database);
    return importView(outcome);
  } catch (error) {
    if (error instanceof BundleFault) return refuse('STF452', { problem: error.problem });
    throw error;
  }
});

type Asked = Readonly<{
  id: string;
  file: Readonly<{ path: string; hash: string; bytes: number }>;
  fileName: string;
  hasMedia: boolean;
  trial?: boolean | undefined;
}>;

/** Queues an import; a repeated call gets the import as it stands. */
async function ask(context: Context, { id, file, fileName, hasMedia, trial = false }: Asked) {
  const { shop, now } = context;
  // Before the file is stored: nothing would remove that of an import which has ended, or of one that is refused.
  const known = await findImport(shop.database.db, id);
  if (known) return asSent(known, file.hash);
  await storeBundle(shop, file);
  return transact(shop.database.db, async (tx) => {
    await keepBundle(tx, shop, file);
    const state = trial ? 'checking' : 'importing';
    const isNew = await askForImport(tx, {
      ...{ id, state, file_name: fileName, file_hash: file.hash, bytes: file.bytes, has_media: hasMedia },
      ...{ asked_at: now, asked_for: askerOf(context) },
    });
    const row = await findImport(tx, id);
    if (!row) throw new Error(`the import ${id} was not written`);
    if (!isNew) return asSent(row, file.hash);
    const subject = { kind: 'content', id: 'bundle' } as const;
    await recordAudit(tx, startImport, { subject, before: null, after: { fileName, trial } }, sourceOf(context));
    return row;
  });
}

/** The import under an id that was sent again; refused where it is of another file. */
function asSent(row: ContentImportSummary, hash: string) {
  return row.file_hash === hash ? row : refuseStale('STF409', importView(row));
}
