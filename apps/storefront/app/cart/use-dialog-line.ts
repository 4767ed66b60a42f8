import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { useEffect } from 'react';
import { useCart } from '../cart-changes/use-cart.ts';

/** The line that a dialog shows. The dialog closes when the line is removed, for example in another tab. */
export function useDialogLine(itemId: string, close: () => void): CartItem | undefined {
  const item = useCart().cart?.items.find(({ id }) => id === itemId);
  const isGone = item === undefined;
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  return item;
}
