import type { Market } from '@eyelet/domain/markets/market.ts';
import { productPath } from '@eyelet/domain/pages/paths.ts';
import { type ExchangeTerms, exchangeTerms } from '@eyelet/domain/returns/exchange.ts';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Shop } from '../kernel/shop.ts';
import type { StoredLine } from '../stored-orders/stored-order.ts';

/** A wanted size as the line of its order will name it, so that it can be sent even if it is no longer sold by then. */
const goodsSchema = Type.Object({
  upc: Type.String(),
  sku: Type.String(),
  product_id: Type.String(),
  master_id: Type.String(),
  name: Type.String(),
  colour: Type.String(),
  size: Type.String(),
  image: Type.String(),
  page_path: Type.String(),
});

export type ExchangeGoods = Static<typeof goodsSchema>;

const check = Compile(goodsSchema);

/** Checks the shape of a stored wanted size. */
export function storedGoods(stored: unknown): ExchangeGoods {
  if (check.Check(stored)) return stored;
  throw new Error('a wanted size does not match its schema');
}

/** A size that a line can be exchanged for, and on what terms. */
export type Exchangeable = Readonly<{ goods: ExchangeGoods; terms: ExchangeTerms }>;

type Asked = Readonly<{ market: Market; now: Date }>;

/**
 * The sizes and colours of its style that a line can be exchanged for, whether there are any of them or not: what is sold by itself
 * online and costs no more. None for what was a gift, as nothing was paid for it.
 */
export function exchangeablesOf(
  { catalogue }: Pick<Shop, 'catalogue'>,
  line: StoredLine,
  { market, now }: Asked,
): readonly Exchangeable[] {
  const style = catalogue.memory().style(line.master_id);
  if (!style || line.row_after_order_discount <= 0 || line.bonus || line.digital || line.customs) return [];
  const priceOf = (upc: string) => catalogue.price(upc, market.priceList, now)?.amount;
  const returned = priceOf(line.upc);
  return style.colourways
    .flatMap(({ productId }) => catalogue.skusOf(productId))
    .flatMap(({ upc, sku, productId }): Exchangeable[] => {
      const product = catalogue.product(productId, market);
      const wanted = priceOf(upc);
      if (upc === line.upc || !product || wanted === undefined || product.launchedAt > now) return [];
      if (product.storeOnly || product.isSet || product.isGift || product.isDigital || product.isCustoms) return [];
      const terms = exchangeTerms({ wanted, returned, sold: line.current_price });
      if (!terms) return [];
      const { masterId, name, colour, slug, picture } = product;
      const goods = {
        ...{ upc, sku, product_id: productId, master_id: masterId, name, colour },
        ...{ size: catalogue.sizeLabel(upc, market), image: picture },
        page_path: productPath(market.locale, slug, productId),
      };
      return [{ goods, terms }];
    });
}
