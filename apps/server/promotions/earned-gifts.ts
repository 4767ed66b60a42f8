import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { Promoted } from '@eyelet/domain/promotions/evaluate.ts';
import type { EarnedGift } from '@eyelet/domain/promotions/gifts.ts';
import { type FreePieces, piecesInMemory, warehousesOf } from '../cart/facts.ts';
import { goodsOf } from '../cart/goods.ts';
import type { Context } from '../kernel/context.ts';

/** The gifts that a cart has earned, of those that the shop sells; a piece must be left beside what is bought. */
export function earnedGifts(
  document: CartDocument,
  { gifts }: Promoted,
  context: Context,
  pieces: FreePieces = piecesInMemory(context),
): readonly EarnedGift[] {
  return gifts.flatMap(({ id, benefit }): EarnedGift[] => {
    const upc = benefit.kind === 'gift' ? benefit.upc : '';
    const goods = goodsOf(context, upc);
    if (!goods) return [];
    const bought = document.lines.filter((line) => line.upc === upc && line.bonus === null);
    const taken = bought.reduce((sum, { quantity }) => sum + quantity, 0);
    const { productId, isDigital } = { ...goods.product, ...goods.sku };
    const canGo: EarnedGift['canGo'] = ({ fulfilment, storeId }) => {
      if (isDigital) return fulfilment === 'home';
      const places =
        fulfilment === 'pickup' ? [storeId ?? ''] : warehousesOf(context).map(({ id: warehouse }) => warehouse);
      return places.reduce((sum, place) => sum + pieces(upc, place), 0) > taken;
    };
    return [{ promotionId: id, upc, productId, canGo }];
  });
}
