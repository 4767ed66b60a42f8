import { type Asked, answersFor, nothingAsked } from '@eyelet/db/promotions/asked.ts';
import { allowanceOf } from '@eyelet/domain/allowances/year.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import type { Context } from '../kernel/context.ts';

const known = new WeakMap<readonly Promotion[], Asked>();

/** What the promotions of the shop ask about an owner of carts. */
export function askedBy(promotions: readonly Promotion[]): Asked {
  const found = known.get(promotions);
  if (found) return found;
  const asked: Asked = {
    promotionIds: promotions.flatMap((one) => (one.limits ? [one.id] : [])),
    shopper: promotions.some((one) => {
      const { groups, firstOrder, stores } = one.wants;
      return groups || firstOrder || stores || allowanceOf(one);
    }),
  };
  const isNothing = asked.promotionIds.length === 0 && !asked.shopper;
  known.set(promotions, isNothing ? nothingAsked : asked);
  return isNothing ? nothingAsked : asked;
}

/** What promotions ask about an owner, as members of a cart; none where nothing is asked, or known. */
export async function answersOf(
  { shop }: Pick<Context, 'shop'>,
  owner: string,
): Promise<Pick<CartDocument, 'uses' | 'shopper'>> {
  const asked = askedBy(shop.catalogue.promotions());
  if (asked === nothingAsked) return {};
  const { uses, shopper } = await answersFor(shop.database.pool, owner, asked);
  return { ...(uses ? { uses } : {}), ...(shopper ? { shopper } : {}) };
}
