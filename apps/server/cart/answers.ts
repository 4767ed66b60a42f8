import { type Answered, type Asked, answersFor, nothingAsked } from '@eyelet/db/promotions/asked.ts';
import { allowanceOf } from '@eyelet/domain/allowances/year.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { askedTogether, asksOf } from '@eyelet/domain/promotions/conditions/asks.ts';
import type { Asks } from '@eyelet/domain/promotions/conditions/condition.ts';
import { type Promotion, periodOf } from '@eyelet/domain/promotions/promotion.ts';
import type { Context } from '../kernel/context.ts';
import type { Shop } from '../kernel/shop.ts';
import { type Judging, judgePromotions } from '../pricing/judge-promotions.ts';
import { segmentFacts } from '../pricing/segment-facts.ts';

type Asking = Readonly<{
  limited: readonly string[];
  /** Those that ask about the shopper. */
  asking: readonly Readonly<{ promotion: Promotion; asks: readonly Asks[] }>[];
}>;

const known = new WeakMap<readonly Promotion[], Asking>();

function askingOf(shop: Judging): Asking {
  const promotions = shop.catalogue.promotions();
  const found = known.get(promotions);
  if (found) return found;
  const asking = promotions.flatMap((promotion) => {
    const judge = () => [...asksOf(promotion.wants), ...(allowanceOf(promotion) ? [{}] : [])];
    const asks = judgePromotions<readonly Asks[]>(shop, [promotion], judge, () => []);
    return asks.length > 0 ? [{ promotion, asks }] : [];
  });
  const all = { limited: promotions.flatMap((one) => (one.limits ? [one.id] : [])), asking };
  known.set(promotions, all);
  return all;
}

/**
 * What the promotions of the shop ask about the caller as an owner of carts, those that are over or have not begun aside. Of guests only the
 * uses are known.
 */
export function askedBy({ shop, now, session }: Asker): Asked {
  const { limited, asking: ofAccounts } = askingOf(shop);
  const asking = session?.consumerType === 'GUEST' ? [] : ofAccounts;
  const asks = asking.flatMap(({ promotion, asks: own }) => (periodOf(promotion, now) === 'open' ? own : []));
  if (limited.length === 0 && asks.length === 0) return nothingAsked;
  const { segment, ...rest } = askedTogether(asks);
  return {
    ...{ promotionIds: limited, shopper: asks.length > 0 },
    ...(segment ? { segment: { at: now.toISOString(), ...rest } } : {}),
  };
}

/** Whoever calls, and for which shop. */
export type Asker = Pick<Context, 'shop' | 'now' | 'session'>;

/** What was answered, as members of a cart; none where nothing is known. */
export function answered(
  { settings }: Pick<Shop, 'settings'>,
  { uses, shopper }: Answered,
): Pick<CartDocument, 'uses' | 'shopper'> {
  return { ...(uses ? { uses } : {}), ...(shopper ? { shopper: shopperOf(settings, shopper) } : {}) };
}

function shopperOf(
  settings: Shop['settings'],
  { segment, ...shopper }: NonNullable<Answered['shopper']>,
): NonNullable<CartDocument['shopper']> {
  return segment ? { ...shopper, segment: segmentFacts(settings, segment) } : shopper;
}

/** What promotions ask about an owner, as members of a cart; none where nothing is asked, or known. */
export async function answersOf(asker: Asker, owner: string): Promise<Pick<CartDocument, 'uses' | 'shopper'>> {
  const { shop } = asker;
  const asked = askedBy(asker);
  return asked === nothingAsked ? {} : answered(shop, await answersFor(shop.database.pool, owner, asked));
}
