import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { listMediumUses } from '@eyelet/contracts/media/list-uses.ts';
import { findMedium } from '@eyelet/db/media/medium.ts';
import { countOtherUses, listUses } from '@eyelet/db/media/uses.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** The items that show a medium, and the numbers of products and categories. */
export const listMediumUsesHandler = handle(listMediumUses, async ({ shop, now }, { params: { mediumId } }) => {
  const { db } = shop.database;
  const row = await findMedium(db, mediumId, now);
  if (!row) return refuse('STF404');
  const items = await listUses(db, row.name, now);
  return {
    items: items.map(({ id, kind, key, name, published }) => ({
      ...{ itemId: id, kind: kind as ContentKind, key, name },
      isShown: published !== null,
    })),
    products: await countOtherUses(db, row.name),
  };
});
