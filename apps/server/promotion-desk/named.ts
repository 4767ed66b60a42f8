import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { effectOf } from '@eyelet/domain/promotions/effects/effects.ts';
import { goodsOf } from '@eyelet/domain/promotions/goods-of.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import { pathTo } from '../catalogue/memory/categories.ts';
import { cardOf } from '../catalogue/product/card.ts';
import { colourwayOf } from '../catalogue/read-product.ts';
import { inMarket, type View, viewOf } from '../catalogue/view.ts';
import type { Context } from '../kernel/context.ts';

/**
 * The names of a promotion's products, categories, stores and gift in the market of the call; empty for those that it does not
 * sell.
 */
export function namedBy(
  { shop, market, now }: Pick<Context, 'shop' | 'market' | 'now'>,
  { benefit, concerns, wants }: Pick<Promotion, 'benefit' | 'concerns' | 'wants'>,
): DeskPromotion['named'] {
  const goods = goodsOf({ benefit, concerns });
  const { catalogue } = shop;
  const view = viewOf(catalogue.memory(), market, now);
  const upc = effectOf(benefit).gifts?.(benefit)[0];
  const sku = upc === undefined ? undefined : catalogue.sku(upc);
  return {
    products: unique(goods?.masterIds).map((id) => {
      const colourway = colourwayOf(id, view);
      return { id, name: (colourway && cardOf(colourway, view)?.name) ?? '' };
    }),
    categories: unique(goods?.categories).map((id) => ({ id, name: categoryName(id, view) })),
    gift: upc === undefined ? null : { id: upc, name: (sku && catalogue.product(sku.productId, market)?.name) ?? '' },
    stores: (wants.stores ?? []).map((id) => ({ id, name: catalogue.place(id)?.name ?? '' })),
  };
}

function unique(ids: readonly string[] = []): readonly string[] {
  return [...new Set(ids)];
}

/** The name after that of its department, as several departments have a category of the same name. */
function categoryName(id: string, { memory, market }: View): string {
  const path = pathTo(memory.tree(), id).flatMap((entry) => inMarket(entry.texts, market) ?? []);
  const [department, text] = [path[0], path.at(-1)];
  if (!department || !text) return '';
  return department === text ? text.name : `${department.name} · ${text.name}`;
}
