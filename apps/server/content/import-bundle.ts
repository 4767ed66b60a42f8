import {
  type BundleReport,
  type BundleRow,
  importBundle,
  mostBundleRows,
} from '@eyelet/contracts/content/import-bundle.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { dropFile } from '../media/store-file.ts';
import { applyItems, type Outcome } from './bundle/apply-items.ts';
import { applyMedia, receiveMedia } from './bundle/apply-media.ts';
import { type Bundle, BundleFault, withBundle } from './bundle/open-bundle.ts';

/** Thrown to roll back a transaction. */
class Undone extends Error {
  readonly outcomes: readonly Outcome[];

  constructor(outcomes: readonly Outcome[]) {
    super('the import is undone');
    this.outcomes = outcomes;
  }
}

/** Imports content and media that another shop exported, completely or not at all. */
export const importBundleHandler = handle(importBundle, async (context, { query: { trial = false }, body }) => {
  try {
    return await withBundle(body, async (bundle) => {
      const needsMedia = bundle.media.length > 0 && !staffOf(context).permissions.has('media.write');
      return needsMedia ? refuse('STF403', { permission: 'media.write' }) : applyBundle(context, bundle, trial);
    });
  } catch (error) {
    if (error instanceof BundleFault) return refuse('STF452', { problem: error.problem });
    throw error;
  }
});

/** A trial does the same as an import and is rolled back, so that its report is what an import would do. */
async function applyBundle(context: Context, bundle: Bundle, trial: boolean): Promise<BundleReport> {
  const { shop } = context;
  const files = await receiveMedia(context, bundle, { trial });
  try {
    const outcomes = await shop.database.db.transaction().execute(async (tx) => {
      const media = await applyMedia(context, tx, bundle.media, { files, trial });
      const outcomes = [...media.outcomes, ...(await applyItems(context, tx, bundle.items, media.names))];
      const { created, changed, refused } = reportOf(outcomes, false);
      if (trial || refused > 0) throw new Undone(outcomes);
      const subject = { kind: 'content', id: 'bundle' } as const;
      await recordAudit(tx, importBundle, { subject, before: null, after: { created, changed } }, sourceOf(context));
      return outcomes;
    });
    if (bundle.media.length > 0) await shop.library.refresh(bundle.media.map(({ name }) => name));
    return reportOf(outcomes, true);
  } catch (error) {
    if (!trial) for (const one of files.values()) if ('facts' in one) await dropFile(shop, one.facts);
    if (error instanceof Undone) return reportOf(error.outcomes, false);
    throw error;
  }
}

const order = ['refused', 'created', 'changed'] as const;

function reportOf(outcomes: readonly Outcome[], applied: boolean): BundleReport {
  const count = (what: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === what).length;
  const rows = order.flatMap((what) => outcomes.filter(({ outcome }) => outcome === what)) as BundleRow[];
  return {
    applied,
    ...{ created: count('created'), changed: count('changed'), same: count('same'), refused: count('refused') },
    rows: rows.slice(0, mostBundleRows),
  };
}
