import { readInventory } from '@eyelet/contracts/catalogue/read-inventory.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { colourwayOf } from './read-product.ts';
import { viewOf } from './view.ts';

/** Stock of every size of the style's colourways, for shipping or in one store (C7.102). */
export const readInventoryHandler = handle(
  readInventory,
  ({ market, now, shop }, { params: { productId }, query: { storeId } }) => {
    const { catalogue } = shop;
    const colourway = colourwayOf(productId, viewOf(catalogue.memory(), market, now));
    if (!colourway) return refuse('API404');
    if (storeId !== undefined && !catalogue.place(storeId)) return refuse('API404');
    const where = storeId === undefined ? market : { placeId: storeId };
    const shown = productId.length === 8 ? colourway.style.colourways : [colourway];
    const variants = shown
      .flatMap(({ upcs }) => upcs)
      .map((upc) => {
        const quantity = catalogue.availability(upc, where);
        return [upc, { quantity, stockStatus: quantity > 0 ? ('InStock' as const) : ('OutOfStock' as const) }] as const;
      });
    return { productId, variants: Object.fromEntries(variants) };
  },
);
