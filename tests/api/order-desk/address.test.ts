import { deleteConsumer } from '@eyelet/contracts/consumer/delete.ts';
import type { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { changeDeliveryAddress } from '@eyelet/contracts/order-desk/change-address.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { writeAddressChange } from '@eyelet/db/orders/delivery-address.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { eraseConsumer, eraseDueConsumers } from '@eyelet/server/personal-data/erase.ts';
import { gatherData } from '@eyelet/server/personal-data/gather.ts';
import { address, buy } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { waitForWaiting, whileLocked } from './held.ts';

let now = new Date('2026-11-23T09:00:00Z');
let running: RunningShop;
let ines: TestStaff;
let warehouse: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now }, onHand: 100 });
});
afterAll(() => running.close());
beforeEach(async () => {
  ines = await newStaff(running, { roles: ['care'], name: 'Ines Roth' });
  warehouse = await newStaff(running, { roles: ['warehouse'] });
});

const rows = async <R extends object>(text: string, ...values: unknown[]) =>
  (await running.shop.database.pool.query<R>(text, values)).rows;

const { province, ...rest } = address;
const other = { ...rest, province, addressLine1: '14 Lantern Way', city: 'Bangor', postalCode: '04401' };

async function ordered(by?: Shopper) {
  const shopper = by ?? (await newShopper(running.origin));
  const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
  return { shopper, orderNumber };
}

type Body = Partial<RequestOf<typeof changeDeliveryAddress>['body']>;

const change = (orderNumber: string, body: Body = {}, staff = ines) =>
  staff.call(changeDeliveryAddress, { params: { orderNumber }, body: { ...other, version: 0, ...body } });

const pack = (orderNumber: string) =>
  warehouse.call(recordShipmentStep, { params: { orderNumber, shippingId: 'shipment-1' }, body: { step: 'packed' } });

const read = (orderNumber: string) => ines.call(readDeskOrder, { params: { orderNumber } });

test('an order is sent to another address: its buyer sees it and is notified, nothing else changes, and the audit and the timeline have it', async () => {
  const { shopper, orderNumber } = await ordered();
  const placed = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
  expect((await read(orderNumber)).delivery).toMatchObject({
    ...{ address: { addressLine1: address.addressLine1 }, version: 0, mayChange: true },
  });
  const changed = await change(orderNumber);
  // A change that is made already succeeds, whoever asks and whatever version they have.
  await change(orderNumber);
  expect(changed.delivery).toMatchObject({ address: { addressLine1: '14 Lantern Way' }, version: 1, mayChange: true });
  expect(changed.shipments[0]?.address).toContain('14 Lantern Way');
  const seen = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
  expect(seen.shipments[0]?.shippingAddress).toMatchObject({ addressLine1: '14 Lantern Way', city: 'Bangor' });
  expect(seen.billingAddress).toEqual(placed.billingAddress);
  expect([seen.totals, seen.items, seen.status]).toEqual([placed.totals, placed.items, placed.status]);
  for (let round = 0; round < 3; round++) await announce(running.shop);
  const mails = await rows<{ recipient: string; text: string }>(
    "select recipient, text from mail where kind = 'address-changed' and split_part(subject_id, '/', 1) = $1",
    orderNumber,
  );
  expect(mails).toMatchObject([{ recipient: address.email, text: expect.stringContaining('14 Lantern Way') }]);
  const { entries } = await ines.call(readOrderTimeline, { params: { orderNumber } });
  expect(entries.filter(({ kind }) => kind === 'address')).toMatchObject([
    {
      author: 'Ines Roth',
      moved: {
        before: ['Ada Marsh', '12 Harbor Street', 'Portland ME 04101', 'United States'],
        after: ['Ada Marsh', '14 Lantern Way', 'Bangor ME 04401', 'United States'],
      },
    },
  ]);
  const audit = await rows<{ before: object; after: object }>(
    "select before, after from audit where action = 'orderDesk.changeAddress' and subject_id = $1",
    orderNumber,
  );
  // The audit keeps places, without names and streets.
  expect(audit).toEqual([
    {
      before: { change: 0, city: 'Portland', postalCode: '04101' },
      after: { change: 1, city: 'Bangor', postalCode: '04401' },
    },
  ]);
});

test('an address is checked as in the checkout, field by field, in the language of the caller', async () => {
  const { orderNumber } = await ordered();
  const problemsOf = async (body: Body, staff = ines) => {
    const response = await staff.fetch(`${running.origin}/staff/v1/orders/${orderNumber}/delivery-address`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-locale': staff === ines ? 'en_US' : 'de_DE' },
      body: JSON.stringify({ ...other, version: 0, ...body }),
    });
    const { errorDetails = [] } = (await response.json()) as {
      errorDetails?: readonly Readonly<{ errorId: string; field: string; message: string }>[];
    };
    return errorDetails.map(({ errorId, field, message }) => [errorId, field, message]);
  };
  const invalid = await problemsOf({ firstName: '', postalCode: '0440', phone: '12' });
  expect(invalid.map(([id, field]) => [id, field])).toEqual([
    ['STF400', 'firstName'],
    ['STF400', 'postalCode'],
    ['STF400', 'phone'],
  ]);
  expect(await problemsOf({ addressLine1: 'PO Box 12' })).toMatchObject([
    ['STF400', 'addressLine1', expect.any(String)],
  ]);
  expect(await problemsOf({ postalCode: '02110' })).toMatchObject([['STF400', 'postalCode', expect.any(String)]]);
  const german = await problemsOf({ city: '' }, await newStaff(running, { roles: ['care'] }));
  expect(german).toMatchObject([['STF400', 'city', expect.stringMatching(/erforderlich/)]]);
  expect((await read(orderNumber)).delivery?.version).toBe(0);
});

test.each([
  ['another country', { country: 'CA', province: 'QC', postalCode: 'H2X 1Y4' }, 'country'],
  ['another tax', { province: 'MA', city: 'Boston', postalCode: '02110' }, 'province'],
  ['a tax that cannot be computed', { postalCode: '04309' }, 'postalCode'],
])('to %s an order is not sent, as it would cost something else', async (_, body, field) => {
  const { orderNumber } = await ordered();
  expect(await detailOf(change(orderNumber, body))).toMatchObject({ status: 409, errorId: 'STF461', field });
  expect((await read(orderNumber)).delivery).toMatchObject({ version: 0, address: { city: 'Portland' } });
});

test('once something is packed or the order is cancelled, its address stays, and the answer is the current order', async () => {
  const packed = await ordered();
  await pack(packed.orderNumber);
  expect(await detailOf(change(packed.orderNumber))).toMatchObject({
    ...{ errorId: 'STF409', current: { status: 'in fulfilment', delivery: { mayChange: false, version: 0 } } },
  });
  const cancelled = await ordered();
  await cancelled.shopper.call(cancelOrder, { body: { orderNumber: cancelled.orderNumber } });
  expect(await detailOf(change(cancelled.orderNumber))).toMatchObject({ errorId: 'STF409' });
});

test.each(['the warehouse', 'care'])(
  'of the warehouse that packs and care that changes the address one is first, here %s: what is packed never moves',
  async (first) => {
    const { orderNumber } = await ordered();
    const isChanged = first === 'care';
    const outcomes: Promise<unknown>[] = [];
    await whileLocked(running, orderNumber, async () => {
      for (const [index, act] of (isChanged ? [change, pack] : [pack, change]).entries()) {
        outcomes.push(act(orderNumber).catch((error: ApiError) => error.id));
        await waitForWaiting(running, index + 1);
      }
    });
    const [packed, changed] = isChanged ? (await Promise.all(outcomes)).toReversed() : await Promise.all(outcomes);
    const { shipments, delivery } = await read(orderNumber);
    expect(shipments[0]?.packedAt).not.toBeNull();
    expect(delivery?.address.addressLine1).toBe(isChanged ? '14 Lantern Way' : address.addressLine1);
    // The parcel goes to the address that the warehouse was answered when it packed.
    expect(packed).toMatchObject({ shipments: [{ address: shipments[0]?.address }] });
    if (!isChanged) expect(changed).toBe('STF409');
    expect(await rows('select 1 from order_address_change where order_number = $1', orderNumber)).toHaveLength(
      isChanged ? 1 : 0,
    );
  },
);

test('if two colleagues set different addresses, the second gets the first one, and may then change it', async () => {
  const { orderNumber } = await ordered();
  const marta = await newStaff(running, { roles: ['care'], name: 'Marta Ferri' });
  const both = await Promise.allSettled([
    change(orderNumber),
    change(orderNumber, { addressLine1: '16 Lantern Way' }, marta),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { delivery } = await read(orderNumber);
  expect(delivery?.version).toBe(1);
  await change(orderNumber, { addressLine1: '18 Lantern Way', version: 1 }, marta);
  const { entries } = await ines.call(readOrderTimeline, { params: { orderNumber } });
  const moves = entries.flatMap(({ moved }) => (moved ? [moved] : []));
  expect(moves).toHaveLength(2);
  expect(moves[1]?.before).toEqual(moves[0]?.after);
  expect(moves[1]?.after).toContain('18 Lantern Way');
});

test('an order that is only collected or mailed has no address to change; staff who may only read change none', async () => {
  const { orderNumber } = await ordered();
  expect(await detailOf(change(orderNumber, {}, warehouse))).toMatchObject({ errorId: 'STF403' });
  expect(await detailOf(change('NONE'))).toMatchObject({ errorId: 'STF404' });
  const shopper = await newShopper(running.origin);
  const digital = await buy(shopper, running.origin, upcs.digital);
  expect((await read(digital.orderNumber)).delivery).toBeNull();
  expect(await detailOf(change(digital.orderNumber))).toMatchObject({ errorId: 'STF404' });
});

test('earlier and later addresses are personal data of a buyer, and are deleted with them', async () => {
  const consumer = await newConsumer(running.origin);
  const { orderNumber } = await ordered(consumer);
  await change(orderNumber);
  const data = await gatherData(running.shop.database.db, consumer.auth.consumerNo);
  expect(JSON.stringify(data.order_address_change)).toContain('14 Lantern Way');
  await consumer.call(deleteConsumer, { body: { password: consumer.password } });
  now = new Date(now.getTime() + 31 * 24 * 3_600_000);
  await eraseDueConsumers(running.shop);
  expect(await rows('select 1 from order_address_change where order_number = $1', orderNumber)).toEqual([]);
  const kept = await rows("select 1 from audit where subject_id = $1 and before::text like '%Harbor%'", orderNumber);
  expect(kept).toEqual([]);
  ines = await newStaff(running, { roles: ['care'] });
  expect((await read(orderNumber)).delivery).toBeNull();
});

/** A consumer with an order whose data are due for erasure, and a signed-in person of the staff. */
async function dueConsumer() {
  const consumer = await newConsumer(running.origin);
  const { orderNumber } = await ordered(consumer);
  await consumer.call(deleteConsumer, { body: { password: consumer.password } });
  now = new Date(now.getTime() + 31 * 24 * 3_600_000);
  ines = await newStaff(running, { roles: ['care'] });
  return { orderNumber, id: consumer.auth.consumerNo };
}

const kept = async (orderNumber: string) => [
  ...(await rows('select after from order_address_change where order_number = $1', orderNumber)),
  ...(await rows('select address from order_shipment where order_number = $1 and address is not null', orderNumber)),
];

test('an address that is changed while its buyer is erased does not outlive the erasure', async () => {
  const { orderNumber, id } = await dueConsumer();
  let changing: Promise<unknown> | undefined;
  await running.shop.database.db.transaction().execute(async (tx) => {
    await eraseConsumer(tx, id, now);
    changing = change(orderNumber).catch((error: ApiError) => error.id);
    await waitForWaiting(running, 1);
  });
  expect(await changing).toBe('STF404');
  expect(await kept(orderNumber)).toEqual([]);
});

test('an erasure waits for an address that is being changed, and deletes it too', async () => {
  const { orderNumber } = await dueConsumer();
  let erasing: Promise<number> | undefined;
  await whileLocked(running, orderNumber, async (tx) => {
    erasing = eraseDueConsumers(running.shop);
    await waitForWaiting(running, 1);
    const row = { order_number: orderNumber, change_no: 1, author_id: 'id', author: 'Ines Roth', changed_at: now };
    await writeAddressChange(tx, { ...row, before: address, after: other });
  });
  expect(await erasing).toBe(1);
  expect(await kept(orderNumber)).toEqual([]);
});

test('a city from a wallet that is longer than the form allows stays when another field is corrected, and no other city may be as long', async () => {
  const { orderNumber } = await ordered();
  const city = 'Portland on the Longest of the Harbors of Maine';
  await rows(
    `update order_shipment set address = jsonb_set(address, '{city}', to_jsonb($2::text)) where order_number = $1`,
    ...[orderNumber, city],
  );
  const body = { ...address, addressLine1: '14 Harbor Street' };
  const longer = change(orderNumber, { ...body, city: `${city}!` });
  expect(await detailOf(longer)).toMatchObject({ errorId: 'STF400', field: 'city' });
  const { delivery } = await change(orderNumber, { ...body, city });
  expect(delivery?.address).toMatchObject({ addressLine1: '14 Harbor Street', city });
});
