import { iconButtonLook } from '@eyelet/ui/actions/icon-button.tsx';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useCart } from '../cart-changes/use-cart.ts';
import { useLocale } from '../shop/locale.ts';
import { miniCart } from './mini-cart.ts';

/**
 * The bag in the header: a link to the cart page that opens the mini cart when scripts run. The count is added after the
 * first paint and lies over the icon, so nothing moves (C9.20). `followed`: always links to the page.
 */
export function CartButton({ className = '', followed = false }: Readonly<{ className?: string; followed?: boolean }>) {
  const say = useSay();
  const dialogs = useDialogs();
  const { path } = useLocale();
  const { count } = useCart();
  return (
    <a
      href={`/${path}/cart`}
      aria-label={say('shop.header.cartCount', { n: count })}
      className={`relative ${iconButtonLook} ${className}`}
      data-cart-count={count}
      onClick={(event) => {
        if (followed || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        dialogs.open(miniCart, {});
      }}
    >
      <Icon name="bag" />
      {count > 0 && (
        <span aria-hidden="true" className="count">
          {count}
        </span>
      )}
    </a>
  );
}
