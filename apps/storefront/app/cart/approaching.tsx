import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { ApproachingPromotion as Approaching } from '@eyelet/contracts/cart/promotion.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';

/** What to say of a promotion: the parts of its text are for below, above and at its threshold (C3.44). */
export function calloutOf({ calloutMsg, distanceFromConditionThreshold: distance }: Approaching): string {
  const [below = '', above = below, reached = above] = calloutMsg.split('|');
  if (distance > 0) return below;
  return distance < 0 ? above : reached;
}

/** How far the cart is from its next promotion, in words and as a line that fills. */
export function ApproachingPromotion({ cart }: Readonly<{ cart: Cart }>) {
  const [next] = cart.customerNotifications;
  if (!next) return null;
  const { itemTotal } = cart.totals;
  const missing = Math.max(0, next.distanceFromConditionThreshold);
  const share = missing === 0 ? 1 : itemTotal / (itemTotal + missing);
  return (
    <div>
      <p className="flex items-center gap-2 text-14">
        {missing === 0 && <Icon name="check" className="size-4 text-kelp" />}
        {calloutOf(next)}
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
