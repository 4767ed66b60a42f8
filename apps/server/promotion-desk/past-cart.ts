import type { PastOrder } from '@eyelet/db/promotions/past-orders.ts';
import type { CartLine } from '@eyelet/domain/cart/document.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { type Goods, type SoldLine, sellLine } from '@eyelet/domain/pricing/line.ts';
import type { Asked } from '@eyelet/domain/promotions/conditions/condition.ts';
import { type Context, changedContext } from '../kernel/context.ts';
import type { Shop } from '../kernel/shop.ts';
import { goodsInStores } from '../pricing/goods.ts';
import { segmentFacts } from '../pricing/segment-facts.ts';

/** What promotions judge a past order by: who placed it, when, and how it was paid and delivered. */
export function askedOf(
  { settings }: Pick<Shop, 'settings'>,
  order: PastOrder,
  { currency, locale, timeZone }: Market,
): Asked {
  const { kind, groups, has_ordered: hasOrdered, segment, codes, payments, sold_at: soldAt, placed_at: now } = order;
  const home = order.lines.find((line) => line.kind === 'home');
  return {
    ...{ currency, locale, timeZone, now, payments, soldAt },
    consumerType: kind ?? 'GUEST',
    shopper:
      kind === null
        ? undefined
        : { groups, hasOrdered, ...(segment ? { segment: segmentFacts(settings, segment) } : {}) },
    codes: new Set(codes),
    shippingMethod: home?.method_code,
  };
}

/** The lines of a past order at what they cost then, with what the catalogue knows of their goods now. */
export function pastLines(context: Context, order: PastOrder, market: Market): readonly SoldLine[] {
  const { catalogue } = context.shop;
  const asked = changedContext(context, { market });
  return order.lines.map((line, index) => {
    const { upc, product_id: productId, master_id: masterId, qty: quantity } = line;
    const price = { current: Math.round(line.row_total / quantity), original: line.original_price };
    const known = goodsInStores(asked, upc);
    const goods: Goods = {
      sku: { upc, productId, masterId },
      product: known?.product ?? { isDigital: line.digital, isCustoms: line.customs },
      price,
      lowest: known?.lowest,
    };
    return sellLine(lineOf(line, index), goods, price, catalogue.categoriesOf(productId));
  });
}

function lineOf(
  { upc, product_id: productId, qty: quantity, kind, store_id }: PastOrder['lines'][number],
  index: number,
) {
  const isAtStore = kind === 'pickup' || kind === 'sts';
  const line: CartLine = {
    ...{ id: `line-${index + 1}`, upc, productId, quantity, maxQuantity: quantity, recipeId: null },
    ...{ giftOption: null, transition: null, bonus: null },
    ...(isAtStore ? { fulfilment: kind, storeId: store_id } : { fulfilment: 'home', storeId: null }),
  };
  return line;
}
