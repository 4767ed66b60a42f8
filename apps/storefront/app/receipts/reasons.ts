import type { NotApplied, reasonsAgainst } from '@eyelet/contracts/receipts/receipt.ts';

type Reason = (typeof reasonsAgainst)[number];

/** First what the shopper can do something about, then what stands in the place of an offer, then its limits. */
const usefulFirst: readonly Reason[] = [
  ...(['below-threshold', 'too-few', 'gift-unavailable'] as const),
  ...(['excluded', 'best-of-group', 'stands-alone', 'others-take-more', 'at-lowest-price'] as const),
  ...(['used-by-shopper', 'used-up', 'budget-spent', 'allowance-spent'] as const),
];

/** The offer is for others, or for carts that are nothing like this one. */
const distant: ReadonlySet<Reason> = new Set<Reason>(['code-missing', 'not-in-group', 'other-store', 'other-goods']);

const placeOf = ({ reason }: NotApplied): number => {
  const place = usefulFirst.indexOf(reason);
  return place < 0 ? usefulFirst.length : place;
};

/**
 * Offers without an effect, the most useful reasons first, apart from those that do not concern the cart. An offer with
 * a code in the cart concerns it, whatever its reason.
 */
export function sortReasons(all: readonly NotApplied[]): Readonly<Record<'near' | 'far', readonly NotApplied[]>> {
  const isFar = ({ reason, hasCode }: NotApplied): boolean => !hasCode && distant.has(reason);
  return {
    near: all
      .filter((one) => !isFar(one))
      .toSorted((one, other) => Number(other.hasCode) - Number(one.hasCode) || placeOf(one) - placeOf(other)),
    far: all.filter(isFar),
  };
}
