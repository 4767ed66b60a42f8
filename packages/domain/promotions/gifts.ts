import { type CartDocument, type CartLine, type DeliveryChoice, mostLines } from '../cart/document.ts';

/** A gift that the cart has earned. */
export type EarnedGift = Readonly<{
  promotionId: string;
  upc: string;
  productId: string;
  /** Whether a piece can be had that way. */
  canGo: (choice: DeliveryChoice) => boolean;
}>;

/**
 * The cart with one piece of each earned gift, after what is bought, and without those that are earned no more; the very
 * same object when nothing changes. A gift travels with the goods: the way of the first line on which a piece can be had. One that cannot
 * be had stays out.
 */
export function withGifts(cart: CartDocument, earned: readonly EarnedGift[]): CartDocument {
  const bought = cart.lines.filter(({ bonus }) => bonus === null);
  const ways = bought.map(({ fulfilment, storeId }): DeliveryChoice => ({ fulfilment, storeId }));
  const gifts = earned.flatMap((gift): CartLine[] => {
    const there = cart.lines.find(({ bonus, upc }) => bonus === gift.promotionId && upc === gift.upc);
    if (there && gift.canGo(there) && ways.some((way) => isSameWay(way, there))) return [there];
    const way = ways.find(gift.canGo);
    return way ? [lineOf(gift, way)] : [];
  });
  const lines = [...bought, ...gifts.slice(0, Math.max(0, mostLines - bought.length))];
  const isSame = lines.length === cart.lines.length && lines.every((line, index) => line === cart.lines[index]);
  return isSame ? cart : { ...cart, lines };
}

function isSameWay(one: DeliveryChoice, other: DeliveryChoice): boolean {
  return one.fulfilment === other.fulfilment && one.storeId === other.storeId;
}

function lineOf({ promotionId, upc, productId }: EarnedGift, { fulfilment, storeId }: DeliveryChoice): CartLine {
  return {
    id: `gift-${promotionId}`,
    upc,
    productId,
    quantity: 1,
    maxQuantity: 1,
    recipeId: null,
    giftOption: null,
    transition: null,
    bonus: promotionId,
    fulfilment,
    storeId,
  };
}
