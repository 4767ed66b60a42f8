import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useRef } from 'react';
import { lineOfItem, nameOf } from '../cart-changes/change.ts';
import { useChangeCart } from '../cart-changes/changes-provider.tsx';
import { useLocale } from '../shop/locale.ts';
import { CartLine } from './line.tsx';
import { tellFailedRemoval } from './tell-failed-removal.ts';

type CartLinesProps = Readonly<{
  cart: Cart;
  /** The lines to show; all by default. */
  items?: readonly CartItem[];
  changing: boolean;
  room: 'page' | 'narrow';
}>;

/** The lines of the cart. After a removal the focus moves to the list, and the removal can be undone. */
export function CartLines({ cart, items = cart.items, changing, room }: CartLinesProps) {
  const say = useSay();
  const change = useChangeCart();
  const { tag } = useLocale();
  const list = useRef<HTMLUListElement>(null);

  const remove = (item: CartItem) => {
    list.current?.focus();
    change({ change: { kind: 'remove', line: nameOf(item) }, options: { suppressErrorToast: true } }).then(
      () =>
        toasts.show({
          title: say('cart.removed', { name: item.name }),
          action: {
            label: say('cart.undoRemove'),
            run: () => {
              change({ change: { kind: 'add', line: lineOfItem(item) }, options: { suppressMiniCart: true } }).catch(
                () => {},
              );
            },
          },
        }),
      (error: unknown) => tellFailedRemoval(error, tag),
    );
  };

  return (
    <ul
      ref={list}
      tabIndex={-1}
      className={room === 'page' ? 'border-t border-drift outline-none' : '-mt-5 outline-none'}
      aria-label={say('cart.title')}
    >
      {items.map((item) => (
        <CartLine key={item.id} item={item} cart={cart} stale={changing} room={room} onRemove={() => remove(item)} />
      ))}
    </ul>
  );
}
