import { listPromotions } from '@eyelet/contracts/promotions/list.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { promotionTerms } from '@eyelet/domain/pricing/facts.ts';
import { isMeantFor } from '@eyelet/domain/promotions/conditions/conditions.ts';
import { periodOf } from '@eyelet/domain/promotions/promotion.ts';
import { handle } from '../kernel/handle.ts';
import { pricingTerms } from '../pricing/catalogue-facts.ts';

/** What holds now in this market for the caller; who is not known counts as a guest. */
export const listPromotionsHandler = handle(listPromotions, (context) => {
  const { shop, market, now } = context;
  const { currency, language } = market;
  const terms = promotionTerms(pricingTerms(context));
  const current = shop.catalogue
    .promotions()
    .filter((one) => periodOf(one, now) === 'open' && isMeantFor(one, terms))
    .filter(({ threshold }) => threshold === null || threshold[currency] !== undefined)
    .toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1));
  return {
    currency,
    promotions: current.map(({ id, texts, threshold, needsCoupon, endsAt }) => {
      const { name, callout, gift } = texts[language];
      const from = threshold?.[currency];
      return {
        promotionId: id,
        promotionName: name,
        text: gift?.earned ?? (isAboutCarts(callout) ? '' : callout),
        from: from === undefined ? null : toAmount(from),
        needsCode: needsCoupon,
        endsAt: endsAt?.toISOString() ?? null,
      };
    }),
  };
});

/** Whether a callout has parts for carts on their way to its threshold, or the amount that they lack. */
function isAboutCarts(callout: string): boolean {
  return callout.includes('|') || callout.includes('{amount}');
}
