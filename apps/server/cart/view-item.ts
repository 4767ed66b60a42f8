import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import type { ShippingMethod } from '@eyelet/contracts/cart/shipping-method.ts';
import type { CartTotals } from '@eyelet/domain/cart/totals.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { productPath } from '@eyelet/domain/pages/paths.ts';
import type { Context } from '../kernel/context.ts';
import type { Row } from './goods.ts';
import { pickupOption } from './pickup-option.ts';
import { theShipment } from './view-methods.ts';

/** One line as the API answers it (C3.15, C3.16). `tax` is that of the row, in minor units. */
export function itemView(
  row: Row,
  tax: number,
  totals: CartTotals,
  methods: readonly ShippingMethod[],
  context: Context,
  storeId: string | undefined,
): CartItem {
  const { line, goods, price } = row;
  const { market } = context;
  const { product, sku } = goods;
  const current = toAmount(price.current);
  const original = toAmount(price.original);
  const rowTotal = toAmount(price.current * line.quantity);
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
      rowTotal,
      priceAfterItemDiscount: rowTotal,
      priceAfterOrderDiscount: rowTotal,
    },
    taxTotal: toAmount(tax),
    bonus: false,
    isCustoms: product.isCustoms,
    isDigitalProduct: product.isDigital,
    giftOption: null,
    productPromotions: [],
    shippingPromotions: [],
    fulfilment: 'home',
    storeId: null,
    shippingId: theShipment,
    transition: null,
    giftOptionAvailable: false,
    available: Math.min(Math.max(goods.available, 0), line.maxQuantity),
    shippingOptions: product.isDigital
      ? []
      : [
          ...methods.map((shippingMethod) => ({
            selected: shippingMethod.code === totals.method?.method.code,
            available: goods.available >= line.quantity,
            shippingMethod,
            storeInfo: null,
          })),
          ...pickupOption(row, storeId, context),
        ],
  };
}
