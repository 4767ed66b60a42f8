import { wordsOf } from '@eyelet/blocks/items/words-of.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { importTranslation } from '@eyelet/contracts/content/import-translation.ts';
import { fingerprint } from '@eyelet/domain/content/fingerprint.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { openItem } from './opened.ts';
import { storeDraft } from './store-draft.ts';
import { isAudience } from './translations/audiences.ts';
import { readXliff, type XliffText } from './translations/xliff.ts';

/** Saves the translations of a file as the next draft of an item. */
export const importTranslationHandler = handle(importTranslation, async (context, { params, body }) => {
  const { itemId, audience } = params;
  const { shop, now } = context;
  const opened = await openItem(shop.database.db, itemId, now);
  if (!opened) return refuse('STF404');
  const { language } = opened.document;
  if (!isAudience(audience, language)) return refuse('STF400', { member: 'audience' });
  const texts = await readXliff(body.xliff, { itemId, source: language, target: audience });
  if (typeof texts === 'string') return refuse('STF454', { reason: texts });
  return storeDraft(context, importTranslation, {
    ...{ itemId, version: body.version },
    document: (before) => translated(before.document, audience, texts),
  });
});

/** A document with the texts of an audience; each keeps the source text that it translates. */
function translated(document: ContentDocument, audience: string, texts: readonly XliffText[]): ContentDocument {
  const known = new Set(wordsOf(document).map(({ path }) => path));
  const written = texts.flatMap(({ path, source, target = '' }) =>
    known.has(path) && target.trim() !== '' ? [[path, { value: target, from: fingerprint(source) }] as const] : [],
  );
  if (written.length === 0) return document;
  const own = document.variants[audience]?.texts ?? {};
  const variant = { texts: { ...own, ...Object.fromEntries(written) } };
  return { ...document, variants: { ...document.variants, [audience]: variant } };
}
