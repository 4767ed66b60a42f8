import type { LeftOutItem } from '@eyelet/contracts/handovers/handover.ts';
import type { LeftOut } from '@eyelet/domain/handovers/handover.ts';
import type { Context } from '../kernel/context.ts';

/** The items that were not handed over, with their names in the market. */
export function leftOutView(
  { shop, market }: Pick<Context, 'shop' | 'market'>,
  leftOut: readonly LeftOut[],
): LeftOutItem[] {
  return leftOut.map(({ kind, upc, code, quantity }) => {
    const sku = upc === null ? undefined : shop.catalogue.sku(upc);
    const product = sku && shop.catalogue.product(sku.productId, market);
    return { kind, name: code ?? product?.name ?? '', qty: quantity };
  });
}
