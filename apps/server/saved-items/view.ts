import type { SavedItem, SavedItems } from '@eyelet/contracts/saved-items/saved-items.ts';
import type { SavedItemRow, SavedList } from '@eyelet/db/saved-items/saved-item.ts';
import { styleIdOf } from '@eyelet/domain/catalogue/style-id.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { productPath } from '@eyelet/domain/pages/paths.ts';
import { isSound } from '@eyelet/domain/pricing/sell.ts';
import type { Context } from '../kernel/context.ts';
import { goodsOf } from '../pricing/goods.ts';

export type Part = Readonly<{ start?: number; count?: number }>;

/** A list as the API answers it, limited to the requested part (C3.36). */
export function savedItemsView(
  context: Context,
  list: SavedList | undefined,
  { start = 0, count = 24 }: Part,
): SavedItems {
  const items = list?.items ?? [];
  return {
    saveForLaterId: list?.id ?? null,
    items: items.slice(start, start + count).map((row) => itemView(context, row)),
    total: items.length,
  };
}

/** An item with its current name, picture and price. One that the shop no longer has is shown by its ids only. */
function itemView(context: Context, row: SavedItemRow): SavedItem {
  const { market, shop } = context;
  const { upc, product_id: productId, quantity } = row;
  const sku = shop.catalogue.sku(upc);
  const product = sku && shop.catalogue.product(sku.productId, market);
  const goods = goodsOf(context, upc);
  return {
    itemId: row.id,
    productId,
    masterId: sku?.masterId ?? styleIdOf(productId),
    upc,
    recipeId: row.recipe_id,
    qty: quantity,
    maxQty: Math.max(product?.maxQty ?? quantity, quantity),
    pageUrl: product ? productPath(market.locale, product.slug, product.productId) : `/${market.locale}`,
    available: goods?.price !== undefined && isSound(goods.price) && goods.available > 0,
    name: product?.name ?? '',
    colour: product?.colour ?? '',
    size: sku ? shop.catalogue.sizeLabel(upc, market) : '',
    image: product?.picture ?? '',
    price: goods?.price ? { current: toAmount(goods.price.current), original: toAmount(goods.price.original) } : null,
  };
}
