import { randomUUID } from 'node:crypto';
import { readHome } from '@eyelet/contracts/home/read.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { changeNotifications } from '@eyelet/contracts/notifications/change.ts';
import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { placeMissing } from '@eyelet/contracts/packing/place-missing.ts';
import { reportMissing } from '@eyelet/contracts/packing/report-missing.ts';
import { writeStockLevels } from '@eyelet/contracts/stock/write-levels.ts';
import { listWebhookMessages } from '@eyelet/contracts/webhooks/list-messages.ts';
import { readWebhookMessage } from '@eyelet/contracts/webhooks/read-message.ts';
import { lackingShipments } from '@eyelet/db/orders/lacking.ts';
import { nowhere } from '@eyelet/db/orders/unplaced.ts';
import { silentParcels } from '@eyelet/db/parcels/silent.ts';
import { dropOldStockWritings } from '@eyelet/db/stock/writing.ts';
import { addDays } from '@eyelet/domain/delivery/days.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { tellMissing } from '@eyelet/server/packing/tell-missing.ts';
import { buy, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cartOf, stockOf } from '../cart/world.ts';
import { newWebhook } from '../webhooks/messages.ts';
import { boston, openSendingShop, quay, type SendingShop } from './sending-stores.ts';

// Five minutes before two in New York: what is ordered now leaves today.
const begin = new Date('2026-11-24T18:55:00Z');
let now = begin;
let { running, shopper, staff, storeAt, decide, place, sourcesOf, availableOf, known, reset } = {} as SendingShop;
beforeAll(async () => {
  ({ running, shopper, staff, storeAt, decide, place, sourcesOf, availableOf, known, reset } = await openSendingShop(
    () => now,
  ));
});
beforeEach(() => known());
afterEach(() => {
  now = begin;
  return reset();
});
afterAll(() => running.close());

const desk = (placeId: string) => staff.call(listToPack, { query: { placeId } });

/** Reports pieces of an order as not found. */
const miss = (
  orderNumber: string,
  placeId: string,
  {
    upc,
    qty = 1,
    noneLeft = false,
    reportId = randomUUID(),
  }: { upc: string; qty?: number; noneLeft?: boolean; reportId?: string },
) => {
  const params = { orderNumber, shippingId: 'shipment-1', reportId };
  return staff.call(reportMissing, { params, body: { placeId, upc, qty, noneLeft } });
};

test('what a store cannot find is supplied by another place at once, which packs it, and counts its parcel', async () => {
  await stockOf(running, upcs.spare, { 'W-NORA': 0, [boston]: 5, [quay]: 3 });
  await decide(boston);
  await decide(quay, { safetyStock: 1 });
  await expect.poll(() => availableOf(upcs.spare), { timeout: 10_000 }).toBe(7);
  const cart = await readyCart(shopper, running.origin, upcs.spare);
  await cartOf(shopper).change(cart, { qty: 2 });
  const { orderNumber } = await place(cart.id);
  expect(await sourcesOf(orderNumber)).toEqual([`${upcs.spare} ${boston} 2`]);
  expect((await desk(boston)).shipments.map((one) => one.orderNumber)).toContain(orderNumber);
  expect(await refusalOf(miss(orderNumber, boston, { upc: upcs.spare, qty: 3 }))).toBe('STF515');
  // Of a shipment that was marked as packed a piece may still be missing; it is packed again then.
  await staff.call(recordShipmentStep, {
    params: { orderNumber, shippingId: 'shipment-1' },
    body: { step: 'packed' },
  });
  const report = { upc: upcs.spare, qty: 1, noneLeft: true, reportId: randomUUID() };
  const parcels = (await storeAt(quay))?.parcelsToday ?? 0;
  const outcome = { moved: [{ placeId: quay, name: 'Quay', qty: 1 }], left: 0 };
  expect(await miss(orderNumber, boston, report)).toEqual(outcome);
  expect(await miss(orderNumber, boston, report)).toEqual(outcome);
  expect(await refusalOf(miss(orderNumber, boston, { ...report, qty: 2 }))).toBe('STF409');
  expect(await sourcesOf(orderNumber)).toEqual([`${upcs.spare} ${boston} 1`, `${upcs.spare} ${quay} 1`]);
  // What is left of it in Boston is not sold until it is counted; Quay has given one of three, and keeps one.
  const { rows } = await running.shop.database.pool.query(
    'select place_id, on_hand from stock where upc = $1 and place_id = any($2) order by place_id',
    [upcs.spare, [boston, quay]],
  );
  expect(rows).toEqual([
    { place_id: boston, on_hand: 0 },
    { place_id: quay, on_hand: 2 },
  ]);
  expect(await storeAt(quay)).toMatchObject({ parcelsToday: parcels + 1 });
  const before = await staff.call(readDeskOrder, { params: { orderNumber } });
  expect(before.shipments).toMatchObject([{ packedAt: null, next: expect.arrayContaining(['packed']) }]);
  const [packed] = (await desk(quay)).shipments.filter((one) => one.orderNumber === orderNumber);
  expect(packed).toMatchObject({ items: [{ upc: upcs.spare, qty: 1 }], mayHandOver: true, lacksPieces: false });
  const bodies = [boston, quay].map((placeId) => ({
    ...{ placeId, carrier: 'ups' as const, trackingNumber: `SFS-${placeId}` },
    items: [{ upc: upcs.spare, qty: 1 }],
  }));
  for (const body of bodies) {
    await staff.call(handOverParcel, { params: { orderNumber, shippingId: 'shipment-1' }, body });
  }
  const { shipments } = await staff.call(readDeskOrder, { params: { orderNumber } });
  expect(shipments).toMatchObject([{ shippedAt: expect.any(String), missing: [] }]);
});

/** Delivers what has happened to whoever hears of it. */
async function follow(): Promise<void> {
  for (let round = 0; round < 3; round++) await announce(running.shop);
}

async function mailsOf(orderNumber: string): Promise<readonly string[]> {
  const { rows } = await running.shop.database.pool.query<{ kind: string }>(
    `select kind from mail where (subject_id = $1 or subject_id like $2) and kind in ('shipment-delayed', 'shipment-pieces-missing', 'items-cancelled') order by kind`,
    [orderNumber, `${orderNumber}/%`],
  );
  return rows.map(({ kind }) => kind);
}

test('outside systems and the timeline hear of each piece that moves, and the shopper of a later day, once, before a parcel leaves', async () => {
  const upc = upcs.deck;
  await stockOf(running, upc, { 'W-NORA': 0, [boston]: 2, [quay]: 1 });
  await decide(boston);
  await decide(quay);
  await expect.poll(() => availableOf(upc), { timeout: 10_000 }).toBe(3);
  const owner = await newStaff(running);
  const { params: hook } = await newWebhook(owner, 'https://wms.example/hooks', [
    'order.pieces-moved',
    'shipment.delayed',
  ]);
  const member = await newConsumer(running.origin);
  const { pool } = running.shop.database;
  await pool.query(`update consumer set phone = '+12075550144' where email = $1`, [member.email]);
  await member.call(changeNotifications, {
    body: { notifications: [{ topic: 'shipping', channel: 'sms', enabled: true }] },
  });
  const { orderNumber, shipments } = await buy(member, running.origin, upc);
  const promised = shipments[0]?.promised?.to ?? expect.fail('no day is promised');
  const params = { orderNumber, shippingId: 'shipment-1' };
  const look = (foundAt: string | null) => staff.call(placeMissing, { params, body: { upc, foundAt } });
  const shown = async () => (await staff.call(readDeskOrder, { params: { orderNumber } })).shipments[0];
  await miss(orderNumber, boston, { upc, noneLeft: true });
  await follow();
  expect([await shown(), await mailsOf(orderNumber)]).toMatchObject([{ expectedOn: null, isLate: false }, []]);
  // What leaves from now on leaves a working day later.
  now = new Date(begin.getTime() + 600_000);
  await miss(orderNumber, quay, { upc, noneLeft: true });
  await follow();
  expect([(await shown())?.expectedOn, await mailsOf(orderNumber)]).toEqual([null, []]);
  await stockOf(running, upc, { 'W-NORA': 1 });
  expect(await look(null)).toMatchObject({ moved: [{ placeId: 'W-NORA' }], left: 0 });
  const late = (await shown())?.expectedOn ?? expect.fail('no day is told');
  expect(late > promised).toBe(true);
  await miss(orderNumber, 'W-NORA', { upc, noneLeft: true });
  expect(await look(quay)).toMatchObject({ moved: [{ placeId: quay }], left: 0 });
  await follow();
  expect([await shown(), await mailsOf(orderNumber)]).toMatchObject([
    { expectedOn: late, isLate: true },
    ['shipment-delayed'],
  ]);
  const texts = await pool.query('select kind, recipient from text_message where subject_id like $1', [
    `${orderNumber}/%`,
  ]);
  expect(texts.rows).toEqual([{ kind: 'shipment-delayed', recipient: '+12075550144' }]);
  const { rows } = await owner.call(listWebhookMessages, { params: hook, query: { search: orderNumber } });
  const heard = await Promise.all(
    rows.map(async ({ messageId }) => {
      const { body } = await owner.call(readWebhookMessage, { params: { ...hook, messageId } });
      return (JSON.parse(body) as { data: unknown }).data;
    }),
  );
  const of = { ...params, upc };
  const moves = [
    { ...of, from: boston, moved: [{ placeId: quay, qty: 1 }], left: 0 },
    { ...of, from: quay, moved: [], left: 1 },
    { ...of, from: null, moved: [{ placeId: 'W-NORA', qty: 1 }], left: 0 },
    { ...of, from: 'W-NORA', moved: [], left: 1 },
    { ...of, from: null, moved: [{ placeId: quay, qty: 1 }], left: 0 },
  ];
  expect(heard).toHaveLength(moves.length + 1);
  expect(heard).toEqual(expect.arrayContaining([...moves, { ...params, day: late }]));
  const { entries } = await staff.call(readOrderTimeline, { params: { orderNumber } });
  const told = entries.flatMap(({ piecesMoved, author }) =>
    piecesMoved ? [{ author, from: piecesMoved.from?.placeId ?? null, left: piecesMoved.left }] : [],
  );
  const author = entries.find(({ piecesMoved }) => piecesMoved)?.author;
  expect(author).not.toBe('');
  expect(told).toEqual(moves.map(({ from, left }) => ({ author, from, left })));
  // The parcel is late only after the day that was told.
  const parcel = { placeId: quay, carrier: 'ups' as const, trackingNumber: 'SFS-LATE', items: [{ upc, qty: 1 }] };
  await staff.call(handOverParcel, { params, body: parcel });
  expect((await shown())?.parcels).toMatchObject([{ expectedOn: late, isLate: true }]);
  const silentOn = async (day: string) => {
    const silent = await silentParcels(running.shop.database.db, { promisedBefore: day, limit: 100 });
    return silent.some((one) => one.orderNumber === orderNumber);
  };
  expect([await silentOn(late), await silentOn(addDays(late, 1))]).toEqual([false, true]);
});

test('of a shipment with pieces that come later, a parcel without any of them keeps the day that was promised', async () => {
  const upc = upcs.limited;
  await stockOf(running, upc, { 'W-NORA': 0, [boston]: 2, [quay]: 1 });
  await decide(boston);
  await decide(quay);
  await expect.poll(() => availableOf(upc), { timeout: 10_000 }).toBe(3);
  const cart = await readyCart(shopper, running.origin, upc);
  await cartOf(shopper).change(cart, { qty: 2 });
  const { orderNumber, shipments } = await place(cart.id);
  const promised = shipments[0]?.promised?.to ?? expect.fail('no day is promised');
  now = new Date(begin.getTime() + 600_000);
  expect(await miss(orderNumber, boston, { upc })).toMatchObject({ moved: [{ placeId: quay }], left: 0 });
  const params = { orderNumber, shippingId: 'shipment-1' };
  for (const placeId of [boston, quay]) {
    const parcel = {
      placeId,
      carrier: 'ups' as const,
      trackingNumber: `SFS-DAYS-${placeId}`,
      items: [{ upc, qty: 1 }],
    };
    await staff.call(handOverParcel, { params, body: parcel });
  }
  const [shipment] = (await staff.call(readDeskOrder, { params: { orderNumber } })).shipments;
  const late = shipment?.expectedOn ?? expect.fail('no day is told');
  expect(late > promised).toBe(true);
  expect(shipment?.parcels).toMatchObject([
    { expectedOn: null, isLate: false },
    { expectedOn: late, isLate: true },
  ]);
  const silentOn = async (day: string) => {
    const silent = await silentParcels(running.shop.database.db, { promisedBefore: addDays(day, 1), limit: 100 });
    return silent.flatMap((one) => (one.orderNumber === orderNumber ? one.promisedTo : []));
  };
  expect([await silentOn(promised), await silentOn(late)]).toEqual([[promised], [promised, late]]);
});

test('shoppers hear once that pieces are looked for, when the day that was named cannot be kept any more, and then what became of them', async () => {
  const upc = upcs.deck;
  await stockOf(running, upc, { 'W-NORA': 3, [boston]: 0, [quay]: 0 });
  const { pool } = running.shop.database;
  const member = await newConsumer(running.origin);
  await pool.query(`update consumer set phone = '+12075550145' where email = $1`, [member.email]);
  await member.call(changeNotifications, {
    body: { notifications: [{ topic: 'shipping', channel: 'sms', enabled: true }] },
  });
  const { orderNumber, items } = await buy(member, running.origin, upc);
  const cart = await readyCart(shopper, running.origin, upc);
  await cartOf(shopper).change(cart, { qty: 2 });
  const givenUp = await place(cart.id);
  const params = { orderNumber, shippingId: 'shipment-1' };
  const find = (by = staff) => by.call(placeMissing, { params, body: { upc, foundAt: 'W-NORA' } });
  const tell = async () => {
    await Promise.all([tellMissing(running.shop), tellMissing(running.shop)]);
    await follow();
    const told = await pool.query(`select payload ->> 'day' from event where name = $1 and subject = $2`, [
      'shipment.pieces-missing',
      orderNumber,
    ]);
    return [told.rowCount, await mailsOf(orderNumber)];
  };
  for (const one of [orderNumber, givenUp.orderNumber]) await miss(one, 'W-NORA', { upc });
  // It may still leave today, as was promised.
  expect(await tell()).toEqual([0, []]);
  // Some are read at a time, each after the one before.
  const { db } = running.shop.database;
  const lacking = await lackingShipments(db, { limit: 100, after: undefined });
  expect(lacking.map((one) => one.orderNumber)).toEqual([orderNumber, givenUp.orderNumber].toSorted());
  expect(await lackingShipments(db, { limit: 1, after: undefined })).toEqual(lacking.slice(0, 1));
  expect(await lackingShipments(db, { limit: 1, after: lacking[0] })).toEqual(lacking.slice(1));
  now = new Date(begin.getTime() + 600_000);
  const looking = 'shipment-pieces-missing';
  expect(await tell()).toEqual([1, [looking]]);
  const lacks = async (number: string) => {
    const order = await staff.call(readDeskOrder, { params: { orderNumber: number } });
    return order.shipments.map(({ isLookedFor }) => isLookedFor);
  };
  expect([await lacks(orderNumber), await lacks(givenUp.orderNumber)]).toEqual([[true], [true]]);
  expect(await tell()).toEqual([1, [looking]]);
  const { rows } = await pool.query<{ text: string }>(`select text from mail where kind = $1 and subject_id like $2`, [
    looking,
    `${orderNumber}/%`,
  ]);
  expect(rows[0]?.text).toContain(items[0]?.name);
  const texts = await pool.query('select kind, recipient from text_message where subject_id like $1', [
    `${orderNumber}/%`,
  ]);
  expect(texts.rows).toEqual([{ kind: looking, recipient: '+12075550145' }]);
  await find();
  await (await newStaff(running, { roles: ['care'] })).call(cancelDeskItems, {
    params: { orderNumber: givenUp.orderNumber, cancellationId: randomUUID() },
    body: { items: [{ itemId: givenUp.items[0]?.id ?? '', qty: 1 }], reason: 'Nobody finds it' },
  });
  expect([await lacks(orderNumber), await lacks(givenUp.orderNumber)]).toEqual([[false], [false]]);
  expect(await tell()).toEqual([1, ['shipment-delayed', looking]]);
  // The later day is not kept either; whoever is told the next one before the mail is written needs no more.
  await miss(orderNumber, 'W-NORA', { upc });
  expect(await tell()).toEqual([1, ['shipment-delayed', looking]]);
  expect(await mailsOf(givenUp.orderNumber)).toEqual(['items-cancelled', looking]);
  now = new Date(now.getTime() + 30 * 24 * 3_600_000);
  await tellMissing(running.shop);
  await find(await newStaff(running, { roles: ['warehouse'] }));
  expect(await tell()).toEqual([2, ['shipment-delayed', 'shipment-delayed', looking]]);
});

test('of pieces that are looked for no day is told before the last of them is found', async () => {
  const upc = upcs.deck;
  await stockOf(running, upc, { 'W-NORA': 2, [boston]: 0, [quay]: 0 });
  const cart = await readyCart(shopper, running.origin, upc);
  await cartOf(shopper).change(cart, { qty: 2 });
  const { orderNumber } = await place(cart.id);
  const params = { orderNumber, shippingId: 'shipment-1' };
  const shown = async () => {
    const { shipments } = await staff.call(readDeskOrder, { params: { orderNumber } });
    return shipments.map(({ isLookedFor, expectedOn }) => [isLookedFor, expectedOn === null]);
  };
  await miss(orderNumber, 'W-NORA', { upc, qty: 2 });
  now = new Date(begin.getTime() + 600_000);
  await tellMissing(running.shop);
  await stockOf(running, upc, { [quay]: 1 });
  await decide(quay);
  expect(await staff.call(placeMissing, { params, body: { upc, foundAt: null } })).toMatchObject({ left: 1 });
  await follow();
  expect([await mailsOf(orderNumber), await shown()]).toEqual([['shipment-pieces-missing'], [[true, true]]]);
  await staff.call(placeMissing, { params, body: { upc, foundAt: 'W-NORA' } });
  await follow();
  expect(await mailsOf(orderNumber)).toEqual(['shipment-delayed', 'shipment-pieces-missing']);
  expect(await shown()).toEqual([[false, false]]);
});

test('what no place has waits for the order desk, which looks again, or hears that it was found; the cancelled order puts it into no stock', async () => {
  const upc = upcs.reduced;
  await stockOf(running, upc, { 'W-NORA': 0, [boston]: 3, [quay]: 0 });
  await decide(boston);
  await expect.poll(() => availableOf(upc), { timeout: 10_000 }).toBe(3);
  const cart = await readyCart(shopper, running.origin, upc);
  await cartOf(shopper).change(cart, { qty: 3 });
  const { orderNumber } = await place(cart.id);
  expect(await miss(orderNumber, boston, { upc, qty: 3 })).toEqual({ moved: [], left: 3 });
  const params = { orderNumber, shippingId: 'shipment-1' };
  const shown = async () => (await staff.call(readDeskOrder, { params: { orderNumber } })).shipments[0];
  expect(await shown()).toMatchObject({ missing: [{ upc, qty: 3, places: [{ placeId: boston }] }], next: [] });
  expect((await desk(boston)).shipments.map((one) => one.orderNumber)).not.toContain(orderNumber);
  // Where no place has them nothing is packed.
  const note = `${running.origin}/staff/v1/packing/${orderNumber}/shipment-1/delivery-note?placeId=${nowhere}`;
  expect([(await desk(nowhere)).shipments, (await staff.fetch(note)).status]).toEqual([[], 404]);
  expect((await staff.call(readHome, {})).tasks).toContainEqual(
    expect.objectContaining({ kind: 'pieces-missing', count: 1 }),
  );
  const listed = await staff.call(listDeskOrders, { query: { pieces: 'missing' } });
  expect(listed.rows.map((one) => one.orderNumber)).toEqual([orderNumber]);
  const whole = { step: 'shipped', carrier: 'ups', trackingNumber: 'SFS-WHOLE' } as const;
  expect(await refusalOf(staff.call(recordShipmentStep, { params, body: whole }))).toBe('STF409');
  const look = (foundAt: string | null) => staff.call(placeMissing, { params, body: { upc, foundAt } });
  expect(await look(null)).toEqual({ moved: [], left: 3 });
  expect(await refusalOf(look(quay))).toBe('STF400');
  await stockOf(running, upc, { 'W-NORA': 1 });
  expect(await look(null)).toMatchObject({ moved: [{ placeId: 'W-NORA', qty: 1 }], left: 2 });
  expect(await look(boston)).toMatchObject({ moved: [{ placeId: boston, qty: 2 }], left: 0 });
  expect(await sourcesOf(orderNumber)).toContain(`${upc} ${boston} 2`);
  expect(await shown()).toMatchObject({ missing: [] });
  expect(await miss(orderNumber, boston, { upc, qty: 2 })).toEqual({ moved: [], left: 2 });
  await shopper.call(cancelOrder, { body: { orderNumber } });
  const { rows } = await running.shop.database.pool.query(
    'select place_id, on_hand from stock where upc = $1 and place_id = any($2) order by place_id',
    [upc, [boston, 'W-NORA']],
  );
  expect(rows).toEqual([
    { place_id: boston, on_hand: 0 },
    { place_id: 'W-NORA', on_hand: 1 },
  ]);
  expect((await staff.call(readHome, {})).tasks.map(({ kind }) => kind)).not.toContain('pieces-missing');
});

test('a place that has found pieces again supplies as many as it has missed, and not from stock that was counted with them', async () => {
  const upc = upcs.deckLarger;
  await stockOf(running, upc, { 'W-NORA': 0, [boston]: 1, [quay]: 2 });
  await decide(boston);
  await decide(quay);
  await expect.poll(() => availableOf(upc), { timeout: 10_000 }).toBe(3);
  const cart = await readyCart(shopper, running.origin, upc);
  await cartOf(shopper).change(cart, { qty: 3 });
  const { orderNumber } = await place(cart.id);
  expect(await miss(orderNumber, boston, { upc })).toEqual({ moved: [], left: 1 });
  expect(await miss(orderNumber, quay, { upc, qty: 2 })).toEqual({ moved: [], left: 2 });
  const params = { orderNumber, shippingId: 'shipment-1' };
  const look = (foundAt: string) => staff.call(placeMissing, { params, body: { upc, foundAt } });
  expect(await look(boston)).toMatchObject({ moved: [{ placeId: boston, qty: 1 }], left: 2 });
  expect(await look(boston)).toEqual({ moved: [], left: 2 });
  const { shipments } = await staff.call(readDeskOrder, { params: { orderNumber } });
  expect(shipments).toMatchObject([{ missing: [{ upc, qty: 2, places: [{ placeId: quay }] }] }]);
  now = new Date(now.getTime() + 60_000);
  const written = (body: InputOf<typeof writeStockLevels>['body']) =>
    staff.call(writeStockLevels, { params: { placeId: quay, writingId: randomUUID() }, body });
  await written({ as: 'set', levels: [{ upc, units: 3 }] });
  await written({ as: 'adjust', levels: [{ upc: upcs.deck, units: 1 }] });
  // However long nobody finds them, the count is known; nothing else is kept for it.
  await dropOldStockWritings(running.shop.database.db, new Date(now.getTime() + 60_000));
  const kept = await running.shop.database.pool.query(
    `select asked ->> 'as' as written from stock_writing where place_id = $1`,
    [quay],
  );
  expect(kept.rows).toEqual([{ written: 'set' }]);
  expect(await look(quay)).toMatchObject({ moved: [{ placeId: quay, qty: 2 }], left: 0 });
  const { rows } = await running.shop.database.pool.query(
    'select place_id, on_hand from stock where upc = $1 and place_id = any($2) order by place_id',
    [upc, [boston, quay]],
  );
  expect(rows).toEqual([
    { place_id: boston, on_hand: 0 },
    { place_id: quay, on_hand: 1 },
  ]);
});

test('pieces that no place has are cancelled once the others have left, which are then the whole shipment, and go into no stock', async () => {
  const upc = upcs.spareToo;
  await stockOf(running, upc, { 'W-NORA': 1, [boston]: 2 });
  await decide(boston);
  await expect.poll(() => availableOf(upc), { timeout: 10_000 }).toBe(3);
  const cart = await readyCart(shopper, running.origin, upc);
  await cartOf(shopper).change(cart, { qty: 3 });
  const { orderNumber, items } = await place(cart.id);
  expect(await sourcesOf(orderNumber)).toEqual([`${upc} ${boston} 2`, `${upc} W-NORA 1`]);
  const params = { orderNumber, shippingId: 'shipment-1' };
  const handOver = (placeId: string, trackingNumber: string) =>
    staff.call(handOverParcel, {
      params,
      body: { placeId, carrier: 'ups', trackingNumber, items: [{ upc, qty: 1 }] },
    });
  await handOver('W-NORA', 'SFS-FIRST');
  expect(await miss(orderNumber, boston, { upc })).toEqual({ moved: [], left: 1 });
  const shown = async () => staff.call(readDeskOrder, { params: { orderNumber } });
  expect((await shown()).shipments).toMatchObject([{ items: [{ cancellableQty: 1 }] }]);
  await handOver(boston, 'SFS-SECOND');
  expect(await shown()).toMatchObject({ status: 'in fulfilment', shipments: [{ shippedAt: null }] });
  const care = await newStaff(running, { roles: ['care'] });
  const giveUp = (qty: number, cancellationId: string = randomUUID()) =>
    care.call(cancelDeskItems, {
      params: { orderNumber, cancellationId },
      body: { items: [{ itemId: items[0]?.id ?? '', qty }], reason: 'Nobody finds it' },
    });
  expect(await refusalOf(giveUp(2))).toBe('STF409');
  const id = randomUUID();
  const cancelled = {
    status: 'shipped',
    shipments: [{ shippedAt: expect.any(String), missing: [], items: [{ cancelledQty: 1, cancellableQty: 0 }] }],
  };
  expect(await giveUp(1, id)).toMatchObject(cancelled);
  expect(await giveUp(1, id)).toMatchObject(cancelled);
  const { rows } = await running.shop.database.pool.query(
    `select (select sum(on_hand)::int from stock where upc = $1 and place_id = any($2)) as on_hand,
       (select count(*)::int from event where name = 'shipment.shipped' and subject = $3) as shipped,
       (select carrier || ' ' || tracking_number from order_shipment where order_number = $3) as parcel`,
    [upc, [boston, 'W-NORA'], orderNumber],
  );
  expect(rows).toEqual([{ on_hand: 0, shipped: 1, parcel: 'ups SFS-SECOND' }]);
  await follow();
  expect(await mailsOf(orderNumber)).toContain('items-cancelled');
});

test('what lies at a place for orders is taken off a count of its shelf, until it leaves', async () => {
  const upc = upcs.limited;
  await stockOf(running, upc, { 'W-NORA': 0, [boston]: 5 });
  await decide(boston);
  await expect.poll(() => availableOf(upc), { timeout: 10_000 }).toBe(5);
  const cart = await readyCart(shopper, running.origin, upc);
  await cartOf(shopper).change(cart, { qty: 2 });
  const { orderNumber } = await place(cart.id);
  const count = (units: number) =>
    staff.call(writeStockLevels, {
      params: { placeId: boston, writingId: randomUUID() },
      body: { as: 'set', levels: [{ upc, units }] },
    });
  expect(await count(4)).toEqual({ levels: [{ upc, onHand: 2, reserved: 0, free: 2, waiting: 2 }] });
  expect(await count(1)).toMatchObject({ levels: [{ onHand: 0, waiting: 2 }] });
  const body = { placeId: boston, carrier: 'ups' as const, trackingNumber: 'SFS-COUNT', items: [{ upc, qty: 1 }] };
  await staff.call(handOverParcel, { params: { orderNumber, shippingId: 'shipment-1' }, body });
  expect(await count(4)).toMatchObject({ levels: [{ onHand: 3, free: 3, waiting: 1 }] });
});

test('of two orders that are reported of at once under one id one is, and the other is told', async () => {
  await stockOf(running, upcs.socks, { 'W-NORA': 2, [boston]: 0 });
  const bought = async () => place((await readyCart(shopper, running.origin, upcs.socks)).id);
  const orders = [await bought(), await bought()];
  const reportId = randomUUID();
  const told = await Promise.all(
    orders.map(({ orderNumber }) =>
      miss(orderNumber, 'W-NORA', { upc: upcs.socks, reportId }).then(
        () => 'reported',
        (error: { id: string }) => error.id,
      ),
    ),
  );
  expect(told.toSorted()).toEqual(['STF409', 'reported']);
});

test('of two orders whose pieces one store has at once, one is given the last parcel of its day', async () => {
  const upc = upcs.socks;
  await stockOf(running, upc, { 'W-NORA': 2, [boston]: 0, [quay]: 5 });
  const orders = [1, 2].map(async () => place((await readyCart(shopper, running.origin, upc)).id));
  const numbers = (await Promise.all(orders)).map(({ orderNumber }) => orderNumber);
  await decide(quay, { dailyLimit: 1 });
  const outcomes = await Promise.all(numbers.map((orderNumber) => miss(orderNumber, 'W-NORA', { upc })));
  expect(outcomes.map(({ left }) => left).toSorted()).toEqual([0, 1]);
  expect(await storeAt(quay)).toMatchObject({ parcelsToday: 1, isFull: true });
});

test('a store that is full sends more with a parcel of the order that it has yet to hand over, and else needs another one', async () => {
  const [own, moved] = [upcs.limited, upcs.deck];
  await stockOf(running, own, { 'W-NORA': 0, [boston]: 0, [quay]: 1 });
  await stockOf(running, moved, { 'W-NORA': 2, [boston]: 0, [quay]: 0 });
  await decide(quay, { dailyLimit: 1 });
  await expect.poll(() => availableOf(own), { timeout: 10_000 }).toBe(1);
  const cart = await readyCart(shopper, running.origin, own);
  await cartOf(shopper).add(cart, { upc: moved, qty: 2 });
  const { orderNumber } = await place(cart.id);
  expect(await sourcesOf(orderNumber)).toEqual([`${own} ${quay} 1`, `${moved} W-NORA 2`].toSorted());
  expect(await storeAt(quay)).toMatchObject({ parcelsToday: 1, isFull: true });
  await stockOf(running, moved, { [quay]: 3 });
  const byQuay = { moved: [{ placeId: quay }], left: 0 };
  expect(await miss(orderNumber, 'W-NORA', { upc: moved })).toMatchObject(byQuay);
  expect(await storeAt(quay)).toMatchObject({ parcelsToday: 1 });
  const params = { orderNumber, shippingId: 'shipment-1' };
  const items = [own, moved].map((upc) => ({ upc, qty: 1 }));
  const body = { placeId: quay, carrier: 'ups' as const, trackingNumber: 'SFS-FULL', items };
  await staff.call(handOverParcel, { params, body });
  expect(await miss(orderNumber, 'W-NORA', { upc: moved })).toEqual({ moved: [], left: 1 });
  await decide(quay, { dailyLimit: 2 });
  expect(await staff.call(placeMissing, { params, body: { upc: moved, foundAt: null } })).toMatchObject(byQuay);
  expect(await storeAt(quay)).toMatchObject({ parcelsToday: 2, isFull: true });
});

test('a store that finds its piece again once its parcel has left sends another one that counts, also when its day is full', async () => {
  const upc = upcs.deckLarger;
  await stockOf(running, upc, { 'W-NORA': 0, [boston]: 0, [quay]: 4 });
  await decide(quay, { dailyLimit: 2 });
  await expect.poll(() => availableOf(upc), { timeout: 10_000 }).toBe(4);
  const bought = async () => {
    const cart = await readyCart(shopper, running.origin, upc);
    await cartOf(shopper).change(cart, { qty: 2 });
    return (await place(cart.id)).orderNumber;
  };
  const numbers = [await bought(), await bought()];
  expect(await storeAt(quay)).toMatchObject({ parcelsToday: 2, isFull: true });
  const find = (orderNumber: string) =>
    staff.call(placeMissing, { params: { orderNumber, shippingId: 'shipment-1' }, body: { upc, foundAt: quay } });
  const found = { moved: [{ placeId: quay, qty: 1 }], left: 0 };
  for (const orderNumber of numbers) expect(await miss(orderNumber, quay, { upc })).toEqual({ moved: [], left: 1 });
  // What it finds before its parcel leaves goes into that one.
  for (const orderNumber of numbers) expect(await find(orderNumber)).toMatchObject(found);
  expect(await storeAt(quay)).toMatchObject({ parcelsToday: 2 });
  for (const orderNumber of numbers) {
    await miss(orderNumber, quay, { upc });
    const parcel = {
      placeId: quay,
      carrier: 'ups' as const,
      trackingNumber: `SFS-${orderNumber}`,
      items: [{ upc, qty: 1 }],
    };
    await staff.call(handOverParcel, { params: { orderNumber, shippingId: 'shipment-1' }, body: parcel });
  }
  expect(await Promise.all(numbers.map(find))).toMatchObject([found, found]);
  // The rule gives it none before they fit into its day.
  expect(await decide(quay, { dailyLimit: 4 })).toMatchObject({ parcelsToday: 4, isFull: true });
});

test('a store that was full yesterday supplies missing pieces today, and is not full for that', async () => {
  const upc = upcs.deckLarger;
  await stockOf(running, upc, { 'W-NORA': 1, [boston]: 0, [quay]: 5 });
  const { orderNumber } = await place((await readyCart(shopper, running.origin, upc)).id);
  await decide(quay, { dailyLimit: 2 });
  await running.shop.database.pool.query(
    `update place_sending set parcels = 2, is_full = true, day = '2026-11-23' where place_id = $1`,
    [quay],
  );
  expect(await miss(orderNumber, 'W-NORA', { upc })).toMatchObject({ moved: [{ placeId: quay }] });
  expect(await storeAt(quay)).toMatchObject({ parcelsToday: 1, isFull: false });
});

test('of pieces that move nothing is told while a later day was named for a parcel of their shipment, unless they were looked for', async () => {
  const upc = upcs.deck;
  await stockOf(running, upc, { 'W-NORA': 2, [boston]: 0, [quay]: 0 });
  const cart = await readyCart(shopper, running.origin, upc);
  await cartOf(shopper).change(cart, { qty: 2 });
  const { orderNumber } = await place(cart.id);
  const params = { orderNumber, shippingId: 'shipment-1' };
  const items = [{ upc, qty: 1 }];
  const body = { placeId: 'W-NORA', carrier: 'ups' as const, trackingNumber: 'SFS-TOLD', items };
  await staff.call(handOverParcel, { params, body });
  await running.shop.database.pool.query(`update parcel set told_on = '2026-12-24' where order_number = $1`, [
    orderNumber,
  ]);
  await stockOf(running, upc, { [quay]: 1 });
  await decide(quay);
  now = new Date(begin.getTime() + 600_000);
  expect(await miss(orderNumber, 'W-NORA', { upc })).toMatchObject({ moved: [{ placeId: quay }] });
  await follow();
  expect(await mailsOf(orderNumber)).toEqual([]);
  // Whoever knows that pieces are looked for hears of their day all the same.
  expect(await miss(orderNumber, quay, { upc })).toEqual({ moved: [], left: 1 });
  await tellMissing(running.shop);
  await follow();
  await staff.call(placeMissing, { params, body: { upc, foundAt: quay } });
  await follow();
  expect(await mailsOf(orderNumber)).toEqual(['shipment-delayed', 'shipment-pieces-missing']);
});

test('a place that has none left is locked in one order with those that supply, as by everybody who takes stock', async () => {
  const upc = upcs.limited;
  await stockOf(running, upc, { 'W-NORA': 0, [boston]: 2, [quay]: 1 });
  await decide(boston);
  await decide(quay);
  await expect.poll(() => availableOf(upc), { timeout: 10_000 }).toBe(3);
  const { orderNumber } = await place((await readyCart(shopper, running.origin, upc)).id);
  expect(await sourcesOf(orderNumber)).toEqual([`${upc} ${boston} 1`]);
  const { pool } = running.shop.database;
  const other = await pool.connect();
  const lock = (placeId: string) =>
    other.query('select from stock where upc = $1 and place_id = $2 for update nowait', [upc, placeId]);
  try {
    await other.query('begin');
    await lock(boston);
    const reported = miss(orderNumber, boston, { upc, noneLeft: true });
    const waiting = `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rows, { timeout: 10_000 }).toEqual([{ count: 1 }]);
    expect(await lock(quay)).toMatchObject({ rowCount: 1 });
    await other.query('rollback');
    expect(await reported).toMatchObject({ moved: [{ placeId: quay }], left: 0 });
  } finally {
    other.release(true);
  }
});
