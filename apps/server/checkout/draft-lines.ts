import type { DraftLine, DraftSource } from '@eyelet/db/tables/order-draft.ts';
import { shipmentIdOf, wayOf } from '@eyelet/domain/delivery/way.ts';
import { productPath } from '@eyelet/domain/pages/paths.ts';
import { isGiven } from '../cart/view-item.ts';
import type { Context } from '../kernel/context.ts';
import { adjustmentToKeep } from '../pricing/adjustments.ts';
import type { PricedCart, PricedLine } from '../pricing/price.ts';
import { linePromotions } from '../pricing/promotion-view.ts';

/** The lines of an order, in the order of the cart. */
export function draftLines(context: Context, priced: PricedCart): readonly DraftLine[] {
  return priced.lines.map((row, index) => lineOf(context, row, index, priced));
}

/** From which places the units of each line come; a line may be split over several warehouses. */
export function draftSources({ lines, delivery }: PricedCart): readonly DraftSource[] {
  return lines.flatMap(({ line }, index) =>
    (delivery.sources.get(line.id) ?? []).map(({ placeId, quantity }) => ({
      line_no: index + 1,
      upc: line.upc,
      place_id: placeId,
      qty: quantity,
    })),
  );
}

function lineOf({ market }: Context, row: PricedLine, index: number, priced: PricedCart): DraftLine {
  const { line, goods, price } = row;
  const promotions = linePromotions(row, priced, market);
  const { product, sku } = goods;
  const way = wayOf(line, priced.facts);
  const [most] = [...(priced.delivery.sources.get(line.id) ?? [])].sort((one, other) => other.quantity - one.quantity);
  return {
    line_no: index + 1,
    item_id: line.id,
    shipping_id: way ? shipmentIdOf(way) : '',
    upc: sku.upc,
    sku: sku.sku,
    product_id: sku.productId,
    master_id: sku.masterId,
    name: product.name,
    colour: product.colour,
    size: goods.size,
    image: product.picture,
    page_path: productPath(market.locale, product.slug, product.productId),
    place_id: most?.placeId ?? null,
    recipe_id: line.recipeId,
    digital: product.isDigital,
    customs: product.isCustoms,
    qty: line.quantity,
    max_qty: line.maxQuantity,
    current_price: price.current,
    original_price: price.original,
    row_total: row.rowTotal,
    row_after_item_discount: row.afterItemDiscount,
    row_after_order_discount: row.afterOrderDiscount,
    tax_total: row.tax,
    promotions: promotions.length === 0 ? null : promotions,
    bonus: isGiven(row),
    gift_option: line.giftOption,
    gift_card: line.giftCard ?? null,
    price_adjustment: adjustmentToKeep(row) ?? null,
  };
}
