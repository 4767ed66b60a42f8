import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { DeliveryFacts } from '@eyelet/domain/delivery/facts.ts';
import { type Beside, type CatalogueFacts, deliveryFactsOf, type FreeUnits } from '@eyelet/domain/pricing/facts.ts';
import type * as pricing from '@eyelet/domain/pricing/line.ts';
import * as room from '@eyelet/domain/pricing/price-cart.ts';
import { type SellableCart, type Sold as SoldCart, sell } from '@eyelet/domain/pricing/sell.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import type { Context } from '../kernel/context.ts';
import { catalogueFacts, pricingTerms } from './catalogue-facts.ts';
import type { Goods } from './goods.ts';
import { judgePromotions } from './judge-promotions.ts';
import { tillStore } from './places.ts';

/** A line with its goods, its price, what promotions take off it, and its tax. */
export type PricedLine = pricing.PricedLine<Goods>;
export type PricedCart = room.PricedCart<Goods>;
export type Sold = SoldCart<Goods>;

type Asked = Readonly<{ units?: FreeUnits | undefined; asked?: readonly string[] | undefined }>;

/** The lines of a cart that are sold in the market of the call, with their promotions. */
export function soldOf(context: Context, document: SellableCart): Sold {
  return despitePromotions(context, catalogueFacts(context), (facts) => sell(document, pricingTerms(context), facts));
}

/** The same; undefined where the promotions cannot be judged, so that a code would do nothing (PRM175). */
export function soldByPromotions(context: Context, document: SellableCart): Sold | undefined {
  const facts = catalogueFacts(context);
  return judgePromotions<Sold | undefined>(
    context.shop,
    facts.promotions(),
    (promotions) => sell(document, pricingTerms(context), { ...facts, promotions: () => promotions }),
    () => undefined,
  );
}

/** Prices with the promotions or, where they cannot be judged, at list prices. */
function despitePromotions<T>(
  { shop }: Context,
  facts: CatalogueFacts<Goods>,
  price: (facts: CatalogueFacts<Goods>) => T,
): T {
  const by = (promotions: readonly Promotion[]) => price({ ...facts, promotions: () => promotions });
  return judgePromotions(shop, facts.promotions(), by, () => by([]));
}

/** The facts that the delivery rules need about a cart and about the delivery asked for. */
export function factsOf(
  context: Context,
  document: CartDocument,
  sold: Sold,
  units?: FreeUnits,
  beside?: Beside,
): DeliveryFacts {
  return deliveryFactsOf(document, sold, catalogueFacts(context, units), beside);
}

/** Prices a cart from the catalogue for the market of the call. No price comes from the client. */
export function priceDocument(context: Context, document: CartDocument, { units, asked }: Asked = {}): PricedCart {
  return despitePromotions(context, catalogueFacts(context, units), (facts) =>
    room.priceCart(document, pricingTerms(context), facts, besideOf(context, asked)),
  );
}

/** The same with the delivery that `deliver` finds; also returns the cart with the changes that it required. */
export function layOut<More>(
  context: Context,
  document: CartDocument,
  deliver: room.Deliver<More>,
  { units, asked }: Asked = {},
): room.LaidOut<Goods, More> {
  return despitePromotions(context, catalogueFacts(context, units), (facts) =>
    room.layOut(document, pricingTerms(context), facts, deliver, besideOf(context, asked)),
  );
}

/** An associate sees of every line whether their store has it. */
function besideOf(context: Context, asked: readonly string[] = []): readonly string[] {
  return [...asked, ...tillStore(context)];
}
