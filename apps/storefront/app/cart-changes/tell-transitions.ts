import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';

const told = new Set<string>();

/** Shows the transitions of a cart that have not been told yet as toasts. Other flashes are shown with the cart. */
export function tellTransitions(cart: Pick<Cart, 'id' | 'version' | 'flash'>): void {
  for (const [key, toast] of transitionsOf(cart)) {
    if (told.has(key)) continue;
    told.add(key);
    toasts.show(toast);
  }
}

/** The toasts of a cart's transitions, by what makes them different from others. */
export function transitionsOf({ id, version, flash }: Pick<Cart, 'id' | 'version' | 'flash'>) {
  return flash.flatMap(({ transition, level, message, details }) => {
    if (!transition) return [];
    const key = [id, version, transition.type, details.itemId].join(' ');
    return [[key, { title: message, tone: level === 'error' ? 'error' : 'neutral' }] as const];
  });
}
