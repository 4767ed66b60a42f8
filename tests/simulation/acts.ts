import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { changeStore } from '@eyelet/contracts/cart/change-store.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { removeCoupon } from '@eyelet/contracts/cart/remove-coupon.ts';
import { removeItem } from '@eyelet/contracts/cart/remove-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { fail, takeCart } from './check-cart.ts';
import { type Person, type Units, unitsOf, withMore } from './person.ts';
import type { ShopperAct } from './plan.ts';
import { codes, goods, stores } from './world.ts';

type Numbers = readonly [number, number, number];
type Act = (person: Person, numbers: Numbers) => Promise<unknown>;

const from = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;
const fulfilments = ['home', 'pickup', 'sts'] as const;

/** The delivery of a line: half of them home. */
function wayOf(number: number) {
  const fulfilment = from(['home', 'home', 'pickup', 'sts'] as const, number);
  return fulfilment === 'home' ? { fulfilment } : { fulfilment, storeId: from(stores, number >> 2) };
}

/** Lines added by the shopper, without gifts, which cannot be changed. */
function boughtOf(cart: Cart | undefined): readonly Cart['items'][number][] {
  return cart?.items.filter(({ bonus }) => !bonus) ?? [];
}

/** Checks the cart after a call; after a refusal the cart is read again and must be unchanged. */
async function change(person: Person, expected: Units, call: Promise<Cart>): Promise<string> {
  try {
    takeCart(person, expected, await call);
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await reread(person);
    return error.id;
  }
}

/** Reads the cart again, which must be as remembered. */
export async function reread(person: Person): Promise<void> {
  if (!person.cart) return;
  const params = { basketId: person.cart.id };
  takeCart(person, unitsOf(person.cart), await person.shopper.call(readCart, { params, query: {} }));
}

const add: Act = (person, [which, quantity, way]) => {
  const upc = from(goods, which);
  const qty = 1 + (quantity % 3);
  const line = { upc, qty, ...wayOf(way) };
  const call = person.cart
    ? person.shopper.call(addItem, { body: { cartId: person.cart.id, ...line } })
    : person.shopper.call(createCartWithItem, { body: line });
  return change(person, withMore(unitsOf(person.cart), upc, qty), call);
};

/** A change of one line of the cart; `more` is the number of units it adds, or removes if negative. */
const ofLine =
  (asked: (item: Cart['items'][number], numbers: Numbers) => Readonly<{ body: object; more: number }>): Act =>
  async (person, numbers) => {
    const { cart } = person;
    const bought = boughtOf(cart);
    if (!cart || bought.length === 0) return 'nothing';
    const item = from(bought, numbers[0]);
    const { body, more } = asked(item, numbers);
    const call = person.shopper.call(updateItem, { params: { basketId: cart.id }, body: { itemId: item.id, ...body } });
    return change(person, withMore(unitsOf(cart), item.upc, more), call);
  };

/** Two tabs that add and remove at the same time: both changes take effect. */
const tabs: Act = async (person, [first, second, third]) => {
  const { cart, shopper } = person;
  if (!cart) return 'nothing';
  const bought = boughtOf(cart);
  const gone = bought.length > 1 ? from(bought, third) : undefined;
  let expected = unitsOf(cart);
  const calls = [first, second].map(async (number) => {
    const upc = from(goods, number);
    await shopper.call(addItem, { body: { cartId: cart.id, upc, qty: 1 } });
    return { upc, more: 1 };
  });
  if (gone) {
    calls.push(
      shopper
        .call(removeItem, { query: { cartId: cart.id, itemId: gone.id } })
        .then(() => ({ upc: gone.upc, more: -gone.qty })),
    );
  }
  const added = new Map<string, number>();
  for (const outcome of await Promise.allSettled(calls)) {
    if (outcome.status === 'rejected' && !(outcome.reason instanceof ApiError)) throw outcome.reason;
    if (outcome.status === 'fulfilled') expected = withMore(expected, outcome.value.upc, outcome.value.more);
    if (outcome.status === 'fulfilled' && outcome.value.more > 0) added.set(outcome.value.upc, 1);
  }
  const now = await shopper.call(readCart, { params: { basketId: cart.id }, query: {} });
  // Units added to the line before the other tab removed it are gone with it; either order is correct.
  const found = unitsOf(now).get(gone?.upc ?? '') ?? 0;
  const asked = expected.get(gone?.upc ?? '') ?? 0;
  if (gone && added.has(gone.upc) && found < asked && found >= asked - 2) {
    expected = withMore(expected, gone.upc, found - asked);
  }
  takeCart(person, expected, now);
  return 'done';
};

const readAgain =
  (call: (person: Person, cart: Cart, numbers: Numbers) => Promise<Cart>): Act =>
  async (person, numbers) =>
    person.cart ? change(person, unitsOf(person.cart), call(person, person.cart, numbers)) : 'nothing';

/** The changes that shoppers make to their carts. */
export const cartActs = {
  add,
  quantity: ofLine(({ qty }, [, wanted]) => ({ body: { qty: 1 + (wanted % 4) }, more: 1 + (wanted % 4) - qty })),
  switch: ofLine((_, [, way, store]) => {
    const fulfilment = from(fulfilments, way);
    return { body: { fulfilment, storeId: fulfilment === 'home' ? null : from(stores, store) }, more: 0 };
  }),
  tabs,
  remove: (person, [which]) => {
    const { cart } = person;
    const bought = boughtOf(cart);
    if (!cart || bought.length === 0) return Promise.resolve('nothing');
    const item = from(bought, which);
    const call = person.shopper.call(removeItem, { query: { cartId: cart.id, itemId: item.id } });
    return change(person, withMore(unitsOf(cart), item.upc, -item.qty), call);
  },
  moveStore: readAgain(({ shopper }, { id }, [which]) =>
    shopper.call(changeStore, { params: { basketId: id }, body: { storeId: from(stores, which) } }),
  ),
  method: readAgain(({ shopper }, cart, [shipment, code]) => {
    const { shippingId = 'shipment-1' } =
      cart.shippingMethods[shipment % Math.max(1, cart.shippingMethods.length)] ?? {};
    return shopper.call(setShippingMethod, {
      body: { cartId: cart.id, shippingId, code: from(['standard', 'express'], code), shopperAppliedSM: true },
    });
  }),
  check: readAgain(({ shopper }, { id }, [which]) =>
    shopper.call(readCart, {
      params: { basketId: id },
      query: { inventorySupplyCheck: true, ...(which % 2 ? { favStoreId: from(stores, which) } : {}) },
    }),
  ),
  coupon: readAgain(({ shopper }, { id }, [which]) =>
    shopper.call(applyCoupon, { body: { cartId: id, code: from(codes, which) } }),
  ),
  uncoupon: readAgain(({ shopper }, { id, couponItems }, [which]) =>
    shopper.call(removeCoupon, {
      query: { cartId: id, code: couponItems[which % Math.max(1, couponItems.length)]?.code ?? '' },
    }),
  ),
  prepare: readAgain(({ shopper }, { id }) => shopper.call(prepareOrder, { body: { cartId: id } })),
} satisfies Partial<Record<ShopperAct, Act>>;

/** Ids with which a call may be refused while others buy and stock changes. */
export function expectRefusal(id: string, allowed: readonly string[]): void {
  if (!allowed.includes(id)) fail(`refused with ${id}`);
}
