import type { Fulfilment } from '@eyelet/contracts/cart/fulfilment.ts';
import type { GiftOption } from '@eyelet/contracts/cart/gift-option.ts';
import type { GiftCardWishInput } from '@eyelet/contracts/gift-cards/wish.ts';
import type { DeliveryChoice } from '@eyelet/domain/cart/document.ts';
import type { GiftCardWish } from '@eyelet/domain/cart/gift-card-wish.ts';
import { checkGiftOption } from '@eyelet/domain/cart/gift-form.ts';
import { type GiftOptionInput, giftProblem, readGiftOption } from '@eyelet/domain/cart/gift-option.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { giftCardAsked } from '../gift-cards/wish.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import type { Goods } from '../pricing/goods.ts';
import { storeOf } from '../pricing/places.ts';
import { giftFacts } from './view-item.ts';

/** What a request asks for besides the goods: fulfilment, greeting, gift card. */
export type LineWishes = Readonly<{
  choice?: DeliveryChoice;
  giftOption?: GiftOption | null;
  giftCard?: GiftCardWish;
}>;

export type WishesAsked = Readonly<{
  storeId?: string | null;
  fulfilment?: Fulfilment;
  giftOption?: GiftOptionInput | null;
  giftCard?: GiftCardWishInput;
}>;

export type WishRefusal = 'ORD517' | 'ORD518' | 'GFS800' | 'GFO404' | 'GFO405' | 'CHK320' | 'ORD404';

/** The fulfilment that a request names, undefined for none. A store without a fulfilment means pickup there; `home` drops the store. */
export function choiceAsked(
  context: Context,
  { storeId, fulfilment }: WishesAsked,
): DeliveryChoice | Refusal<'ORD517' | 'ORD518'> | undefined {
  if (fulfilment === 'home' || (fulfilment === undefined && storeId === null))
    return { fulfilment: 'home', storeId: null };
  if (fulfilment === undefined && storeId === undefined) return undefined;
  const way = fulfilment ?? 'pickup';
  const store = storeOf(context, storeId ?? '');
  const services = store && readPlaceDetails(store.details).services;
  const isTaken = way === 'pickup' && store !== undefined && store.id === context.session?.storeId;
  if (store && (services?.[way] || isTaken)) return { fulfilment: way, storeId: store.id };
  return refuse(way === 'pickup' ? 'ORD517' : 'ORD518');
}

/** The greeting of a request, undefined for none: all three members or none (C5.58), only for goods that allow one. */
export function giftAsked(
  { market, shop }: Context,
  { giftOption }: WishesAsked,
  goods: Goods,
  fulfilment: Fulfilment,
): GiftOption | null | undefined | Refusal<'GFS800' | 'GFO404' | 'GFO405' | 'CHK320'> {
  if (giftOption === undefined) return undefined;
  const read = readGiftOption(giftOption);
  if (read.kind === 'none') return null;
  if (!shop.settings.current()['features.greetings']) return refuse('GFS800');
  const problem = giftProblem(giftFacts(goods, fulfilment));
  if (problem) return refuse(problem === 'unavailable' ? 'GFO404' : 'GFO405');
  const { to = '', email, message = '' } = giftOption ?? {};
  const t = createMessages(market.tag);
  const problems = Object.entries(checkGiftOption({ to, email, message }));
  if (problems.length > 0 || read.kind === 'incomplete') {
    const fields = problems.map(([field, { key, args }]) => ({ field: `giftOption.${field}`, message: t(key, args) }));
    return refuseFields('CHK320', fields);
  }
  return read.giftOption;
}

/** Why goods cannot be collected: only stocked ones are in stores, and gift cards are printed where parcels are packed. */
export function elsewhereRefused(
  choice: DeliveryChoice | undefined,
  { product }: Goods,
): Refusal<'ORD517' | 'ORD518'> | undefined {
  const isBound = product.isDigital || product.isCustoms || product.isGiftCard;
  if (!choice || choice.fulfilment === 'home' || !isBound) return undefined;
  return refuse(choice.fulfilment === 'pickup' ? 'ORD517' : 'ORD518');
}

/** The choices of a request for new goods. */
export function wishesOf(context: Context, asked: WishesAsked, goods: Goods): LineWishes | Refusal<WishRefusal> {
  const choice = choiceAsked(context, asked);
  if (choice instanceof Refusal) return choice;
  const elsewhere = elsewhereRefused(choice, goods);
  if (elsewhere) return elsewhere;
  const giftOption = giftAsked(context, asked, goods, choice?.fulfilment ?? 'home');
  if (giftOption instanceof Refusal) return giftOption;
  if (asked.giftCard && !goods.product.isGiftCard) return refuse('ORD404');
  const { isGiftCard, isDigital } = goods.product;
  const giftCard = isGiftCard
    ? giftCardAsked({ market: context.market, now: context.now, printed: !isDigital }, asked.giftCard)
    : undefined;
  if (giftCard instanceof Refusal) return giftCard;
  return { ...(choice ? { choice } : {}), ...(giftOption ? { giftOption } : {}), ...(giftCard ? { giftCard } : {}) };
}
