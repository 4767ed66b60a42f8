import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { tryDeskPromotion } from '@eyelet/contracts/promotion-desk/try.ts';
import type { CartDocument, CartInstrument, CartLine } from '@eyelet/domain/cart/document.ts';
import type { SegmentFacts } from '@eyelet/domain/promotions/conditions/segments/facts.ts';
import type { Wants } from '@eyelet/domain/promotions/conditions/wants.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import { colourwayOf } from '../catalogue/read-product.ts';
import { viewOf } from '../catalogue/view.ts';
import type { Context } from '../kernel/context.ts';

/** The first size of each product that can be had, as lines of a cart. */
export function triedLines(context: Context, wanted: InputOf<typeof tryDeskPromotion>['body']['lines']) {
  const { shop, market, now } = context;
  const view = viewOf(shop.catalogue.memory(), market, now);
  const lines: CartLine[] = [];
  const unsold: string[] = [];
  for (const [index, { productId, quantity }] of wanted.entries()) {
    const colourway = colourwayOf(productId, view);
    const upcs = colourway?.upcs ?? [];
    const upc = upcs.find((one) => shop.catalogue.availability(one, market) >= quantity) ?? upcs[0];
    if (!colourway || upc === undefined) unsold.push(productId);
    else {
      lines.push({
        ...{ id: `line-${index + 1}`, upc, productId: colourway.productId, quantity, maxQuantity: quantity },
        ...{ recipeId: null, giftOption: null, transition: null, bonus: null, fulfilment: 'home', storeId: null },
      });
    }
  }
  return { lines, unsold };
}

/** The members of a cart that is paid and delivered as a promotion asks for. */
export function fulfilling(
  context: Context,
  { wants }: Promotion,
  lines: readonly CartLine[],
): Pick<CartDocument, 'lines' | 'instruments' | 'shippingMethod' | 'shopper'> {
  const [payment] = wants.payment ?? [];
  const ways = wants.delivery ?? (wants.stores ? ['pickup'] : []);
  const home = ways.find((one) => one === 'standard' || one === 'express' || one === 'pudo');
  const atStore = home === undefined ? ways.find((one) => one === 'pickup' || one === 'sts') : undefined;
  const storeId = wants.stores?.[0] ?? firstStore(context);
  return {
    lines: atStore ? lines.map((line) => ({ ...line, fulfilment: atStore, storeId })) : lines,
    instruments: payment ? [paidWith(payment)] : [],
    shippingMethod: home ?? 'standard',
    shopper: { groups: wants.groups ?? [], hasOrdered: false, worksAt: null, segment: segmentFor(wants, context.now) },
  };
}

/** An account that is in the segments that a promotion asks for. */
function segmentFor(
  { homeMarkets, tiers, orders, spent, daysSinceOrder, daysAsMember }: Wants,
  now: Date,
): SegmentFacts {
  const ago = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000).toISOString();
  return {
    ...{ homeMarket: homeMarkets?.[0], tier: tiers?.[0], orders: orders?.from ?? 0 },
    ...{ memberSince: ago(daysAsMember ?? 0), lastOrderAt: ago(daysSinceOrder ?? 0) },
    spent: spent ? { [spent.days]: spent.amounts } : {},
  };
}

function firstStore({ shop, market }: Context): string | null {
  const stores = shop.catalogue.places().filter(({ kind, region }) => kind === 'store' && region === market.region);
  return stores[0]?.id ?? null;
}

function paidWith(methodId: CartInstrument['methodId']): CartInstrument {
  return {
    ...{ id: methodId, methodId, token: '', card: null, account: null, requestId: null },
    ...{ amount: null, savedCardId: null, keep: false },
  };
}
