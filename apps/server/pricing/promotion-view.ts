import type { CouponItem } from '@eyelet/contracts/cart/coupon.ts';
import type { ApproachingPromotion, Promotion as PromotionView } from '@eyelet/contracts/cart/promotion.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { formatMinor } from '@eyelet/domain/money/format.ts';
import { promotionTerms } from '@eyelet/domain/pricing/facts.ts';
import type { Promoted, Standing } from '@eyelet/domain/pricing/promoted.ts';
import { isMeantForShopper } from '@eyelet/domain/promotions/conditions/conditions.ts';
import { limitReached } from '@eyelet/domain/promotions/limits.ts';
import { calloutPart, giftMessage, statusOf } from '@eyelet/domain/promotions/messages.ts';
import { type Promotion, periodOf, textsIn } from '@eyelet/domain/promotions/promotion.ts';
import { type Shown, servedType } from '../kernel/consumer-type.ts';
import type { Context } from '../kernel/context.ts';
import { pricingTerms } from './catalogue-facts.ts';
import { judgePromotions } from './judge-promotions.ts';
import type { PricedLine } from './price.ts';

/** What decides in which language and spelling the texts of a promotion are read. */
type Wording = Pick<Market, 'tag' | 'language'>;

type Told = Shown & Pick<Context, 'market'>;

/** A promotion that had an effect, in the language of the call (C3.11), and what it takes off in minor units. */
export function promotionView(promotion: Promotion, market: Wording, amount = 0): PromotionView {
  const { id, level } = promotion;
  const { name, callout, gift } = textsIn(promotion, market);
  return {
    promotionId: id,
    promotionName: name,
    level,
    calloutMessage: gift?.earned ?? calloutPart(callout, 0) ?? name,
    amount: toAmount(amount),
  };
}

/** The promotions that reduced a line, or added it as a gift. */
export function linePromotions(
  { line, taken }: Pick<PricedLine, 'line' | 'taken'>,
  { gifts }: Pick<Promoted, 'gifts'>,
  market: Wording,
): PromotionView[] {
  const own = taken.find(({ share }) => !share);
  const promotion = own?.promotion ?? gifts.find(({ id }) => id === line.bonus);
  return promotion ? [promotionView(promotion, market, own?.amount)] : [];
}

/** How far a cart is from the threshold of a promotion, with the text that says so (C3.43, C3.44, C4.43 to C4.50). */
export function standingView(told: Told, { promotion, distance }: Standing): ApproachingPromotion {
  const { market } = told;
  const { callout, gift, name } = textsIn(promotion, market);
  const amount = formatMinor(Math.max(0, distance), market.currency, market.tag);
  const calloutMsg = callout.replaceAll('{amount}', amount);
  const message = gift
    ? giftMessage(gift, distance, servedType(told) ?? 'GUEST').replaceAll('{amount}', amount)
    : (calloutPart(calloutMsg, distance) ?? name);
  return {
    promotionId: promotion.id,
    distanceFromConditionThreshold: toAmount(distance),
    status: statusOf(distance),
    calloutMsg,
    message,
    approachingDisplayLevel: promotion.level,
    promotionClass: gift ? 'GIFT' : promotion.level,
  };
}

/** The codes of a cart: which of them have an effect now, and which could still have one (C3.53). */
export function couponsView(
  context: Context,
  { coupons, uses, shopper }: Pick<CartDocument, 'coupons' | 'uses' | 'shopper'>,
  effective: readonly PromotionView[],
): CouponItem[] {
  // Most carts have none, and each change of a cart asks.
  if (coupons.length === 0) return [];
  const inEffect = new Set(effective.map((one) => one.promotionId));
  const promotions = new Map(context.shop.catalogue.promotions().map((one) => [one.id, one]));
  return coupons.map(({ id, code, promotionId, endsAt }): CouponItem => {
    const promotion = promotions.get(promotionId);
    const shown = promotion && promotionView(promotion, context.market);
    const isCurrent = endsAt === null || new Date(endsAt) > context.now;
    const valid =
      isCurrent &&
      promotion !== undefined &&
      periodOf(promotion, context.now) === 'open' &&
      isMeant(context, promotion, shopper) &&
      !limitReached(promotion, { uses, currency: context.market.currency });
    return {
      couponItemId: id,
      code,
      status: valid && inEffect.has(promotionId) ? 'applied' : 'not applied',
      valid,
      promotionId,
      promotionName: shown?.promotionName ?? '',
      calloutMessage: shown?.calloutMessage ?? null,
    };
  });
}

/** Whether a promotion is meant for the shopper; one that cannot be judged is for nobody. */
function isMeant(context: Context, promotion: Promotion, shopper: CartDocument['shopper']): boolean {
  const terms = { ...promotionTerms(pricingTerms(context)), shopper };
  return judgePromotions(
    context.shop,
    [promotion],
    () => isMeantForShopper(promotion, terms),
    () => false,
  );
}
