import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { removeCart } from '@eyelet/contracts/cart/remove.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { type Line, lineBody } from '../cart-changes/change.ts';
import { removeNewCodes } from './auto-promo-code.ts';
import { restoreDelivery } from './restore-delivery.ts';
import { restorePayment } from './restore-payment.ts';

/** What a wallet buys. */
export type Basket = Readonly<{
  open: () => Promise<Cart>;
  /** Drops a basket made for the wallet; the shopper's cart stays. */
  drop: (cart: Cart | undefined) => Promise<void>;
}>;

/** The shopper's own cart; without an order its delivery and billing are restored, and codes of the wallet removed. */
export function cartBasket(client: ApiClient, basketId: string): Basket {
  let before: Cart | undefined;
  return {
    open: async () => {
      before = await client.call(readCart, { params: { basketId } });
      return before;
    },
    drop: async () => {
      if (!before) return;
      const now = await client.call(readCart, { params: { basketId } });
      if (now.version === before.version) return;
      await removeNewCodes(client, before, now);
      await restorePayment(client, before, now);
      await restoreDelivery(client, before);
    },
  };
}

/** A temporary basket of one product beside the cart (B2.15, B4.5.03); dropped without an order (B9.37). */
export function productBasket(client: ApiClient, line: Line): Basket {
  return {
    open: () => client.call(createCartWithItem, { body: { ...lineBody(line), temporary: true } }),
    drop: async (cart) => {
      if (cart) await client.call(removeCart, { params: { basketId: cart.id } });
    },
  };
}
