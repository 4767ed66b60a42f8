import { randomUUID } from 'node:crypto';
import { createCart } from '@eyelet/contracts/cart/create.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { listSettings } from '@eyelet/contracts/settings/list.ts';
import type { SettingKey } from '@eyelet/contracts/settings/registry.ts';
import { keepMail } from '@eyelet/db/outbox/mail.ts';
import { tidy } from '@eyelet/server/jobs/tidy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const start = new Date('2026-11-22T09:00:00Z');
let now = start;
let running: RunningShop;

beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
});

afterAll(() => running.close());

async function decide(key: SettingKey, value: number): Promise<void> {
  // Tidying up deletes sessions that have ended.
  const staff = await newStaff(running);
  const { settings } = await staff.call(listSettings, {});
  const version = settings.find((one) => one.key === key)?.version ?? 0;
  await staff.call(changeSetting, { params: { key }, body: { value, version } });
  await expect.poll(() => running.shop.settings.current()[key]).toBe(value);
}

/** How many rows of a table are left after some days. */
async function leftAfter(days: number, table: 'cart' | 'mail'): Promise<number> {
  now = new Date(start.getTime() + days * 24 * 60 * 60 * 1000);
  await tidy(running.shop);
  now = start;
  const { rows } = await running.shop.database.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

test('carts are kept for as many days as the setting says', async () => {
  await decide('retention.cart-days', 70);
  await (await newShopper(running.origin)).call(createCart, {});
  expect(await leftAfter(69, 'cart')).toBe(1);
  await decide('retention.cart-days', 65);
  expect(await leftAfter(64, 'cart')).toBe(1);
  expect(await leftAfter(66, 'cart')).toBe(0);
});

test('sent mails are kept for as many days as the setting says, and unsent ones stay', async () => {
  await running.shop.database.pool.query('delete from mail');
  const mail = (sentAt: Date | null) =>
    keepMail(running.shop.database, {
      ...{ id: randomUUID(), kind: 'order-placed', subject_id: randomUUID(), recipient: 'ada@example.com' },
      ...{ language: 'en', subject: 'Thank you', html: '', text: '', unsubscribe_url: null, reply_to: null, files: [] },
      ...{ created_at: start, sent_at: sentAt },
    });
  await mail(start);
  await mail(null);
  await decide('retention.mail-days', 3);
  expect(await leftAfter(2, 'mail')).toBe(2);
  expect(await leftAfter(4, 'mail')).toBe(1);
});
