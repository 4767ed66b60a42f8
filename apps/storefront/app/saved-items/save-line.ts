import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { nameOf } from '../cart-changes/change.ts';
import type { ChangeQueue } from '../cart-changes/change-queue.ts';
import type { LocaleForms } from '../shop/locale.ts';
import { changeSaved } from './change-saved.ts';

/** Saves a line of the cart for later, after the pending changes of the cart. Resolves to whether it succeeded. */
export async function saveLine(item: CartItem, cartChanges: ChangeQueue, locale: LocaleForms): Promise<boolean> {
  await untilIdle(cartChanges);
  return changeSaved({ kind: 'save', line: nameOf(item) }, locale);
}

function untilIdle({ read, subscribe }: ChangeQueue): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (read().length > 0) return;
      stop();
      done();
    };
    const stop = subscribe(look);
    look();
  });
}
