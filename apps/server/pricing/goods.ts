import type { LinePrice } from '@eyelet/domain/pricing/line.ts';
import { lowestPrice } from '@eyelet/domain/pricing/lowest-price.ts';
import type { ProductSummary, Sku } from '../catalogue/reader.ts';
import { servedType } from '../kernel/consumer-type.ts';
import type { Context } from '../kernel/context.ts';

/** The current facts of a SKU in the catalogue. */
export type Goods = Readonly<{
  sku: Sku;
  product: ProductSummary;
  size: string;
  /** Undefined: the market has no price for it (INV702). */
  price: LinePrice | undefined;
  /** The price of a unit below which only promotions go that may. */
  lowest: number | undefined;
  /** Units that could be bought now. */
  available: number;
}>;

/** A SKU that can be bought here; undefined if it is unknown, gone, not yet on sale, or not sold online by itself. */
export function goodsOf(context: Context, upc: string): Goods | undefined {
  const goods = goodsInStores(context, upc);
  return goods?.product.storeOnly ? undefined : goods;
}

/** The same, including goods that only stores sell, which can be reserved there (B3.3.06). */
export function goodsInStores(context: Context, upc: string): Goods | undefined {
  const { shop, market, now } = context;
  const { catalogue } = shop;
  const sku = catalogue.sku(upc);
  const product = sku && catalogue.product(sku.productId, market);
  if (!sku || !product || product.isSet || product.launchedAt > now) return undefined;
  if (product.presale && servedType(context) === 'GUEST') return undefined;
  const price = catalogue.price(upc, market.priceList, now);
  return {
    sku,
    product,
    size: catalogue.sizeLabel(upc, market),
    price: price && { current: price.amount, original: price.original, since: price.since, until: price.until },
    lowest: lowestPrice(product.cost[market.currency], shop.settings.current()['promotions.margin-floor'], market.tax),
    available: catalogue.availability(upc, market),
  };
}

/** The SKU of a request: its upc, or a colourway with a single SKU. Undefined if the upc belongs to another product than the one named. */
export function skuAsked(
  { shop }: Context,
  body: Readonly<{ upc?: string; productId?: string; product?: string }>,
): Sku | undefined {
  const { catalogue } = shop;
  const productId = body.productId ?? body.product;
  if (body.upc === undefined) return productId === undefined ? undefined : catalogue.skuOf(productId);
  const sku = catalogue.sku(body.upc);
  if (!sku || productId === undefined) return sku;
  return productId === sku.productId || productId === sku.masterId ? sku : undefined;
}
