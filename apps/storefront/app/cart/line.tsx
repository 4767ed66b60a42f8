import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { QuantityStepper } from '@eyelet/ui/fields/quantity-stepper.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { Price } from '@eyelet/ui/prices/price.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { nameOf } from '../cart-changes/change.ts';
import { useChangeCart } from '../cart-changes/changes-provider.tsx';
import { SaveForLaterButton } from '../saved-items/save-button.tsx';
import { useLocale } from '../shop/locale.ts';
import { ItemDetails, ItemName } from './item-texts.tsx';
import { LineDelivery } from './line-delivery.tsx';
import { LineGift } from './line-gift.tsx';
import { LineProblem } from './line-problem.tsx';
import { LineTransition } from './line-transition.tsx';
import { RowAmount } from './row-amount.tsx';

export type LineProps = Readonly<{
  item: CartItem;
  cart: Cart;
  /** Its amounts are out of date. */
  stale: boolean;
  /** `page` for the cart page, `narrow` for the panel at the side. */
  room: 'page' | 'narrow';
  onRemove: () => void;
}>;

/** One line of the cart: product, quantity and amount. Works as a form without scripts. */
export function CartLine({ item, cart, stale, room, onRemove }: LineProps) {
  const say = useSay();
  const change = useChangeCart();
  const { path } = useLocale();
  const { currency } = cart;
  const wide = room === 'page';
  // The heading level follows the title above: h1 on the page, h2 in the dialog.
  const Title = wide ? 'h2' : 'h3';
  const few = !item.bonus && item.available > 0 && item.available <= 3;
  // A gift has no page of its own.
  const picture = (
    <Picture name={item.image} alt="" sizes={wide ? '9rem' : '5.5rem'} most={480} className="aspect-square w-full" />
  );
  return (
    <li
      className={`grid gap-x-4 border-b border-drift py-5 ${wide ? 'grid-cols-[6.5rem_1fr] sm:grid-cols-[9rem_1fr] sm:gap-x-6 sm:py-6' : 'grid-cols-[5.5rem_1fr]'}`}
    >
      {item.bonus ? (
        picture
      ) : (
        <Link href={item.pdpUrl} tabIndex={-1} aria-hidden="true" className="block self-start bg-mist">
          {picture}
        </Link>
      )}
      <div className="grid content-between gap-4">
        <div className="grid grid-cols-[1fr_auto] gap-x-4">
          <div className="min-w-0">
            <Title className={wide ? 'text-18 font-medium' : 'font-medium'}>
              <ItemName item={item} className="quiet-link touch-area" />
            </Title>
            <ItemDetails item={item} />
            {item.qty > 1 || item.price.current < item.price.original || item.price.current === 0 ? (
              <p className="mt-1 text-14">
                {item.qty > 1 && `${item.qty} × `}
                <Price price={item.price} currency={currency} detail="full" />
              </p>
            ) : null}
          </div>
          <p className={wide ? 'text-18' : ''}>
            {!item.bonus && <RowAmount item={item} currency={currency} stale={stale} />}
          </p>
        </div>
        <div className="space-y-1.5 empty:hidden">
          {(item.available === 0 || few) && (
            <p className={`text-14 ${item.available === 0 ? 'text-buoy' : 'text-granite'}`}>
              {item.available === 0 ? say('cart.sizeSoldOut') : say('cart.onlyLeft', { n: item.available })}
            </p>
          )}
          {item.productPromotions.map(({ promotionId, promotionName, calloutMessage }) => (
            <p key={promotionId} className="text-14 text-kelp">
              {calloutMessage || promotionName}
            </p>
          ))}
          <LineDelivery item={item} cart={cart} />
          <LineGift item={item} />
          <LineTransition item={item} currency={currency} />
          <LineProblem itemId={item.id} />
        </div>
        {!item.bonus && (
          <form
            method="post"
            action={`/${path}/cart`}
            className={`flex items-center gap-x-5 gap-y-1 ${wide ? 'flex-wrap' : 'justify-between'}`}
          >
            <input type="hidden" name="itemId" value={item.id} />
            <QuantityStepper
              label={say('cart.quantityOf', { name: item.name })}
              value={item.qty}
              max={Math.max(item.qty, Math.min(item.maxQty, item.available))}
              submitAs="qty"
              onValue={(qty) => {
                change({ change: { kind: 'quantity', line: nameOf(item), qty } }).catch(() => {});
              }}
            />
            <div className="flex items-center gap-x-5">
              {wide && !item.giftCard && <SaveForLaterButton item={item} />}
              <button
                type="submit"
                name="remove"
                value="1"
                aria-label={say('cart.removeName', { name: item.name })}
                className="quiet-link touch-area py-2 text-14 text-granite hover:text-ink"
                onClick={(event) => {
                  event.preventDefault();
                  onRemove();
                }}
              >
                {say('cart.remove')}
              </button>
            </div>
          </form>
        )}
      </div>
    </li>
  );
}
