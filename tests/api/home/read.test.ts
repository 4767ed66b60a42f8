import { readHome } from '@eyelet/contracts/home/read.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let now = new Date('2026-11-23T09:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

test('orders wait to be packed, then to be sent, until they are on their way; the oldest says since when', async () => {
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
  const body = { step: 'shipped', carrier: 'ups', trackingNumber: '1Z999' } as const;
  await desk.call(recordShipmentStep, { params, body });
  expect((await waiting()).map(({ kind }) => kind)).toEqual(['orders-to-pack']);
});

test('cases, returns and what was given up are counted, own cases for their person alone', async () => {
  const desk = await newStaff(running, { roles: ['owner'] });
  const other = await newStaff(running, { roles: ['owner'] });
  const query = (text: string, ...values: unknown[]) => running.shop.database.pool.query(text, values);
  const written = (reference: string, status: string, assignee: string | null) =>
    query(
      `insert into service_case (reference, kind, status, category, subject, email, email_key, first_name, last_name, phone,
         order_number, warranty, locale, organisation, assignee, fingerprint, opened_at, changed_at)
       values ($1, 'contact', $2, 'order', 'other', 'a@b.example', 'a@b.example', 'A', 'B', '', '', '{}', 'en_US', 'x', $3, '', $4, $4)`,
      reference,
      status,
      assignee,
      now,
    );
  await written('C-1', 'new', null);
  await written('C-2', 'open', desk.me.staffId);
  await written('C-3', 'closed', desk.me.staffId);
  const kinds = async (who: typeof desk) =>
    (await who.call(readHome, {})).tasks.flatMap(({ kind, count }) =>
      kind.startsWith('orders') ? [] : [[kind, count]],
    );
  expect(await kinds(desk)).toEqual([
    ['cases-unread', 1],
    ['own-cases', 1],
  ]);
  expect(await kinds(other)).toEqual([['cases-unread', 1]]);
});

test('who may not use a desk does not hear what waits there', async () => {
  const author = await newStaff(running, { roles: ['author'] });
  expect((await author.call(readHome, {})).tasks).toEqual([]);
});
