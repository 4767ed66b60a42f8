import { chooseGift } from '@eyelet/contracts/cart/choose-gift.ts';
import { effectOf } from '@eyelet/domain/promotions/effects/effects.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { changeCart } from './change.ts';
import { cartView } from './view.ts';

/** Keeps which gift of a promotion the shopper wants. */
export const chooseGiftHandler = handle(chooseGift, async (context, { params, body: { promotionId, upc } }) => {
  const promotion = context.shop.catalogue.promotions().find(({ id }) => id === promotionId);
  const gifts = promotion && effectOf(promotion.benefit).gifts?.(promotion.benefit);
  const cart = await changeCart<'GWP403'>(context, params.basketId, (document) => {
    if (!gifts?.includes(upc)) return refuse('GWP403');
    if (document.chosenGifts?.[promotionId] === upc) return document;
    return { ...document, chosenGifts: { ...document.chosenGifts, [promotionId]: upc } };
  });
  return cart instanceof Refusal ? cart : cartView(context, cart);
});
