import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useChangeCart } from '../cart-changes/changes-provider.tsx';
import { useLocale } from '../shop/locale.ts';
import { removeCouponField } from './coupon-form.ts';

/** The codes in a cart: the purpose of each, and why it does not apply if it does not. */
export function CodeList({ cart, onRemoved }: Readonly<{ cart: Cart; onRemoved: () => void }>) {
  const say = useSay();
  const { path } = useLocale();
  const change = useChangeCart();
  const whyNot = ({ valid, promotionId, calloutMessage }: Cart['couponItems'][number]) =>
    valid
      ? (cart.customerNotifications.find((one) => one.promotionId === promotionId)?.message ?? calloutMessage)
      : say('promotions.code.gone');
  return (
    <ul aria-label={say('promotions.code.list')} className="mt-4 grid gap-4">
      {cart.couponItems.map((coupon) => {
        const { code, status, promotionName } = coupon;
        return (
          <li key={coupon.couponItemId} className="grid grid-cols-[1fr_auto] gap-x-4">
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-medium wrap-anywhere">{code}</span>
                <span className={`text-14 ${status === 'applied' ? 'text-kelp' : 'text-buoy'}`}>
                  {say(status === 'applied' ? 'promotions.code.applied' : 'promotions.code.notApplied')}
                </span>
              </p>
              <p className="text-14">{promotionName}</p>
              {status !== 'applied' && <p className="text-14 text-granite">{whyNot(coupon)}</p>}
            </div>
            <form method="post" action={`/${path}/cart#promo-code`}>
              <button
                type="submit"
                name={removeCouponField}
                value={code}
                aria-label={say('promotions.code.remove', { code })}
                className="quiet-link touch-area py-1 text-14 text-granite hover:text-ink"
                onClick={(event) => {
                  event.preventDefault();
                  change({ change: { kind: 'removeCoupon', code } }).then(onRemoved, () => {});
                }}
              >
                {say('cart.remove')}
              </button>
            </form>
          </li>
        );
      })}
    </ul>
  );
}
