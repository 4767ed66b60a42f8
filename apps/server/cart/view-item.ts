import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { giftProblem } from '@eyelet/domain/cart/gift-option.ts';
import { natureOf } from '@eyelet/domain/cart/nature.ts';
import { shipmentIdOf, wayOf } from '@eyelet/domain/delivery/way.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { productPath } from '@eyelet/domain/pages/paths.ts';
import { effectOf } from '@eyelet/domain/promotions/effects/effects.ts';
import { wishView } from '../gift-cards/wish.ts';
import type { Context } from '../kernel/context.ts';
import { type Goods, goodsOf } from '../pricing/goods.ts';
import type { PricedCart, PricedLine } from '../pricing/price.ts';
import { linePromotions } from '../pricing/promotion-view.ts';
import { sentUnits, supplyIn } from '../pricing/sent-units.ts';
import { shippingPromotionsOf } from './promotions.ts';
import { type OptionFacts, shippingOptions } from './shipping-options.ts';
import { transitionView } from './view-flash.ts';

/** One line as the API answers it (C3.15, C3.16), with its prices. */
export function itemView(context: Context, row: PricedLine, facts: OptionFacts): CartItem {
  const { line, goods, price } = row;
  const way = wayOf(line, facts.priced.facts);
  const { market } = context;
  const { product, sku } = goods;
  const current = toAmount(price.current);
  const original = toAmount(price.original);
  return {
    id: line.id,
    productId: sku.productId,
    masterId: sku.masterId,
    upc: sku.upc,
    sku: sku.sku,
    recipeId: line.recipeId,
    qty: line.quantity,
    maxQty: line.maxQuantity,
    name: product.name,
    colour: product.colour,
    size: goods.size,
    image: product.picture,
    pdpUrl: productPath(market.locale, product.slug, product.productId),
    price: {
      current,
      original,
      highCurrent: current,
      highOriginal: original,
      rowTotal: toAmount(row.rowTotal),
      priceAfterItemDiscount: toAmount(row.afterItemDiscount),
      priceAfterOrderDiscount: toAmount(row.afterOrderDiscount),
    },
    taxTotal: toAmount(row.tax),
    bonus: isGiven(row),
    isCustoms: product.isCustoms,
    isDigitalProduct: product.isDigital,
    giftOption: line.giftOption,
    giftCard: line.giftCard ? wishView(line.giftCard) : null,
    productPromotions: linePromotions(row, facts.priced, market),
    shippingPromotions: [...shippingPromotionsOf(line.id, facts.priced, market)],
    fulfilment: line.fulfilment,
    storeId: line.storeId,
    shippingId: way ? shipmentIdOf(way) : '',
    transition: line.transition && transitionView(line.transition),
    giftOptionAvailable: mayGreet(context, row, facts),
    otherGifts: otherGifts(context, row, facts.priced),
    available: Math.min(Math.max(availableOf(row, facts), 0), line.maxQuantity),
    shippingOptions: [...shippingOptions(context, row, facts)],
  };
}

/** What can come along in the place of a gift, as far as it is in stock. */
function otherGifts(context: Context, { line }: PricedLine, { facts }: PricedCart): CartItem['otherGifts'] {
  const promotion = line.bonus && context.shop.catalogue.promotions().find(({ id }) => id === line.bonus);
  if (!promotion) return [];
  const upcs = effectOf(promotion.benefit).gifts?.(promotion.benefit) ?? [];
  return upcs.flatMap((upc) => {
    const goods = upc === line.upc ? undefined : goodsOf(context, upc);
    const left =
      line.fulfilment === 'pickup'
        ? facts.stock.get(upc)?.get(line.storeId ?? '')
        : sentUnits(line, 'stocked', supplyIn(facts, upc));
    if (!goods || goods.product.isDigital || !left || left < 1) return [];
    const { name, colour, picture: image } = goods.product;
    return [{ promotionId: promotion.id, upc, name, colour, size: goods.size, image }];
  });
}

/** Whether a greeting can go with a row: the shop offers them, these goods can have one, and wrapping leaves enough of them. */
function mayGreet({ shop }: Context, row: PricedLine, { priced }: OptionFacts): boolean {
  const { line, goods } = row;
  if (line.bonus !== null || !shop.settings.current()['features.greetings']) return false;
  if (giftProblem(giftFacts(goods, line.fulfilment))) return false;
  const supply = supplyIn(priced.facts, line.upc);
  const nature = natureOf(goods.product);
  // Goods that only stores send are not wrapped; those that are short anyway lose nothing by it.
  const wrapped = sentUnits({ ...line, giftOption: line.giftOption ?? noGreeting }, nature, supply);
  return wrapped >= Math.min(line.quantity, sentUnits(line, nature, supply));
}

const noGreeting = { to: '', email: '', message: '' };

/** Whether a line is a gift without charge (C3.17). */
export function isGiven({ line, goods }: PricedLine): boolean {
  return line.bonus !== null || goods.product.isGift;
}

/** Units available for the fulfilment of a row. */
function availableOf({ line, goods }: PricedLine, { priced }: OptionFacts): number {
  if (goods.product.isDigital) return goods.available;
  if (line.fulfilment !== 'pickup' || line.storeId === null) {
    return sentUnits(line, natureOf(goods.product), supplyIn(priced.facts, line.upc));
  }
  return priced.facts.stock.get(line.upc)?.get(line.storeId) ?? 0;
}

/** What decides whether goods can go with a gift option. */
export function giftFacts({ product }: Goods, fulfilment: CartItem['fulfilment']) {
  return { fulfilment, nature: natureOf(product), isBonus: product.isGift, hasGiftOption: product.hasGiftOption };
}
