import { findStock, mostFoundSizes } from '@eyelet/contracts/stock/find.ts';
import { levelsAt } from '@eyelet/db/stock/levels-at.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { findSizes } from './find-sizes.ts';
import { goodsView } from './goods-view.ts';

/** Sizes by words or number, with their stock at a place. */
export const findStockHandler = handle(findStock, async (context, { query: { placeId, search } }) => {
  const { shop } = context;
  const { language } = staffOf(context);
  if (!shop.catalogue.place(placeId)) return refuse('STF400', { member: 'placeId' });
  const upcs = await findSizes(context, { search, language, limit: mostFoundSizes });
  const levels = await levelsAt(shop.database.db, placeId, upcs);
  return {
    sizes: levels.map(({ upc, ...level }) => ({
      ...goodsView(context, upc, language),
      ...level,
      free: level.onHand - level.reserved,
    })),
  };
});
