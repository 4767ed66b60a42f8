import { listOwnPrices } from '@eyelet/contracts/promotions/list-own-prices.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { promotionTerms } from '@eyelet/domain/pricing/facts.ts';
import { lowestPrice } from '@eyelet/domain/pricing/lowest-price.ts';
import { ownPrices } from '@eyelet/domain/pricing/own-prices.ts';
import { hasGroupPrices } from '@eyelet/domain/promotions/group-prices.ts';
import { textsIn } from '@eyelet/domain/promotions/promotion.ts';
import { answersOf } from '../cart/answers.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { pricingTerms } from '../pricing/catalogue-facts.ts';
import { judgePromotions } from '../pricing/judge-promotions.ts';

/** The prices of the caller by being in a group. Customers of a store associate have none, as their group is not known. */
export const listOwnPricesHandler = handle(listOwnPrices, async (context) => {
  const { shop, session } = context;
  const isAny = shop.catalogue.promotions().some(hasGroupPrices);
  if (!isAny || !session || session.isAssociate) return { groups: [] };
  const { shopper } = await answersOf(context, session.consumerNo);
  const terms = { ...promotionTerms(pricingTerms(context)), shopper };
  const found = judgePromotions(
    shop,
    shop.catalogue.promotions(),
    (promotions) => ownPrices(promotions, terms, (masterId) => lowestOf(context, masterId)),
    () => new Map<string, never>(),
  );
  const byPromotion = Map.groupBy(found, ([, { by }]) => by);
  return {
    groups: [...byPromotion].map(([promotion, of]) => ({
      name: textsIn(promotion, context.market).name,
      prices: Object.fromEntries(of.map(([masterId, { amount }]) => [masterId, toAmount(amount)])),
    })),
  };
});

function lowestOf({ shop, market }: Context, masterId: string): number | undefined {
  const cost = shop.catalogue.memory().style(masterId)?.cost[market.currency];
  return lowestPrice(cost, shop.settings.current()['promotions.margin-floor'], market.tax);
}
