import type { ContentFinding } from '@eyelet/contracts/content/check.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentItem } from '@eyelet/contracts/content/item.ts';
import type { Reader } from '@eyelet/db/database.ts';
import type { Context } from '../../kernel/context.ts';
import { type Refusal, refuseStale } from '../../kernel/refusal.ts';
import { reviewDocument } from './review-document.ts';

/** The findings that block the publication of a document from an instant on. */
export async function blockingFindings(
  { shop }: Pick<Context, 'shop'>,
  db: Reader,
  { kind, key }: Pick<ContentItem, 'kind' | 'key'>,
  document: ContentDocument,
  from: Date,
): Promise<readonly ContentFinding[]> {
  const findings = await reviewDocument(shop, db, { kind, key, document, moment: from.getTime() });
  return findings.filter(({ severity }) => severity === 'blocks');
}

/**
 * The refusal, with its findings, of a document that must not be published from an instant on; undefined if it may be.
 */
export async function refuseUnfit(
  ...[context, db, item, document, from]: Parameters<typeof blockingFindings>
): Promise<Refusal<'STF451'> | undefined> {
  const findings = await blockingFindings(context, db, item, document, from);
  return findings.length > 0 ? refuseStale('STF451', { findings }) : undefined;
}
