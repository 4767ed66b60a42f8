import type { Flash } from '@eyelet/contracts/cart/flash.ts';
import type { Transition } from '@eyelet/contracts/cart/transition.ts';
import type { FlashType } from '@eyelet/contracts/errors/flash-types.ts';
import type { LineTransition } from '@eyelet/domain/cart/document.ts';
import type { FreshTransition } from '@eyelet/domain/delivery/transitions.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { textsIn } from '@eyelet/domain/promotions/promotion.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';

type About = Readonly<{ itemId?: string | null; maxAllowedQty?: number | null; transition?: Transition }>;

/** A flash in the language of the call; by default an error. */
export function flashOf(
  { market }: Pick<Context, 'market'>,
  type: FlashType,
  { itemId = null, maxAllowedQty = null, transition }: About,
  level: Flash['level'] = 'error',
): Flash {
  const message = createMessages(market.tag)(`flash.${type}`);
  const flash = { type, level, message, details: { itemId, maxAllowedQty } };
  return transition ? { ...flash, transition } : flash;
}

/** Gifts that are no longer available, by line id. */
export function giftFlashes(context: Pick<Context, 'market'>, lineIds: readonly string[]): readonly Flash[] {
  const message = createMessages(context.market.tag)('flash.gift');
  return lineIds.map((itemId) => ({
    ...flashOf(context, 'ProductItemNotAvailable', { itemId, maxAllowedQty: 0 }),
    message,
  }));
}

/** Promotions that have no effect any more, by id. */
export function promotionFlashes({ market, shop }: Told, ids: readonly string[]): readonly Flash[] {
  if (ids.length === 0) return [];
  const t = createMessages(market.tag);
  const lost = shop.catalogue.promotions().filter(({ id }) => ids.includes(id));
  return lost.map((one) => ({
    ...flashOf({ market }, 'ProductItemNotAvailable', {}),
    message: t('flash.promotion', { name: textsIn(one, market).name }),
  }));
}

type Told = Readonly<{ market: Context['market']; shop: Pick<Context['shop'], 'catalogue'> }>;

/** A transition in major units. */
export function transitionView({ from: _, interrupts: __, ...transition }: LineTransition): Transition {
  return { ...transition, priceDifference: toAmount(transition.priceDifference) };
}

/**
 * Changes of delivery as flashes: information in a cart, errors where they interrupt an order. A slower delivery is
 * always an error (C4.26).
 */
export function transitionFlashes(
  context: Pick<Context, 'market'>,
  transitions: readonly FreshTransition[],
  level: Flash['level'] = 'info',
): readonly Flash[] {
  return transitions.map(({ lineId, transition }) => {
    const { type } = transition;
    const about = { itemId: lineId, transition: transitionView(transition) };
    return flashOf(context, type, about, type === 'OrderShippingMethodDowngraded' ? 'error' : level);
  });
}
