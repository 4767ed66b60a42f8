import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { useEffect } from 'react';
import { useCart } from '../cart-changes/use-cart.ts';

/** The line that a dialog is about. A dialog whose line is gone meanwhile, as from another tab, closes. */
export function useDialogLine(itemId: string, close: () => void): CartItem | undefined {
  const item = useCart().cart?.items.find(({ id }) => id === itemId);
  const isGone = item === undefined;
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  return item;
}
