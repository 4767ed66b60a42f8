import { readGiftCardOffer } from '@eyelet/contracts/gift-cards/read-offer.ts';
import { giftCardGoods } from '@eyelet/db/gift-cards/goods.ts';
import { giftCardAmounts } from '@eyelet/domain/gift-cards/amounts.ts';
import { sendingDays } from '@eyelet/domain/gift-cards/sending.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { goodsOf } from '../pricing/goods.ts';

export const readGiftCardOfferHandler = handle(readGiftCardOffer, async (context) => {
  const { shop, market, now } = context;
  const upcs = await giftCardGoods(shop.database.db);
  const sold = upcs.flatMap((upc) => goodsOf(context, upc) ?? []);
  const goods = sold.find(({ product }) => product.isDigital);
  if (!goods) return refuse('API404');
  const printed = sold.find(({ product, available }) => !product.isDigital && available > 0);
  const { offered, least, most } = giftCardAmounts(market.currency);
  const { first, last } = sendingDays(now, market.timeZone);
  return {
    upc: goods.sku.upc,
    productId: goods.sku.productId,
    maxQty: goods.product.maxQty,
    currency: market.currency,
    amounts: [...offered],
    leastAmount: least,
    mostAmount: most,
    firstDay: first,
    lastDay: last,
    printed: printed
      ? { upc: printed.sku.upc, productId: printed.sku.productId, maxQty: printed.product.maxQty }
      : null,
  };
});
