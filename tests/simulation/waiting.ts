import { finishChallenge } from '@eyelet/contracts/checkout/finish-challenge.ts';
import { restoreItems } from '@eyelet/contracts/checkout/restore-items.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { expectRefusal } from './acts.ts';
import { takeCart } from './check-cart.ts';
import { type Person, unitsOf, withMore } from './person.ts';
import type { World } from './world.ts';

type Numbers = readonly [number, number, number];

/** Handles a waiting order: passes its challenge, fails it, or only reads it. */
export async function challenge(person: Person, [which, how]: Numbers, { running }: World): Promise<string> {
  const [order] = person.waiting.splice(which % Math.max(1, person.waiting.length), 1);
  if (!order) return 'nothing';
  const meets = how % 3 !== 0;
  if (order.challenge && meets) await answer(`${running.origin}${order.challenge.url}`);
  if (order.challenge) await finish(person, order, order.challenge.transactionId, meets);
  const now = await person.shopper.call(readPurchase, { params: { orderId: order.orderNumber } });
  if (now.status === 'payment pending') person.waiting.push(now);
  if (now.status === 'cancelled') person.failed.push(now);
  return now.status;
}

async function finish(
  person: Person,
  { orderNumber }: Order,
  transactionId: string,
  authenticated: boolean,
): Promise<void> {
  try {
    await person.shopper.call(finishChallenge, { params: { orderNumber }, body: { authenticated, transactionId } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expectRefusal(error.id, ['PAY400']);
  }
}

/** Reads the code from the challenge page and posts it. */
async function answer(url: string): Promise<void> {
  const code = /\b\d{6}\b/.exec(await (await fetch(url)).text())?.[0] ?? '';
  await (await fetch(url, { method: 'POST', body: new URLSearchParams({ code, action: 'confirm' }) })).text();
}

/** Restores the items of a failed order into the cart; those that the answer reports are left out. */
export async function restore(person: Person): Promise<string> {
  const { cart, shopper } = person;
  const [order] = person.failed;
  if (!cart || !order) return 'nothing';
  person.failed.shift();
  const { orderNumber } = order;
  const answer = await shopper.call(restoreItems, { params: { orderNumber }, body: { cartId: cart.id } });
  const gone = answer.flash.filter(({ type }) => type === 'ProductItemNotAvailable');
  const left = new Set(gone.map(({ details }) => details.itemId));
  const expected = order.items
    .filter(({ bonus }) => !bonus)
    .filter(({ id }) => !left.has(id))
    .reduce((units, { upc, qty }) => withMore(units, upc, qty), unitsOf(cart));
  takeCart(person, expected, answer);
  return left.size > 0 ? 'in part' : 'whole';
}
