import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';

const told = new Set<string>();

/** Shows transitions of a cart as toasts, each once. Other flashes are shown with the cart. */
export function tellTransitions(cart: Pick<Cart, 'id' | 'version' | 'flash'>): void {
  for (const [key, toast] of transitionsOf(cart)) {
    if (told.has(key)) continue;
    told.add(key);
    toasts.show(toast);
  }
}

/** The toasts of a cart's transitions, by a key that is unique per cart and version. */
export function transitionsOf({ id, version, flash }: Pick<Cart, 'id' | 'version' | 'flash'>) {
  return flash.flatMap(({ transition, level, message, details }) => {
    if (!transition) return [];
    const key = [id, version, transition.type, details.itemId].join(' ');
    return [[key, { title: message, tone: level === 'error' ? 'error' : 'neutral' }] as const];
  });
}
