import { changeNotifications } from '@eyelet/contracts/notifications/change.ts';
import { listNotifications } from '@eyelet/contracts/notifications/list.ts';
import { eraseDueConsumers } from '@eyelet/server/personal-data/erase.ts';
import { gatherData } from '@eyelet/server/personal-data/gather.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startShop();
});
afterAll(() => running.close());

const off = { topic: 'shipping', channel: 'email', enabled: false } as const;
const text = { topic: 'returns', channel: 'sms', enabled: true } as const;

test('the notifications that a consumer wants are stored, and topics that they do not name stay as they are [C7.88]', async () => {
  const consumer = await newConsumer(running.origin);
  const { notifications } = await consumer.call(listNotifications, {});
  expect(notifications.every(({ channel, enabled }) => enabled === (channel === 'email'))).toBe(true);
  const expected = notifications.map((one) => (one.topic === off.topic && one.channel === off.channel ? off : one));
  for (let time = 0; time < 2; time++) {
    const changed = await consumer.call(changeNotifications, { body: { notifications: [off] } });
    expect(changed.notifications).toEqual(expected);
  }
  expect((await consumer.call(listNotifications, {})).notifications).toEqual(expected);
  const other = await newConsumer(running.origin);
  expect((await other.call(listNotifications, {})).notifications).toEqual(notifications);
});

test('text messages need a phone; other topics and guests are refused [C7.88]', async () => {
  const consumer = await newConsumer(running.origin);
  const change = (one: object) => consumer.call(changeNotifications, { body: { notifications: [one] } } as never);
  await running.shop.database.pool.query('update consumer set phone = null where id = $1', [consumer.auth.consumerNo]);
  expect(await refusalOf(change(text))).toBe('PRO412');
  await running.shop.database.pool.query("update consumer set phone = '+12075550144' where id = $1", [
    consumer.auth.consumerNo,
  ]);
  expect(await change(text)).toMatchObject({ notifications: expect.arrayContaining([text]) });
  expect(await refusalOf(change({ ...off, topic: 'weather' }))).toBe('PRO412');
  const guest = await newShopper(running.origin);
  expect(await refusalOf(guest.call(changeNotifications, { body: { notifications: [off] } }))).toBe('AUT432');
});

test('preferences are exported with the data of a consumer, and erased with the account', async () => {
  const consumer = await newConsumer(running.origin);
  await consumer.call(changeNotifications, { body: { notifications: [off] } });
  const { db, pool } = running.shop.database;
  const { consumerNo } = consumer.auth;
  const data = await gatherData(db, consumerNo);
  expect(data.notification_preference).toEqual([{ topic: 'shipping', channel: 'email', enabled: false }]);
  await pool.query(`update consumer set deletion_due_at = now() - interval '1 minute' where id = $1`, [consumerNo]);
  await eraseDueConsumers(running.shop);
  const { rows } = await pool.query('select topic from notification_preference where consumer_id = $1', [consumerNo]);
  expect(rows).toEqual([]);
});
