import { changeCase } from '@eyelet/contracts/cases/change.ts';
import { readCase } from '@eyelet/contracts/cases/read.ts';
import { readHome } from '@eyelet/contracts/home/read.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { sendDueWebhooks } from '@eyelet/server/webhooks/send-due.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { openWebhookReceiver } from '@eyelet/testing/webhook-receiver.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenCase } from '../cases/messages.ts';
import { giveUp } from '../follow-ups/give-up.ts';
import { deliver } from '../order-desk/orders.ts';
import { askLabel } from '../returns/messages.ts';
import { newWebhook } from '../webhooks/messages.ts';

let now = new Date('2026-11-23T09:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now }, config: { privateWebhooks: true } });
});
afterAll(() => running.close());

const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

test('orders wait to be packed, then to be sent, until they are on their way, with the time of the oldest', async () => {
  const desk = await newStaff(running, { roles: ['owner'] });
  const waiting = async () => (await desk.call(readHome, {})).tasks;
  expect(await waiting()).toEqual([]);
  const shopper = await newShopper(running.origin);
  const since = now.toISOString();
  const first = await buy(shopper, running.origin, upcs.socks);
  minutes(5);
  await buy(await newShopper(running.origin), running.origin, upcs.socks);
  expect(await waiting()).toEqual([{ kind: 'orders-to-pack', count: 2, since }]);
  const [shipment] = first.shipments;
  const params = { orderNumber: first.orderNumber, shippingId: shipment?.shippingId ?? '' };
  await desk.call(recordShipmentStep, { params, body: { step: 'packed' } });
  expect(await waiting()).toEqual([
    { kind: 'orders-to-pack', count: 1, since: now.toISOString() },
    { kind: 'orders-to-send', count: 1, since },
  ]);
  const body = { step: 'shipped', carrier: 'ups', trackingNumber: '1Z998' } as const;
  await desk.call(recordShipmentStep, { params, body });
  expect((await waiting()).map(({ kind }) => kind)).toEqual(['orders-to-pack']);
});

/** What waits besides orders, as far as a person may see it. */
const kinds = async (who: TestStaff) =>
  (await who.call(readHome, {})).tasks.flatMap(({ kind, count }) => (kind.startsWith('orders') ? [] : [[kind, count]]));

test('a case waits for everybody until somebody is assigned, then for that person only, until it is closed', async () => {
  const desk = await newStaff(running, { roles: ['owner'] });
  const other = await newStaff(running, { roles: ['owner'] });
  const params = { reference: await writtenCase(running.origin) };
  expect(await kinds(desk)).toEqual([['cases-unread', 1]]);
  expect(await kinds(other)).toEqual([['cases-unread', 1]]);
  const { version } = (await desk.call(readCase, { params })).case;
  const taken = await desk.call(changeCase, { params, body: { assigneeId: desk.me.staffId, version } });
  expect(await kinds(desk)).toEqual([['own-cases', 1]]);
  expect(await kinds(other)).toEqual([]);
  await desk.call(changeCase, { params, body: { status: 'closed', version: taken.version } });
  expect(await kinds(desk)).toEqual([]);
});

test('a return waits once its parcel has arrived, a follow-up and a message of a webhook once they are given up', async () => {
  const desk = await newStaff(running, { roles: ['owner'] });
  const shopper = await newShopper(running.origin);
  const order = await buy(shopper, running.origin, upcs.socks);
  await announce(running.shop);
  await deliver(desk, order);
  const { returnId } = await askLabel(running.origin, shopper, order.orderNumber);
  expect(await kinds(desk)).toEqual([]);
  await desk.call(receiveReturn, { params: { returnId } });
  expect(await kinds(desk)).toEqual([['returns-to-decide', 1]]);
  await giveUp(running, ['E-1']);
  const [, [kind, count] = []] = await kinds(desk);
  expect(kind).toBe('follow-ups-given-up');
  expect(count).toBeGreaterThan(0);
  const receiver = await openWebhookReceiver();
  receiver.answer((response) => response.writeHead(410).end());
  await newWebhook(desk, receiver.url);
  await buy(await newShopper(running.origin), running.origin, upcs.socks);
  await announce(running.shop);
  await sendDueWebhooks(running.shop);
  await receiver.close();
  expect((await kinds(desk)).at(-1)).toEqual(['webhook-messages-given-up', 1]);
});

test('staff without the permission of a desk do not see what waits there', async () => {
  const author = await newStaff(running, { roles: ['author'] });
  expect((await author.call(readHome, {})).tasks).toEqual([]);
});
