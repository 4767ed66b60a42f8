import { checkContent } from '@eyelet/contracts/content/check.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { findItem } from '@eyelet/db/content/item.ts';
import { findVersion } from '@eyelet/db/content/version.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { emptyBlockFindings } from './checklist/empty-blocks.ts';
import { reviewDocument } from './checklist/review-document.ts';

/** The findings of a version of an item, as if it were published now. */
export const checkContentHandler = handle(checkContent, async (context, { params: { itemId }, query }) => {
  const { shop, now } = context;
  const { db } = shop.database;
  const item = await findItem(db, itemId, now);
  const version = item && (await findVersion(db, itemId, query.version ?? item.latest));
  if (!version) return refuse('STF404');
  const document = version.document as ContentDocument;
  const checked = { kind: item.kind as ContentKind, key: item.key, document, moment: now.getTime(), looks: true };
  // An editor asks for these again and again while a page is written; looking at pictures takes its time.
  const reviewed = query.only === 'empty' ? [] : await reviewDocument(shop, db, checked);
  return { version: version.number, findings: [...reviewed, ...(await emptyBlockFindings(context, checked))] };
});
