import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { readDeskReturn } from '@eyelet/contracts/return-desk/read.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import type { DeskReturn } from '@eyelet/contracts/return-desk/return.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { withdrawExchange } from '@eyelet/contracts/returns/withdraw-exchange.ts';
import { address } from '@eyelet/testing/buy.ts';
import { askLabel } from '../api/returns/messages.ts';
import { expectRefusal } from './acts.ts';
import { fail } from './check-cart.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

type Numbers = readonly [number, number, number];

const from = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(1, list.length)];

/** States of orders whose goods are on their way to who bought them. */
export const onTheWay: readonly string[] = ['confirmed', 'in fulfilment', 'shipped', 'ready for pickup'];

/** What a call answers, or the id that it was refused with, which must be one of these. */
export async function answerOf(call: Promise<unknown>, allowed: readonly string[]): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expectRefusal(error.id, allowed);
    return error.id;
  }
}

/** Numbers of orders in one of some states, the oldest first; of one owner, or of all. */
export async function ordersIn(
  { running }: World,
  states: readonly string[],
  owner?: string,
): Promise<readonly string[]> {
  const { rows } = await running.shop.database.pool.query<{ n: string }>(
    `select order_number as n from orders where state = any($1) and ($2::text is null or owner = $2)
     order by placed_at, order_number`,
    [states, owner ?? null],
  );
  return rows.map(({ n }) => n);
}

/** Cancels an order of the shop as this shopper: it is only cancelled if it is theirs and nobody works on it. */
export async function cancel({ shopper }: Person, [which]: Numbers, world: World): Promise<string> {
  const orderNumber = from(await ordersIn(world, ['confirmed', 'in fulfilment']), which);
  if (orderNumber === undefined) return 'nothing';
  const token = world.running.shop.orderLinks.tokenOf(orderNumber);
  return answerOf(shopper.call(cancelOrder, { body: { orderNumber, token } }), ['OHS4004', 'CAN409']);
}

/** Sends something of a delivered order back, for another size, for store credit or for money, or takes money after all. */
export async function sendBack(
  { shopper, signedIn, consumerNo }: Person,
  [which, qty, how]: Numbers,
  world: World,
): Promise<string> {
  const states = ['delivered', 'picked up', 'return requested'];
  // Of their own first, as only those become credit.
  const own = signedIn && how % 3 > 0 ? await ordersIn(world, states, consumerNo) : [];
  const orderId = from(own.length > 0 ? own : await ordersIn(world, states), which);
  if (orderId === undefined) return 'nothing';
  const { email } = address;
  const token = world.running.shop.orderLinks.tokenOf(orderId);
  const { items, returns, credit } = await shopper.call(listReturnItems, { params: { orderId }, body: { token } });
  const wish = returns
    .flatMap(({ returnId, items: of }) => of.map(({ itemId, exchange }) => ({ returnId, itemId, exchange })))
    .find(({ exchange }) => exchange?.mayWithdraw);
  if (wish && how % 4 === 0) {
    const { returnId, itemId } = wish;
    const body = { returnId, itemId, token };
    return `money instead: ${await answerOf(shopper.call(withdrawExchange, { params: { orderId }, body }), ['CAN409'])}`;
  }
  const item = from(
    items.filter((one) => one.qty > 0),
    which,
  );
  if (!item) return 'nothing left';
  const units = 1 + (qty % item.qty);
  const size = how % 2 === 0 ? from(item.exchanges, how) : undefined;
  const wanted = {
    ...{ itemId: item.itemId, qty: units, reason: 'too-small' as const },
    ...(size ? { exchange: size.upc } : {}),
  };
  const refund = credit && qty % 4 > 0 ? ('store-credit' as const) : undefined;
  const body = { items: [wanted], email, ...(refund && { refund }) };
  const { errorId } = await askLabel(world.running.origin, shopper, orderId, body);
  if (errorId !== undefined) expectRefusal(errorId, ['RTN500', 'INV409']);
  return errorId ?? (size ? 'exchange' : (refund ?? 'money'));
}

/** Takes a shipment of an order a step further. */
export async function ship(world: World, [which, shipment, step]: Numbers): Promise<string> {
  const orderNumber = from(await ordersIn(world, onTheWay), which);
  return orderNumber === undefined ? 'nothing' : shipOne(world, orderNumber, { shipment, step });
}

/** Takes a shipment of this order a step further, of those that are not at their end. */
export async function shipOne(
  { staff }: World,
  orderNumber: string,
  { shipment, step }: Readonly<{ shipment: number; step: number }>,
): Promise<string> {
  const { shipments } = await staff.call(readDeskOrder, { params: { orderNumber } });
  const open = from(
    shipments.filter(({ next }) => next.length > 0),
    shipment,
  );
  const next = open && from(open.next, step);
  if (!open || !next) return 'nothing left';
  const params = { orderNumber, shippingId: open.shippingId };
  const body = {
    step: next,
    ...(next === 'shipped' ? { carrier: 'ups', trackingNumber: `1Z-${orderNumber}-${open.shippingId}` } : {}),
    ...(next === 'delivered' ? { reason: 'Known in the store.' } : {}),
  };
  return `${next}: ${await answerOf(staff.call(recordShipmentStep, { params, body }), ['STF409'])}`;
}

/** Takes a return a step further: on its way, received, decided. */
export async function takeReturn(world: World, [which, accepted, how]: Numbers): Promise<string> {
  const { staff } = world;
  const { rows } = await world.running.shop.database.pool.query<{ id: string }>(
    `select return_id as id from order_return where state <> 'closed' order by created_at, return_id`,
  );
  const returnId = from(rows, which)?.id;
  if (returnId === undefined) return 'nothing';
  const one = await staff.call(readDeskReturn, { params: { returnId } });
  if (one.state === 'received') return `decided: ${await decide(world, one, accepted, how % 5 === 0)}`;
  const call = one.handedOverAt === null && how % 2 === 0 ? handOverReturn : receiveReturn;
  return `${call.id}: ${await answerOf(staff.call(call, { params: { returnId } }), ['STF409'])}`;
}

/** Decides a return that has come: most of it is taken back, and all of it by the number 1. */
export async function decide({ staff }: World, one: DeskReturn, number: number, money: boolean): Promise<string> {
  const items = one.items.map(({ itemId, qty }) => {
    const accepted = number % 4 === 0 ? number % (qty + 1) : qty;
    return { itemId, accepted, restocked: Math.min(accepted, number % 3), money, note: accepted < qty ? 'Worn.' : '' };
  });
  const { returnId, version } = one;
  return answerOf(staff.call(settleReturn, { params: { returnId }, body: { version, items } }), [
    'STF409',
    'STF464',
    'STF467',
  ]);
}

/** Decides every return that is open, and so the exchanges that wait for it. */
export async function closeReturns(world: World): Promise<void> {
  const { running, staff } = world;
  for (let round = 0; ; round++) {
    if (round === 20) fail('there are returns that cannot be decided');
    const { rows } = await running.shop.database.pool.query<{ id: string }>(
      `select return_id as id from order_return where state <> 'closed'`,
    );
    if (rows.length === 0) return;
    for (const { id: returnId } of rows)
      await decide(world, await staff.call(receiveReturn, { params: { returnId } }), 1, false);
  }
}
