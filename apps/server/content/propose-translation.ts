import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { wordsOf } from '@eyelet/blocks/items/words-of.ts';
import { proposeTranslation } from '@eyelet/contracts/content/propose-translation.ts';
import { completenessIn } from '@eyelet/domain/content/completeness.ts';
import type { Language } from '@eyelet/domain/markets/market.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { TranslationFault } from '../translation-service/service.ts';
import { openItem } from './opened.ts';
import { storeDraft } from './store-draft.ts';
import { isAudience } from './translations/audiences.ts';
import { proposalsFor } from './translations/proposals.ts';

/** Saves what the translation service proposes for missing texts as the next draft. */
export const proposeTranslationHandler = handle(proposeTranslation, async (context, { params, body }) => {
  const { itemId, language } = params;
  const { shop, now } = context;
  const service = shop.translationService;
  if (!service) return refuse('STF455', { reason: 'none' });
  const opened = await openItem(shop.database.db, itemId, now);
  if (!opened) return refuse('STF404');
  const { document, item } = opened;
  if (!isAudience(language, document.language)) return refuse('STF400', { member: 'language' });
  if (opened.version.number !== body.version) return refuseStale('STF409', opened);
  const words = wordsOf(document);
  const open = new Set(
    completenessIn(
      document,
      words.map(({ path }) => path),
      language,
    ).missing,
  );
  const missing = words.filter(({ path }) => open.has(path));
  if (missing.length === 0) return { opened, proposed: 0, leftOut: 0 };
  try {
    const direction = { from: document.language as Language, to: language as Language };
    const texts = await proposalsFor(service, itemKinds[item.kind], { document, missing, direction });
    const proposed = Object.keys(texts).length;
    const leftOut = missing.length - proposed;
    if (proposed === 0) return { opened, proposed, leftOut };
    const stored = await storeDraft(context, proposeTranslation, {
      ...{ itemId, version: body.version },
      document: ({ document: before }) => {
        const own = before.variants[language]?.texts ?? {};
        return { ...before, variants: { ...before.variants, [language]: { texts: { ...texts, ...own } } } };
      },
    });
    return stored instanceof Refusal ? stored : { opened: stored, proposed, leftOut };
  } catch (error) {
    if (!(error instanceof TranslationFault)) throw error;
    shop.log.warn({ err: error }, 'no translation could be proposed');
    return refuse('STF455', { reason: error.problem });
  }
});
