import { type CartStore, createCartStore } from '../cart/cart-store.ts';
import { mobileChannelOf } from './channel.ts';
import { createShopperClient, type ShopperClient } from './shopper-client.ts';

/** The personal half of the shop in this browser: who calls, and the cart. */
export type Shopper = Readonly<{ client: ShopperClient; cart: CartStore }>;

let opened: (Shopper & { locale: string }) | undefined;

/** The shopper of this page; one for all parts of it, a new one when the market changes. */
export function shopperOf(locale: string): Shopper {
  if (opened?.locale === locale) return opened;
  opened?.cart.close();
  opened = {
    locale,
    client: createShopperClient({ locale, channel: mobileChannelOf(window) }),
    cart: createCartStore({ storage: window.localStorage, channel: new BroadcastChannel('eyelet.cart') }),
  };
  return opened;
}
