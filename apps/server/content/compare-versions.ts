import { compareContentVersions } from '@eyelet/contracts/content/compare-versions.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { findVersion } from '@eyelet/db/content/version.ts';
import { differencesOf } from '@eyelet/domain/content/differences.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** The differences between two versions of an item. */
export const compareContentVersionsHandler = handle(compareContentVersions, async ({ shop }, { params, query }) => {
  const { db } = shop.database;
  const before = await findVersion(db, params.itemId, query.from);
  const after = await findVersion(db, params.itemId, query.to);
  if (!before || !after) return refuse('STF404');
  return { differences: [...differencesOf(before.document as ContentDocument, after.document as ContentDocument)] };
});
