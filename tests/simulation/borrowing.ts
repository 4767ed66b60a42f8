import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { sendSandboxWebhooks } from '@eyelet/server/payment-providers/sandbox/send-webhooks.ts';
import { retryNotices } from '@eyelet/server/payments/receive-notices.ts';
import { address } from '@eyelet/testing/buy.ts';
import { askLabel } from '../api/returns/messages.ts';
import { cartActs, expectRefusal } from './acts.ts';
import { decide, onTheWay, ordersIn, shipOne } from './after-orders.ts';
import { order } from './ordering.ts';
import type { Person } from './person.ts';
import { endLater } from './store-credit.ts';
import type { World } from './world.ts';

type Numbers = readonly [number, number, number];

const from = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(1, list.length)];

/** States of orders whose goods are there, and not on their way back. */
const atHome = ['delivered', 'picked up'];

/** Numbers by which an order is paid with a card that is accepted, and with nothing beside it. */
const withCard = [0, 0, 8] as const;

/** Days after which no parcel counts as on its way any more. */
const tooLate = [39, 0, 0] as const;

/** More steps than the shipments of an order have. */
const mostSteps = 12;

/**
 * Sends something of an own order back for store credit, its parcel on its way at once, so that the shop lends on it to whom it trusts. The
 * parcel comes at once, too, or not in time, or as other acts have it.
 */
export async function borrow(person: Person, [which, item, how]: Numbers, world: World): Promise<string> {
  const { shopper, signedIn } = person;
  const { running, staff } = world;
  const orderId = signedIn ? await goodsAtHome(person, world, which) : undefined;
  if (orderId === undefined) return 'nothing';
  await takeMoney(world);
  const { items, credit } = await shopper.call(listReturnItems, { params: { orderId }, body: {} });
  const one = from(
    items.filter(({ qty }) => qty > 0),
    item,
  );
  if (!one || !credit) return 'nothing left';
  const wanted = { itemId: one.itemId, qty: 1, reason: 'too-small' as const };
  const body = { items: [wanted], email: address.email, refund: 'store-credit' as const };
  const { returnId, errorId } = await askLabel(running.origin, shopper, orderId, body);
  if (errorId !== undefined) {
    expectRefusal(errorId, ['RTN500']);
    return errorId;
  }
  await staff.call(handOverReturn, { params: { returnId } });
  const { rows } = await running.shop.database.pool.query(
    'select from store_credit_advance where return_id = $1 and not lapsed',
    [returnId],
  );
  const outcome = rows.length > 0 ? 'lent' : 'not lent';
  if (how % 3 === 1) return `${outcome}, waited: ${await endLater(world, tooLate)}`;
  if (how % 3 === 2) return outcome;
  const come = await staff.call(receiveReturn, { params: { returnId } });
  return `${outcome}, decided: ${await decide(world, come, 1, false)}`;
}

/** An order of somebody whose goods they have; where there is none, one of theirs is brought to them, or they buy something. */
async function goodsAtHome(person: Person, world: World, which: number): Promise<string | undefined> {
  const { consumerNo } = person;
  const own = async (states: readonly string[]) => from(await ordersIn(world, states, consumerNo), which);
  const here = await own(atHome);
  if (here !== undefined) return here;
  const paid = (await own(onTheWay)) ?? ((await buy(person, world, which)) ? await own(onTheWay) : undefined);
  if (paid === undefined) return undefined;
  for (let step = 0; step < mostSteps; step += 1)
    if ((await shipOne(world, paid, { shipment: 0, step: 0 })) === 'nothing left') break;
  return (await ordersIn(world, atHome, consumerNo)).find((one) => one === paid);
}

/** Buys what is in the cart, or something, with a card alone. */
async function buy(person: Person, world: World, which: number): Promise<boolean> {
  if (!person.cart?.items.length) await cartActs.add(person, [which, 0, 0]);
  return (await order(person, withCard, world)) === 'confirmed';
}

/** Has the provider take what it has authorised: only of what was taken something is lent. */
async function takeMoney({ running, later }: World): Promise<void> {
  await announce(running.shop);
  await sendSandboxWebhooks(later(90_000), running.origin);
  await retryNotices(running.shop);
}
