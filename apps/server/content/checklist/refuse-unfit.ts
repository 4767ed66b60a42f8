import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentItem } from '@eyelet/contracts/content/item.ts';
import type { Reader } from '@eyelet/db/database.ts';
import type { Context } from '../../kernel/context.ts';
import { type Refusal, refuseStale } from '../../kernel/refusal.ts';
import { reviewDocument } from './review-document.ts';

/** The refusal of a document that must not be shown from a moment on, with what is to be put right; undefined if it may. */
export async function refuseUnfit(
  { shop }: Pick<Context, 'shop'>,
  db: Reader,
  { kind }: Pick<ContentItem, 'kind'>,
  document: ContentDocument,
  from: Date,
): Promise<Refusal<'STF451'> | undefined> {
  const findings = await reviewDocument(shop, db, { kind, document, moment: from.getTime() });
  const blocking = findings.filter(({ severity }) => severity === 'blocks');
  return blocking.length > 0 ? refuseStale('STF451', { findings: blocking }) : undefined;
}
