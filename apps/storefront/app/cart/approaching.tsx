import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { ApproachingPromotion } from '@eyelet/contracts/cart/promotion.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';

/** Promotions that are not reached yet, the nearest first; then those that are. */
export function byRelevance(promotions: readonly ApproachingPromotion[]): readonly ApproachingPromotion[] {
  const rank = ({ distanceFromConditionThreshold: distance }: ApproachingPromotion) =>
    distance > 0 ? distance : Number.POSITIVE_INFINITY;
  // Ranks are compared, not subtracted: two reached promotions have the rank Infinity, and their difference is NaN.
  return promotions.toSorted((one, other) => (rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other))));
}

export type ApproachingProps = Readonly<{
  cart: Cart;
  /** The most promotions to show; all without it. */
  most?: number;
}>;

/** How far the cart is from its promotions, each as a sentence and a progress bar (C4.43 to C4.50). */
export function ApproachingPromotions({ cart, most }: ApproachingProps) {
  const shown = byRelevance(cart.customerNotifications).slice(0, most);
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-4">
      {shown.map((promotion) => (
        <Approaching key={promotion.promotionId} promotion={promotion} itemTotal={cart.totals.itemTotal} />
      ))}
    </div>
  );
}

function Approaching({ promotion, itemTotal }: Readonly<{ promotion: ApproachingPromotion; itemTotal: number }>) {
  const missing = Math.max(0, promotion.distanceFromConditionThreshold);
  const share = missing === 0 ? 1 : itemTotal / (itemTotal + missing);
  return (
    <div data-promotion={promotion.promotionId}>
      <p className="flex items-center gap-2 text-14">
        {missing === 0 && <Icon name="check" className="size-4 text-kelp" />}
        {promotion.message}
      </p>
      <div className="mt-2 h-0.5 bg-drift" aria-hidden="true">
        <div
          className={`h-full transition-[width] duration-200 motion-reduce:transition-none ${missing === 0 ? 'bg-kelp' : 'bg-lichen'}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
