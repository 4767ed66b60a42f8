import { wordsOf } from '@eyelet/blocks/items/words-of.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { readCompleteness } from '@eyelet/contracts/content/read-completeness.ts';
import { findItem } from '@eyelet/db/content/item.ts';
import { findVersion } from '@eyelet/db/content/version.ts';
import { completenessIn } from '@eyelet/domain/content/completeness.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

const languages = [...new Set(markets.map(({ language }) => language))];

/** How complete the translations of a version of an item are. */
export const readCompletenessHandler = handle(readCompleteness, async ({ shop, now }, { params, query }) => {
  const { db } = shop.database;
  const item = await findItem(db, params.itemId, now);
  const version = item && (await findVersion(db, params.itemId, query.version ?? item.latest));
  if (!version) return refuse('STF404');
  const document = version.document as ContentDocument;
  const paths = wordsOf(document).map(({ path }) => path);
  return {
    languages: languages.map((language) => {
      const { missing, changed, ...rest } = completenessIn(document, paths, language);
      return { ...rest, missing: [...missing], changed: [...changed] };
    }),
  };
});
