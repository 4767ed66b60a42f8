import { readCart } from '@eyelet/contracts/cart/read.ts';
import { passHumanCheck } from '../bot-check/human-check.ts';
import { mobileChannelOf } from '../session/channel.ts';
import { hearTabs, tellTabs } from '../session/session-channel.ts';
import { createShopperClient, type ShopperClient } from '../session/shopper-client.ts';
import { localeForms } from '../shop/locale.ts';
import { previewOfPage } from '../shop/preview-of-page.ts';
import { browserStorage } from '../storage/storage.ts';
import { type CartStore, createCartStore } from './cart-store.ts';

/** The personal part of the shop in this browser: the API client and the cart. */
export type Shopper = Readonly<{ client: ShopperClient; cart: CartStore }>;

let opened: (Shopper & { locale: string; close: () => void }) | undefined;

/** The shopper of this page; one for all parts of it, a new one when the market changes. */
export function shopperOf(locale: string): Shopper {
  if (opened?.locale === locale) return opened;
  opened?.close();
  opened = { locale, ...openShopper(locale) };
  return opened;
}

/** The shopper of the current page. */
export function currentShopper(): Shopper {
  return shopperOf(localeForms(document.documentElement.lang).header);
}

function openShopper(locale: string): Shopper & { close: () => void } {
  const cart = createCartStore({ storage: browserStorage(), channel: new BroadcastChannel('eyelet.cart') });
  const client = createShopperClient({
    locale,
    channel: mobileChannelOf(window),
    cartId: () => cart.last()?.id,
    passHumanCheck,
    preview: previewOfPage,
    onDuplicate: async (error) => {
      const { tellRefusal } = await import('../session/refusals.ts');
      await tellRefusal(error, document.documentElement.lang);
    },
  });
  const { identity } = client;
  // The cart follows the identity of the shopper. Tabs announce changes, so that no tab keeps an old identity.
  identity.subscribe(({ now, before, signedOut, heard }) => {
    if (heard) return;
    tellTabs({ kind: 'identity', consumerNo: now.consumerNo, signedOut });
    if (before) void handOver({ client, cart }, now.basketId);
  });
  // A page with another cart than the one shown means that the session has ended meanwhile.
  let shown = cart.last()?.id;
  cart.subscribe(() => {
    const id = cart.last()?.id;
    if (id && shown && id !== shown && identity.current() && identity.current()?.basketId !== id) {
      identity.renew().catch((error: unknown) => console.warn(error));
    }
    shown = id;
  });
  const unhear = hearTabs((news) => {
    if (news.kind !== 'identity' || news.consumerNo === identity.current()?.consumerNo) return;
    // Tabs share their cookies, so the token call has the truth; the message may be out of date.
    identity.renew({ signedOut: news.signedOut, heard: true }).catch((error: unknown) => console.warn(error));
  });
  return {
    client,
    cart,
    close: () => {
      unhear();
      cart.close();
    },
  };
}

/** Shows the cart of the current identity. */
async function handOver({ client, cart }: Shopper, basketId: string | null): Promise<void> {
  cart.take({ kind: 'handed', basketId });
  if (basketId === null) return;
  try {
    cart.take({ kind: 'answered', cart: await client.call(readCart, { params: { basketId } }) });
  } catch (error) {
    // The next read of the cart tries again.
    console.warn(error);
  }
}
