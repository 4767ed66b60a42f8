import { deleteConsumer } from '@eyelet/contracts/consumer/delete.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readDeskReturn } from '@eyelet/contracts/return-desk/read.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { addReturnPictures } from '@eyelet/contracts/returns/add-pictures.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { tidy } from '@eyelet/server/jobs/tidy.ts';
import { eraseDueConsumers } from '@eyelet/server/personal-data/erase.ts';
import { address, buy } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { askLabel } from './messages.ts';

let now = new Date('2026-05-04T16:00:00Z');
let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 100, parts: { clock: () => now } });
  staff = await newStaff(running, { roles: ['owner'] });
});
afterAll(() => running.close());

const day = 24 * 3_600_000;

async function picture(red: number, side = 8): Promise<string> {
  const drawn = sharp({ create: { width: side, height: side, channels: 3, background: { r: red, g: 0, b: 0 } } });
  return (await drawn.png().toBuffer()).toString('base64');
}

/** A pair of shoes that is to be sent back. */
async function announced(shopper: Pick<Shopper, 'call' | 'fetch'> & Parameters<typeof buy>[0]) {
  const order: Order = await buy(shopper, running.origin, upcs.deck);
  for (let round = 0; round < 4; round++) await announce(running.shop);
  await deliver(staff, order);
  const { orderNumber, items } = order;
  const { returnId } = await askLabel(running.origin, shopper, orderNumber);
  const itemId = items[0]?.id ?? expect.fail();
  return { orderNumber, returnId, itemId };
}

type Announced = Awaited<ReturnType<typeof announced>>;
type More = Partial<RequestOf<typeof addReturnPictures>['body']>;

const add = (by: Shopper, { orderNumber, ...of }: Announced, pictures: readonly string[], more: More = {}) =>
  by.call(addReturnPictures, { params: { orderId: orderNumber }, body: { ...of, pictures: [...pictures], ...more } });

async function kept({ returnId }: Announced) {
  const { rows } = await running.shop.database.pool.query<{ id: string; content: Buffer; position: number }>(
    'select id, content, position from return_picture where return_id = $1 order by position',
    [returnId],
  );
  return rows;
}

test('pictures of a returned item are drawn again, kept once and shown to staff who read returns', async () => {
  const shopper = await newShopper(running.origin);
  const one = await announced(shopper);
  const original = await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Make: 'Fictional Camera' } })
    .jpeg()
    .toBuffer();
  const pictures = [original.toString('base64'), await picture(1)];
  const added = await Promise.all([1, 2, 3].map(() => add(shopper, one, pictures)));
  expect(added.map(({ items }) => items.map((item) => item.pictures))).toEqual([[2], [2], [2]]);
  const stored = await kept(one);
  expect(stored.map(({ position }) => position)).toEqual([0, 1]);
  for (const { content } of stored) {
    const { format, exif } = await sharp(content).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
  }
  const { items } = await staff.call(readDeskReturn, { params: { returnId: one.returnId } });
  const ids = stored.map(({ id }) => id);
  expect(items[0]?.pictures.map(({ pictureId, width }) => [pictureId, width])).toEqual([
    [ids[0], 2048],
    [ids[1], 8],
  ]);
  const path = `${running.origin}/staff/v1/returns/${one.returnId}/pictures/${ids[1]}`;
  const shown = await staff.fetch(path);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(Buffer.from(await shown.arrayBuffer()).equals(stored[1]?.content ?? Buffer.of())).toBe(true);
  expect((await shopper.fetch(path)).status).toBe(401);
  expect((await staff.fetch(path.replace(one.returnId, 'RNONE'))).status).toBe(404);
});

test('at most four for an item, however they come, and nothing that is no picture', async () => {
  const shopper = await newShopper(running.origin);
  const one = await announced(shopper);
  const [first = '', ...others] = await Promise.all([1, 2, 3, 4, 5].map((red) => picture(red)));
  for (const wrong of ['%PDF-1.7 nothing to see', '<svg xmlns="x"><script/></svg>', '\xff\xd8\xff\x00\x01']) {
    const error = await errorOf(add(shopper, one, [Buffer.from(wrong, 'latin1').toString('base64')]));
    expect([error.id, error.errorDetails[0]?.field]).toEqual(['PRO412', 'pictures']);
  }
  expect(await kept(one)).toEqual([]);
  await add(shopper, one, [first, first]);
  // Four at once of which three fit: one of two calls is refused, whichever comes second.
  const both = await Promise.allSettled([add(shopper, one, others.slice(0, 3)), add(shopper, one, others.slice(1))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await kept(one)).toHaveLength(4);
  // Nothing is decoded of what does not fit: a file that is no picture is one too many before anything else.
  const { errorDetails } = await errorOf(add(shopper, one, [Buffer.from('nothing to see').toString('base64')]));
  expect(errorDetails).toMatchObject([{ field: 'pictures', message: expect.stringMatching('4 pictures at most') }]);
  await add(shopper, one, [first]);
  expect(await kept(one)).toHaveLength(4);
});

test('only who may return the order adds them, to what is returned, until it is decided', async () => {
  const shopper = await newShopper(running.origin);
  const one = await announced(shopper);
  const other = await newShopper(running.origin);
  const shots = [await picture(9)];
  expect(await refusalOf(add(other, one, shots))).toBe('OHS4004');
  expect(await refusalOf(add(other, one, shots, { token: 'wrong' }))).toBe('OHS4004');
  expect(await refusalOf(add(other, one, shots, { email: 'other@example.com' }))).toBe('ORD400');
  const foreign = await announced(other);
  expect(await refusalOf(add(shopper, one, shots, { returnId: foreign.returnId }))).toBe('RTN500');
  expect(await refusalOf(add(shopper, one, shots, { itemId: 'none' }))).toBe('RTN500');
  expect(await kept(one)).toEqual([]);
  expect(await kept(foreign)).toEqual([]);
  await add(other, one, shots, { email: address.email });
  await add(other, one, [await picture(10)], { token: running.shop.orderLinks.tokenOf(one.orderNumber) });
  const { version } = await staff.call(receiveReturn, { params: { returnId: one.returnId } });
  await add(shopper, one, [await picture(11)]);
  const decided = { itemId: one.itemId, accepted: 1, restocked: 1, note: '' };
  await staff.call(settleReturn, { params: { returnId: one.returnId }, body: { version, items: [decided] } });
  expect(await refusalOf(add(shopper, one, [await picture(12)]))).toBe('RTN500');
  expect(await kept(one)).toHaveLength(3);
});

test('they are deleted with the account, long after the return was decided, and longer after they were sent for one that nobody decides', async () => {
  const begun = now;
  const consumer = await newConsumer(running.origin);
  const erased = await announced(consumer);
  await add(consumer, erased, [await picture(20)]);
  const shopper = await newShopper(running.origin);
  const [open, closed] = [await announced(shopper), await announced(shopper)];
  for (const one of [open, closed]) await add(shopper, one, [await picture(21)]);
  const { version } = await staff.call(receiveReturn, { params: { returnId: closed.returnId } });
  const decided = { itemId: closed.itemId, accepted: 1, restocked: 1, note: '' };
  await staff.call(settleReturn, { params: { returnId: closed.returnId }, body: { version, items: [decided] } });
  await consumer.call(deleteConsumer, { body: { password: consumer.password } });
  now = new Date(begun.getTime() + 15 * day);
  await eraseDueConsumers(running.shop);
  expect(await kept(erased)).toEqual([]);
  await tidy(running.shop);
  expect(await kept(closed)).toHaveLength(1);
  const { 'retention.case-days': caseDays, 'returns.member-days': returnDays } = running.shop.settings.current();
  now = new Date(begun.getTime() + (caseDays + 1) * day);
  await tidy(running.shop);
  expect(await kept(closed)).toEqual([]);
  expect(await kept(open)).toHaveLength(1);
  now = new Date(begun.getTime() + (caseDays + returnDays + 1) * day);
  await tidy(running.shop);
  expect(await kept(open)).toEqual([]);
  now = begun;
});
