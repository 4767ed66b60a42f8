import { applyImport } from '@eyelet/contracts/content-imports/apply.ts';
import { type ImportRow, type ImportStep, mostImportRows } from '@eyelet/contracts/content-imports/content-import.ts';
import type { ContentImportSummary } from '@eyelet/db/content-imports/content-import.ts';
import { endRun, noteProgress } from '@eyelet/db/content-imports/run.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit } from '../audit/record.ts';
import { applyItems, type Importing, type Outcome } from '../content/bundle/apply-items.ts';
import { applyMedia, type CheckedFile, receiveMedia } from '../content/bundle/apply-media.ts';
import { type Bundle, withBundle, withFile } from '../content/bundle/open-bundle.ts';
import type { Shop } from '../kernel/shop.ts';
import { dropFile } from '../media/store-file.ts';
import { readBundle } from './kept-file.ts';

/** Rolls back a transaction and carries its outcomes. */
class Undone extends Error {
  readonly outcomes: readonly Outcome[];

  constructor(outcomes: readonly Outcome[]) {
    super('the import is undone');
    this.outcomes = outcomes;
  }
}

/** Thrown when another run has taken the import over; the transaction of this run is rolled back. */
export class TakenOver extends Error {
  constructor() {
    super('another run has taken the import over');
  }
}

export type Run = Readonly<{ row: ContentImportSummary; runner: string; newId: () => string }>;

/**
 * Tries an import out, or applies it: everything in one transaction, including the state `done`. A trial is the same
 * transaction, rolled back. Throws `BundleFault` for a file that cannot be read.
 */
export async function runImport(shop: Shop, run: Run): Promise<void> {
  const { row, runner } = run;
  const { db } = shop.database;
  const end = { id: row.id, runner };
  const outcomes = await withFile(await readBundle(shop, row.file_hash), ({ path }) =>
    withBundle(path, async (opened) => {
      const bundle = await opened.read();
      try {
        return await write(shop, run, bundle);
      } catch (error) {
        if (error instanceof Undone) return error.outcomes;
        throw error;
      }
    }),
  );
  // An import that was applied has ended in its transaction.
  if (outcomes === 'written') return;
  const report = reportOf(outcomes);
  const { refused, created, changed } = report.counts;
  const state = refused > 0 ? 'refused' : created + changed > 0 ? 'checked' : 'done';
  if (!(await endRun(db, end, { state, ...report, at: shop.clock() }))) throw new TakenOver();
}

async function write(shop: Shop, run: Run, bundle: Bundle): Promise<'written'> {
  const { row, runner } = run;
  const trial = row.state === 'checking';
  const importing = importingOf(shop, run);
  const files = new Map<string, CheckedFile>();
  try {
    await receiveMedia(importing, bundle, { trial, into: files });
    await transact(shop.database.db, async (tx) => {
      const media = await applyMedia(tx, importing, bundle.media, { files, trial });
      const outcomes = [...media.outcomes, ...(await applyItems(tx, importing, bundle.items, media.names))];
      const report = reportOf(outcomes);
      const { created, changed, refused } = report.counts;
      if (trial || refused > 0) throw new Undone(outcomes);
      const subject = { kind: 'content', id: 'bundle' } as const;
      const change = { subject, before: null, after: { created, changed } };
      await recordAudit(tx, applyImport, change, { ...row.asked_for, now: importing.now });
      const isOurs = await endRun(tx, { id: row.id, runner }, { state: 'done', ...report, at: shop.clock() });
      if (!isOurs) throw new TakenOver();
    });
  } catch (error) {
    // The run that took over needs the files.
    if (!trial && !(error instanceof TakenOver))
      for (const one of files.values()) if ('facts' in one) await dropFile(shop, one.facts);
    throw error;
  }
  if (bundle.media.length > 0) await shop.library.refresh(bundle.media.map(({ name }) => name));
  return 'written';
}

function importingOf(shop: Shop, { row, runner, newId }: Run): Importing {
  let said = '';
  return {
    ...{ shop, newId, now: shop.clock() },
    author: { staffId: row.asked_for.staffId ?? '', name: row.asked_for.staffName },
    note: async (step: ImportStep, done: number, of: number) => {
      // A hundred reports for each step are enough.
      const text = `${step} ${Math.floor((done * 100) / of)}`;
      if (text === said) return;
      said = text;
      if (!(await noteProgress(shop.database.db, { id: row.id, runner }, { step, done, of }))) throw new TakenOver();
    },
  };
}

const order = ['refused', 'created', 'changed'] as const;

function reportOf(outcomes: readonly Outcome[]) {
  const count = (what: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === what).length;
  const rows = order.flatMap((what) => outcomes.filter(({ outcome }) => outcome === what)) as ImportRow[];
  return {
    counts: { created: count('created'), changed: count('changed'), same: count('same'), refused: count('refused') },
    rows: rows.slice(0, mostImportRows),
  };
}
