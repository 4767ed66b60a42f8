import { type CurrentPromotion, listPromotions } from '@eyelet/contracts/promotions/list.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { promotionTerms } from '@eyelet/domain/pricing/facts.ts';
import { isMeantFor } from '@eyelet/domain/promotions/conditions/conditions.ts';
import { limitReached } from '@eyelet/domain/promotions/limits.ts';
import { type Promotion, periodOf, textsIn } from '@eyelet/domain/promotions/promotion.ts';
import { shoppersOf } from '@eyelet/domain/promotions/shoppers.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { pricingTerms } from '../pricing/catalogue-facts.ts';
import { benefitView } from './benefit-view.ts';
import { type ShownCode, shownCodes } from './shown-codes.ts';
import { shownGoods } from './shown-goods.ts';
import { usesOf } from './uses.ts';

/**
 * The promotions that are in force in this market for the caller and have not reached a limit; unknown callers count as
 * guests.
 */
export const listPromotionsHandler = handle(listPromotions, async (context) => {
  const { shop, market, now, session } = context;
  const terms = promotionTerms(pricingTerms(context));
  const current = shop.catalogue
    .promotions()
    .filter((one) => periodOf(one, now) === 'open' && isMeantFor(one, terms))
    .toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1));
  const uses = await usesOf(context, current, session?.consumerNo ?? '');
  const usable = current.filter((one) => !limitReached(one, { uses, currency: market.currency }));
  const codes = await shownCodes(context, usable);
  return {
    currency: market.currency,
    promotions: usable.map((one) => viewOf(context, one, codes.get(one.id))),
  };
});

function viewOf(context: Context, promotion: Promotion, code: ShownCode | undefined): CurrentPromotion {
  const { market } = context;
  const { id, threshold, needsCoupon, benefit } = promotion;
  const { name, callout, gift, terms } = textsIn(promotion, market);
  const from = threshold?.[market.currency];
  const ends = [promotion.endsAt, code?.endsAt ?? null].flatMap((end) => end?.getTime() ?? []);
  return {
    promotionId: id,
    promotionName: name,
    text: gift?.earned ?? (isAboutCarts(callout) ? '' : callout),
    benefit: benefitView(benefit, market.currency),
    shoppers: shoppersOf(promotion, code?.forMembers ?? false),
    from: from === undefined ? null : toAmount(from),
    needsCode: needsCoupon,
    code: code?.code ?? null,
    combines: !promotion.exclusive,
    endsAt: ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString(),
    terms: terms ?? null,
    ...shownGoods(context, promotion),
  };
}

/** Whether a callout has messages for carts below its threshold, or names the amount that they lack. */
function isAboutCarts(callout: string): boolean {
  return callout.includes('|') || callout.includes('{amount}');
}
