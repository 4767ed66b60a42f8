import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { createHandover } from '@eyelet/contracts/handovers/create.ts';
import { readHandover } from '@eyelet/contracts/handovers/read.ts';
import { takeHandover } from '@eyelet/contracts/handovers/take.ts';
import { newAssociate, openStoreSession, type TestAssociate } from '@eyelet/testing/associate.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';

/** A store session of an associate, by default a new one. */
export async function newSeller(running: RunningShop, who?: TestAssociate): Promise<Shopper> {
  const visitor = await newShopper(running.origin);
  return { ...visitor, auth: await openStoreSession(visitor, who ?? (await newAssociate(running))) };
}

export const put = (who: Shopper, upc: string, qty = 1): Promise<Cart> =>
  who.call(createCartWithItem, { body: { upc, qty } });

/** The token of a new link of a cart. */
export async function linkOf(giver: Shopper, { id }: Pick<Cart, 'id'>): Promise<string> {
  return (await giver.call(createHandover, { params: { basketId: id } })).token;
}

export const look = (who: Pick<Shopper, 'call'>, token: string) => who.call(readHandover, { query: { token } });
export const take = (who: Shopper, token: string) => who.call(takeHandover, { body: { token } });
export const read = (who: Shopper, { id }: Pick<Cart, 'id'>) => who.call(readCart, { params: { basketId: id } });

/** Size and quantity of each line, in the order of sizes. */
export function unitsOf({ items }: Pick<Cart, 'items'>): readonly (readonly [upc: string, qty: number])[] {
  return items.map(({ upc, qty }) => [upc, qty] as const).toSorted(([one], [other]) => one.localeCompare(other));
}
