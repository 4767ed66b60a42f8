import type { Goods } from '@eyelet/contracts/stock/goods.ts';
import type { Language } from '@eyelet/domain/markets/market.ts';
import type { Context } from '../kernel/context.ts';

/** Goods in a language; those that are gone from the catalogue have only their number. */
export function goodsView({ shop, market }: Pick<Context, 'shop' | 'market'>, upc: string, language: Language): Goods {
  const sku = shop.catalogue.sku(upc);
  const product = sku && shop.catalogue.product(sku.productId, { tag: language, language });
  return {
    ...{ upc, sku: sku?.sku ?? upc, name: product?.name ?? upc, colour: product?.colour ?? '' },
    ...{ size: sku ? shop.catalogue.sizeLabel(upc, market) : '', image: product?.picture ?? '' },
  };
}

/** Whether goods have stock: they exist, and are no download or card that is mailed. */
export function isStocked({ shop, market }: Pick<Context, 'shop' | 'market'>, upc: string): boolean {
  const sku = shop.catalogue.sku(upc);
  const product = sku && shop.catalogue.product(sku.productId, market);
  return product !== undefined && !product.isDigital;
}
