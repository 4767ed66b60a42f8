import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useEffect } from 'react';
import { shopperOf } from '../session/shopper.ts';

/** Tells deliveries that the server had to change, each once, as information or as an error (C4.20 to C4.26). */
export function useToldTransitions(header: string): void {
  useEffect(() => {
    const { cart } = shopperOf(header);
    const told = new Set<string>();
    const tell = () => {
      for (const [key, toast] of transitionsOf(cart.last())) {
        if (told.has(key)) continue;
        told.add(key);
        toasts.show(toast);
      }
    };
    tell();
    return cart.subscribe(tell);
  }, [header]);
}

/** The toasts of a cart's transitions, by what makes them different from others. Other flashes are shown with the cart. */
export function transitionsOf(cart: Pick<Cart, 'id' | 'version' | 'flash'> | null) {
  return (cart?.flash ?? []).flatMap(({ transition, level, message, details }) => {
    if (!cart || !transition) return [];
    const key = [cart.id, cart.version, transition.type, details.itemId].join(' ');
    return [[key, { title: message, tone: level === 'error' ? 'error' : 'neutral' }] as const];
  });
}
