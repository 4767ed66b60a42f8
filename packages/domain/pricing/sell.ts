import type { CartDocument, CartLine } from '../cart/document.ts';
import type { Currency } from '../money/currency.ts';
import { adjustmentsIn, type PriceAdjustment } from '../price-adjustments/adjustment.ts';
import type { Asked } from '../promotions/conditions/condition.ts';
import { adjustLine } from './adjust.ts';
import { type CatalogueFacts, type PricingTerms, promotionTerms } from './facts.ts';
import { type Goods, type LinePrice, type SoldLine, sellLine } from './line.ts';
import { promote } from './promote.ts';
import type { Promoted } from './promoted.ts';

/** A line that can no longer be bought, and why. */
export type Gone = Readonly<{ line: CartLine; reason: 'ORD404' | 'INV702' | 'PRC400' }>;

/** The lines of a cart that are sold, with their promotions. */
export type Sold<G extends Goods = Goods> = Promoted<G> &
  Readonly<{
    gone: readonly Gone[];
    /** Adjustments that wait for approval for at least one line, and take nothing off it before. */
    unapproved: ReadonlySet<PriceAdjustment>;
  }>;

/** What decides how a cart is sold. */
export type SellableCart = Pick<CartDocument, 'lines' | 'coupons'> &
  Partial<Pick<CartDocument, 'adjustments' | 'uses' | 'shopper' | 'instruments' | 'shippingMethod'>>;

const nothing: LinePrice = { current: 0, original: 0 };

/** Whether a price can be sold at: a zero or negative one is a mistake of the catalogue (PRC400). */
export function isSound(price: LinePrice): boolean {
  return price.current > 0 && price.original >= price.current;
}

/** Finds the goods and prices of a cart's lines, adjusts them in a store session, and applies the promotions to those that are sold. */
export function sell<G extends Goods>(
  document: SellableCart,
  terms: PricingTerms,
  catalogue: CatalogueFacts<G>,
): Sold<G> {
  const { lines, adjustments } = document;
  const sold: SoldLine<G>[] = [];
  const gone: Gone[] = [];
  const unapproved = new Set<PriceAdjustment>();
  const given = adjustmentsIn(adjustments, { seller: terms.seller, currency: terms.market.currency });
  for (const line of lines) {
    const one = lineOf(line, catalogue, terms.market.currency);
    if ('reason' in one) {
      gone.push(one);
      continue;
    }
    const adjusted = adjustLine(one, given, terms.now);
    sold.push(adjusted.sold);
    if (adjusted.unapproved) unapproved.add(adjusted.unapproved);
  }
  return {
    ...promote(sold, catalogue.promotions(), askedOf(document, terms)),
    gone,
    unapproved,
  };
}

/** What promotions are judged by. Of the shoppers whom an associate serves nothing is known. */
function askedOf(document: SellableCart, terms: PricingTerms): Asked {
  const { coupons, uses, shopper, instruments = [], shippingMethod } = document;
  return {
    ...promotionTerms(terms),
    codes: codesOf(coupons, terms),
    uses,
    shopper: terms.seller === undefined ? shopper : undefined,
    payments: instruments.flatMap(({ methodId }) => (terms.idle?.has(methodId) ? [] : [methodId])),
    shippingMethod,
    soldAt: terms.seller === undefined ? null : (shopper?.worksAt ?? null),
  };
}

/** Gifts as lines of a cart that has earned them: they cost nothing, and nothing is taken off them. */
export function sellGifts<G extends Goods>(
  lines: readonly CartLine[],
  catalogue: CatalogueFacts<G>,
): readonly SoldLine<G>[] {
  return lines.flatMap((line) => {
    const one = lineOf(line, catalogue);
    return 'reason' in one ? [] : [one];
  });
}

function lineOf<G extends Goods>(
  line: CartLine,
  catalogue: CatalogueFacts<G>,
  currency?: Currency,
): SoldLine<G> | Gone {
  const goods = catalogue.goods(line.upc);
  if (!goods) return { line, reason: 'ORD404' };
  const price = line.bonus === null ? priceOf(line, goods, currency) : nothing;
  if (!price) return { line, reason: 'INV702' };
  if (line.bonus === null && !isSound(price)) return { line, reason: 'PRC400' };
  return sellLine(line, goods, price, catalogue.categoriesOf(line.productId));
}

/** The price of a unit: of a gift card the chosen amount, in the currency in which it was chosen. */
function priceOf({ giftCard }: CartLine, { product, price }: Goods, currency: Currency | undefined) {
  if (!product.isGiftCard) return price;
  return giftCard?.currency === currency && giftCard
    ? { current: giftCard.amount, original: giftCard.amount }
    : undefined;
}

/** Promotions whose code is in the cart and has not ended. */
function codesOf(coupons: CartDocument['coupons'], { now }: PricingTerms): ReadonlySet<string> {
  const open = coupons.filter(({ endsAt }) => endsAt === null || new Date(endsAt) > now);
  return new Set(open.map(({ promotionId }) => promotionId));
}
