import { compareContentVersions } from '@eyelet/contracts/content/compare-versions.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { findItem } from '@eyelet/db/content/item.ts';
import { findVersion } from '@eyelet/db/content/version.ts';
import { differencesOf } from '@eyelet/domain/content/differences.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { nameDifferences } from './name-differences.ts';

/** The differences between two versions of an item. */
export const compareContentVersionsHandler = handle(compareContentVersions, async (context, { params, query }) => {
  const { shop, now } = context;
  const { db } = shop.database;
  const item = await findItem(db, params.itemId, now);
  const from = await findVersion(db, params.itemId, query.from);
  const to = await findVersion(db, params.itemId, query.to);
  if (!item || !from || !to) return refuse('STF404');
  const [before, after] = [from.document as ContentDocument, to.document as ContentDocument];
  const compared = { kind: item.kind as ContentKind, before, after, differences: differencesOf(before, after) };
  const [differences = []] = await nameDifferences(context, db, [compared]);
  return { differences: [...differences] };
});
