import type { Cart } from '@eyelet/contracts/cart/cart.ts';

/** How far the cart is from its next promotion, in words and as a line that fills. */
export function ApproachingPromotion({ cart }: Readonly<{ cart: Cart }>) {
  const [next] = cart.customerNotifications;
  if (!next) return null;
  const { itemTotal } = cart.totals;
  const share = itemTotal / (itemTotal + next.distanceFromConditionThreshold);
  return (
    <div>
      <p className="text-14">{next.calloutMsg}</p>
      <div className="mt-2 h-0.5 bg-drift" aria-hidden="true">
        <div
          className="h-full origin-left bg-lichen transition-[width] duration-200"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
