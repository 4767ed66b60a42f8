import { randomUUID } from 'node:crypto';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { replaceDeskItems } from '@eyelet/contracts/order-desk/replace-items.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';

type Items = { itemId: string; qty: number }[];
type Change = Readonly<{ id?: string; version?: number; who?: TestStaff }>;

/** What tests of goods that are sent again do at the desk of a shop. */
export function replacingAt(running: RunningShop, owner: TestStaff) {
  async function follow(): Promise<void> {
    for (let round = 0; round < 4; round++) await announce(running.shop);
  }

  /** An order of two pairs of a size and three pairs of socks that is paid. */
  async function paid(upc: string = upcs.deck, by?: Shopper) {
    const shopper = by ?? (await newShopper(running.origin));
    const { id } = await shopper.call(createCartWithItem, { body: { upc, qty: 2 } });
    await shopper.call(addItem, { body: { cartId: id, upc: upcs.socks, qty: 3 } });
    await makeReady(shopper, running.origin, id);
    const order = await shopper.call(placeOrder, { body: { cartId: id } });
    await follow();
    const idOf = (wanted: string) => order.items.find((one) => one.upc === wanted)?.id ?? '';
    return { shopper, order, orderNumber: order.orderNumber, deck: idOf(upc), socks: idOf(upcs.socks) };
  }

  const replace = (orderNumber: string, items: Items, { id = randomUUID(), version = 0, who = owner }: Change = {}) =>
    who.call(replaceDeskItems, {
      params: { orderNumber, replacementId: id },
      body: { items, reason: 'lost', note: 'Never came', version },
    });

  return {
    follow,
    paid,
    replace,
    read: (orderNumber: string) => owner.call(readDeskOrder, { params: { orderNumber } }),
  };
}

/** How many units of each item of an order can be sent again. */
export const leftOf = ({ shipments }: DeskOrder) =>
  shipments.flatMap(({ items }) => items.map(({ replaceableQty }) => replaceableQty));
