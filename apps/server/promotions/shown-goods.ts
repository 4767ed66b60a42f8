import { type CurrentPromotion, mostGoods } from '@eyelet/contracts/promotions/list.ts';
import { categoryPath } from '@eyelet/domain/pages/paths.ts';
import { effectOf } from '@eyelet/domain/promotions/effects/effects.ts';
import { goodsOf } from '@eyelet/domain/promotions/goods-of.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import { pathTo } from '../catalogue/memory/categories.ts';
import { cardOf } from '../catalogue/product/card.ts';
import { colourwayOf } from '../catalogue/read-product.ts';
import { inMarket, type View, viewOf } from '../catalogue/view.ts';
import type { Context } from '../kernel/context.ts';

/** The gift and the goods of a promotion, as far as the market sells them. */
export function shownGoods(
  { shop, market, now }: Context,
  { benefit, concerns }: Promotion,
): Pick<CurrentPromotion, 'gift' | 'goods' | 'categories'> {
  const { catalogue } = shop;
  const view = viewOf(catalogue.memory(), market, now);
  const named = goodsOf({ benefit, concerns });
  const upc = effectOf(benefit).gifts?.(benefit)[0];
  const sku = upc === undefined ? undefined : catalogue.sku(upc);
  const given = sku && catalogue.product(sku.productId, market);
  return {
    gift: given ? { name: given.name, picture: given.picture } : null,
    goods: cardsOf(named?.masterIds ?? [], view),
    categories: (named?.categories ?? []).flatMap((id) => categoryOf(id, view) ?? []),
  };
}

function cardsOf(masterIds: readonly string[], view: View): CurrentPromotion['goods'] {
  const goods: CurrentPromotion['goods'] = [];
  for (const masterId of masterIds) {
    if (goods.length === mostGoods) break;
    const colourway = colourwayOf(masterId, view);
    const card = colourway && cardOf(colourway, view);
    const picture = card?.pictures[0];
    if (card?.available && picture) goods.push({ name: card.name, url: card.url, picture });
  }
  return goods;
}

function categoryOf(id: string, { memory, market }: View): CurrentPromotion['categories'][number] | undefined {
  const path = pathTo(memory.tree(), id).flatMap((entry) => inMarket(entry.texts, market) ?? []);
  const [text, department] = [path.at(-1), path[0]];
  if (!text || !department) return undefined;
  // Several departments have a category of the same name, such as jackets of women and of men.
  const name = department === text ? text.name : `${department.name} · ${text.name}`;
  return { name, url: categoryPath(market.locale, text.slug, id) };
}
