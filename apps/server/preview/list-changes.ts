import { listPreviewChanges, mostPreviewChanges, type PreviewChanges } from '@eyelet/contracts/preview/list-changes.ts';
import type { Between } from '@eyelet/domain/preview/changes.ts';
import { promotionTerms } from '@eyelet/domain/pricing/facts.ts';
import { isMeantFor } from '@eyelet/domain/promotions/conditions/conditions.ts';
import { periodOf, textsIn } from '@eyelet/domain/promotions/promotion.ts';
import { viewOf } from '../catalogue/view.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { pricingTerms } from '../pricing/catalogue-facts.ts';
import { contentChanges } from './content-changes.ts';
import { productChanges } from './product-changes.ts';

/** Lists what will change by the previewed moment; nothing for shoppers of a live shop. */
export const listPreviewChangesHandler = handle(listPreviewChanges, async (context, { query }) => {
  const { preview, shop, market, now } = context;
  if (shop.config.stage === 'live' && !preview) return refuse('API404');
  const earliest = shop.clock().getTime();
  const from = Math.max(earliest, query.from === undefined ? earliest : new Date(query.from).getTime());
  const to = Math.max(from, query.to === undefined ? now.getTime() : new Date(query.to).getTime());
  const between = { from, to };
  const route = query.page ?? '/';
  const [content, { products, prices }] = await Promise.all([
    contentChanges(context, between, { route, most: mostPreviewChanges }),
    productChanges(viewOf(shop.catalogue.memory(), market, now), between, route),
  ]);
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    currency: market.currency,
    content,
    promotions: firstOf(promotionChanges(context, between)),
    products: firstOf(products),
    prices: firstOf(prices),
  };
});

function firstOf<R>(rows: readonly R[]): { total: number; rows: R[] } {
  return { total: rows.length, rows: rows.slice(0, mostPreviewChanges) };
}

/** Promotions for the market and the kind of shopper that are in force at only one of the two moments. */
function promotionChanges(context: Context, { from, to }: Between): PreviewChanges['promotions']['rows'] {
  const terms = promotionTerms(pricingTerms(context));
  return context.shop.catalogue.promotions().flatMap((one) => {
    if (!isMeantFor(one, terms)) return [];
    const [before, after] = [from, to].map((moment) => periodOf(one, new Date(moment)) === 'open');
    if (before === after) return [];
    const at = after ? one.startsAt : one.endsAt;
    const { name } = textsIn(one, context.market);
    return [
      {
        promotionId: one.id,
        name,
        change: after ? ('starts' as const) : ('ends' as const),
        at: at?.toISOString() ?? null,
      },
    ];
  });
}
