import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '@eyelet/db/database.ts';
import { dropOldEvents, type Fact, writeFacts } from '@eyelet/db/events/event.ts';
import { failedDeliveries, resendFailed } from '@eyelet/db/events/failed.ts';
import { type Consumer, consumer } from '@eyelet/server/events/consumer.ts';
import { deliverEvents, mostAttempts } from '@eyelet/server/events/deliver.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';
import { createTestDatabase, type TestDatabase } from '@eyelet/testing/test-database.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

let testDatabase: TestDatabase;
let database: Database;
let now: Date;
let told: unknown[];
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url);
  now = new Date('2026-03-02T10:00:00Z');
  told = [];
});
afterEach(async () => {
  await database.close();
  await testDatabase.drop();
});

/** The members of a shop that delivering events needs. */
function shop(): Shop {
  return {
    database,
    clock: () => now,
    log: { error: () => undefined },
    events: { eventGivenUp: () => undefined, happened: (...fact: readonly unknown[]) => told.push(fact) },
  } as unknown as Shop;
}

const paid = (orderNumber: string): Fact => ({ name: 'order.paid', subject: orderNumber, payload: { orderNumber } });
const ready = (orderNumber: string, shippingId: string): Fact => ({
  ...{ name: 'shipment.ready', subject: orderNumber, payload: { orderNumber, shippingId } },
});

function write(...facts: readonly Fact[]): Promise<void> {
  return database.db.transaction().execute((tx) => writeFacts(tx, facts, now));
}

/** A consumer that records its events, and fails for the given ones. */
function listener(name: string, fails: (what: string) => boolean = () => false) {
  const heard: string[] = [];
  const hear = async (what: string) => {
    if (fails(what)) throw new Error(`cannot take ${what}`);
    heard.push(what);
  };
  const one: Consumer = consumer(name, {
    'order.paid': (_, { orderNumber }) => hear(`paid ${orderNumber}`),
    'shipment.ready': (_, { orderNumber, shippingId }) => hear(`ready ${orderNumber} ${shippingId}`),
  });
  return { one, heard };
}

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

test('every consumer gets each event once, and only those it listens to', async () => {
  const [mails, loyalty] = [listener('mails'), listener('loyalty')];
  const deaf = consumer('deaf', { 'card.removed': () => Promise.reject(new Error('never')) });
  await write(paid('E-1'), ready('E-1', 'a'), paid('E-2'));
  expect(await deliverEvents(shop(), [mails.one, loyalty.one, deaf])).toBe(6);
  expect(mails.heard.toSorted()).toEqual(['paid E-1', 'paid E-2', 'ready E-1 a']);
  expect(loyalty.heard.toSorted()).toEqual(mails.heard.toSorted());
  expect(await deliverEvents(shop(), [mails.one, loyalty.one, deaf])).toBe(0);
});

test('every event is logged and counted once, in order, whether a consumer listens to it or not', async () => {
  await write(paid('E-1'), ready('E-1', 'a'));
  await write({ name: 'card.removed', subject: 't', payload: { token: 't' }, correlationId: 'c' });
  await deliverEvents(shop(), [listener('mails', () => true).one]);
  later(1);
  await deliverEvents(shop(), [listener('mails').one]);
  expect(told).toEqual([
    ['order.paid', { orderNumber: 'E-1' }, null],
    ['shipment.ready', { orderNumber: 'E-1', shippingId: 'a' }, null],
    ['card.removed', { token: 't' }, 'c'],
  ]);
});

test('events of a failed transaction are not delivered', async () => {
  const mails = listener('mails');
  await expect(
    database.db.transaction().execute(async (tx) => {
      await writeFacts(tx, [paid('E-1')], now);
      throw new Error('the order failed');
    }),
  ).rejects.toThrow('the order failed');
  expect(await deliverEvents(shop(), [mails.one])).toBe(0);
  expect(told).toEqual([]);
});

test('a failing consumer delays only the subject concerned, and gets its events in order afterwards', async () => {
  let isBroken = true;
  const mails = listener('mails', (what) => isBroken && what === 'paid E-1');
  const loyalty = listener('loyalty');
  await write(paid('E-1'), ready('E-1', 'a'), ready('E-1', 'b'), paid('E-2'));
  await deliverEvents(shop(), [mails.one, loyalty.one]);
  expect(mails.heard).toEqual(['paid E-2']);
  expect(loyalty.heard).toEqual(expect.arrayContaining(['paid E-1', 'ready E-1 a', 'ready E-1 b', 'paid E-2']));
  later(1);
  isBroken = false;
  await deliverEvents(shop(), [mails.one, loyalty.one]);
  expect(mails.heard).toEqual(['paid E-2', 'paid E-1', 'ready E-1 a', 'ready E-1 b']);
});

test('deliveries that a slow consumer has not started within a minute are returned, and do not count as attempts', async () => {
  const attempts: number[] = [];
  const heard: string[] = [];
  const slow = consumer('slow', {
    'order.paid': async (_, { orderNumber }) => {
      heard.push(orderNumber);
      later(2);
      const { rows } = await database.pool.query<{ attempts: number }>(
        `select attempts from event_delivery where subject = 'E-3'`,
      );
      attempts.push(...rows.map((row) => row.attempts));
    },
  });
  await write(paid('E-1'), paid('E-2'), paid('E-3'));
  expect(await deliverEvents(shop(), [slow])).toBe(3);
  expect(heard).toEqual(['E-1', 'E-2', 'E-3']);
  expect(attempts).toEqual([1, 1, 1]);
});

test('a consumer that hangs delays no other, neither with what it was given at once nor with what comes later', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const slow = consumer('slow', { 'order.paid': () => released });
  const mails = listener('mails');
  await write(paid('E-1'));
  const delivering = deliverEvents(shop(), [slow, mails.one]);
  await expect.poll(() => mails.heard).toEqual(['paid E-1']);
  await write(paid('E-2'));
  await expect.poll(() => mails.heard).toEqual(['paid E-1', 'paid E-2']);
  release();
  expect(await delivering).toBe(4);
});

test('an event that failed for good is listed, does not block later ones, and is sent again on request', async () => {
  let isBroken = true;
  const mails = listener('mails', (what) => isBroken && what === 'paid E-1');
  await write(paid('E-1'), ready('E-1', 'a'));
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    expect(mails.heard).toEqual([]);
    await deliverEvents(shop(), [mails.one]);
    later(61);
  }
  await deliverEvents(shop(), [mails.one]);
  expect(mails.heard).toEqual(['ready E-1 a']);
  expect(await failedDeliveries(database.db, { limit: 10 })).toEqual([
    {
      ...{ consumer: 'mails', eventId: expect.any(Number), name: 'order.paid', subject: 'E-1', attempts: mostAttempts },
      ...{ happenedAt: new Date('2026-03-02T10:00:00Z'), failedAt: expect.any(Date), error: 'cannot take paid E-1' },
      ...{ payload: { orderNumber: 'E-1' }, correlationId: null },
    },
  ]);
  isBroken = false;
  expect(await resendFailed(database.db, { consumer: 'others' }, now)).toBe(0);
  expect(await resendFailed(database.db, { consumer: 'mails' }, now)).toBe(1);
  await deliverEvents(shop(), [mails.one]);
  expect(mails.heard).toEqual(['ready E-1 a', 'paid E-1']);
  expect(await failedDeliveries(database.db, { limit: 10 })).toEqual([]);
});

test('an event that does not match its schema is not delivered, from any source', async () => {
  const mails = listener('mails');
  await write({ name: 'order.paid', subject: 'E-1', payload: { order: 'E-1' } } as unknown as Fact);
  await deliverEvents(shop(), [mails.one]);
  expect(mails.heard).toEqual([]);
  const { rows } = await database.pool.query('select error from event_delivery');
  expect(rows).toEqual([{ error: 'the payload of order.paid does not match its schema' }]);
});

test('several workers deliver each event once, and those of a subject in order', async () => {
  const all: string[] = [];
  const noting = Array.from({ length: 4 }, () =>
    consumer('mails', {
      'shipment.ready': async (_, { orderNumber, shippingId }) => {
        await pause(1);
        all.push(`${orderNumber} ${shippingId}`);
      },
    }),
  );
  const numbers = Array.from({ length: 20 }, (_, index) => String(index).padStart(2, '0'));
  const writing = Promise.all(
    ['E-1', 'E-2', 'E-3', 'E-4', 'E-5'].map(async (order) => {
      for (const number of numbers) await write(ready(order, number));
    }),
  );
  const telling = noting.map(async (one) => {
    for (let round = 0; round < 20; round += 1) await deliverEvents(shop(), [one]);
  });
  await Promise.all([writing, ...telling]);
  for (const one of noting) await deliverEvents(shop(), [one]);
  expect(all).toHaveLength(100);
  expect(told).toHaveLength(100);
  for (const order of ['E-1', 'E-2', 'E-3', 'E-4', 'E-5']) {
    expect(all.filter((what) => what.startsWith(order))).toEqual(numbers.map((number) => `${order} ${number}`));
  }
});

test('an event that is committed after a later one is not skipped', async () => {
  const mails = listener('mails');
  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query(`insert into event (name, subject, payload, at)
    values ('order.paid', 'E-1', '{"orderNumber": "E-1"}', now())`);
  await write(paid('E-2'));
  await deliverEvents(shop(), [mails.one]);
  expect(mails.heard).toEqual(['paid E-2']);
  await slow.query('commit');
  slow.release();
  await deliverEvents(shop(), [mails.one]);
  expect(mails.heard).toEqual(['paid E-2', 'paid E-1']);
});

test('a delivery of a killed process is repeated by another one after its lease', async () => {
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const dies = consumer('mails', { 'order.paid': () => end });
  const mails = listener('mails');
  await write(paid('E-1'));
  const dead = deliverEvents(shop(), [dies]);
  await expect
    .poll(async () => (await database.pool.query('select 1 from event_delivery where attempts = 1')).rowCount)
    .toBe(1);
  expect(await deliverEvents(shop(), [mails.one])).toBe(0);
  later(3);
  expect(await deliverEvents(shop(), [mails.one])).toBe(1);
  expect(mails.heard).toEqual(['paid E-1']);
  finish();
  await dead;
});

test('a new consumer gets events from then on', async () => {
  const [mails, loyalty] = [listener('mails'), listener('loyalty')];
  await write(paid('E-1'));
  await deliverEvents(shop(), [mails.one]);
  await write(paid('E-2'));
  await deliverEvents(shop(), [mails.one, loyalty.one]);
  expect(loyalty.heard).toEqual(['paid E-2']);
});

test('events are kept until every consumer has them and their retention is over', async () => {
  const mails = listener('mails', (what) => what === 'paid E-2');
  await write(paid('E-1'), paid('E-2'));
  const left = async () =>
    (await database.pool.query('select subject from event order by id')).rows.map((row) => row.subject);
  await dropOldEvents(database.db, new Date(now.getTime() + 1));
  expect(await left()).toEqual(['E-1', 'E-2']);
  await deliverEvents(shop(), [mails.one]);
  await dropOldEvents(database.db, now);
  expect(await left()).toEqual(['E-1', 'E-2']);
  await dropOldEvents(database.db, new Date(now.getTime() + 1));
  expect(await left()).toEqual(['E-2']);
});
