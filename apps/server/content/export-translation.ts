import { Readable } from 'node:stream';
import { wordsOf } from '@eyelet/blocks/items/words-of.ts';
import { exportTranslation } from '@eyelet/contracts/content/export-translation.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { openItem } from './opened.ts';
import { isAudience } from './translations/audiences.ts';
import { writeXliff } from './translations/xliff.ts';

/** The texts of an item and their translations for an audience, as a file. */
export const exportTranslationHandler = handle(exportTranslation, async ({ shop, now }, { params }) => {
  const { itemId, audience } = params;
  const opened = await openItem(shop.database.db, itemId, now);
  if (!opened) return refuse('STF404');
  const { document, item } = opened;
  if (!isAudience(audience, document.language)) return refuse('STF400', { member: 'audience' });
  const said = document.variants[audience]?.texts ?? {};
  const texts = wordsOf(document).map(({ path, text }) => {
    const target = said[path]?.value;
    return { path, source: text, target: typeof target === 'string' ? target : undefined };
  });
  const xml = await writeXliff({ itemId, source: document.language, target: audience, texts });
  return new Download(`${item.key}-${audience}.xlf`, 'application/xliff+xml; charset=utf-8', Readable.from([xml]));
});
