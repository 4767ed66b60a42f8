import { randomUUID } from 'node:crypto';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { deleteConsumer } from '@eyelet/contracts/consumer/delete.ts';
import { changeNotifications } from '@eyelet/contracts/notifications/change.ts';
import type { OrderMailKind } from '@eyelet/contracts/order-desk/mail.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { resendOrderMail } from '@eyelet/contracts/order-desk/resend-mail.ts';
import { dropOldMails } from '@eyelet/db/outbox/mail.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { sendOrderMailAgain } from '@eyelet/server/orders/mail/send-again.ts';
import { eraseDueConsumers } from '@eyelet/server/personal-data/erase.ts';
import { address, buy, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askLabel } from '../returns/messages.ts';
import { deliver } from './orders.ts';

let now = new Date('2026-11-23T09:00:00Z');
let running: RunningShop;
let ines: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now }, onHand: 100 });
});
afterAll(() => running.close());
beforeEach(async () => {
  ines = await newStaff(running, { roles: ['care'], name: 'Ines Roth' });
});

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

/** Sends all mails that are due. */
const follow = async () => {
  for (let round = 0; round < 3; round++) await announce(running.shop);
};

type Mail = Readonly<{ kind: string; recipient: string; language: string; subject: string; text: string }>;

async function mailsOf(orderNumber: string, kind: OrderMailKind): Promise<readonly Mail[]> {
  await follow();
  const { rows } = await running.shop.database.pool.query<Mail>(
    `select kind, recipient, language, subject, text from mail
     where split_part(subject_id, '/', 1) = $1 and kind = $2 order by created_at, id`,
    [orderNumber, kind],
  );
  return rows;
}

const resend = (orderNumber: string, kind: OrderMailKind, about = '', mailId: string = randomUUID(), staff = ines) =>
  staff.call(resendOrderMail, { params: { orderNumber, mailId }, body: { kind, about } });

const mailsIn = async (orderNumber: string) => {
  const { entries } = await ines.call(readOrderTimeline, { params: { orderNumber } });
  return entries.flatMap(({ mail, at, author }) => (mail ? [{ ...mail, at, author }] : []));
};

async function ordered() {
  const shopper = await newShopper(running.origin);
  const order = await buy(shopper, running.origin, upcs.socks);
  await follow();
  return { shopper, order, orderNumber: order.orderNumber };
}

test('a mail is sent again once for each id, in the language of the order, and the timeline shows who asked and when', async () => {
  const shopper = await newShopper(running.origin, { locale: 'de_DE' });
  const place = { city: 'Berlin', province: '', postalCode: '10115', country: 'DE', phone: '030123456' };
  const cart = await readyCart(shopper, running.origin, upcs.socks, undefined, place);
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  await follow();
  const before = await mailsIn(orderNumber);
  expect(before.map(({ kind }) => kind)).toContain('order-confirmation');
  expect(before.every(({ author, sentAt, mayResend }) => author === '' && sentAt !== null && mayResend)).toBe(true);
  later(20);
  const mailId = randomUUID();
  await Promise.all([1, 2, 3].map(() => resend(orderNumber, 'order-confirmation', '', mailId)));
  const mails = await mailsOf(orderNumber, 'order-confirmation');
  expect(mails).toHaveLength(2);
  expect(mails[1]).toEqual(mails[0]);
  expect(mails[1]).toMatchObject({ language: 'de', recipient: address.email });
  const after = (await mailsIn(orderNumber)).filter(({ kind }) => kind === 'order-confirmation');
  expect(after).toMatchObject([
    { author: '', mayResend: false },
    { mailId, author: 'Ines Roth', at: now.toISOString(), sentAt: now.toISOString(), mayResend: true },
  ]);
  const { rows } = await running.shop.database.pool.query(
    "select after from audit where action = 'orderDesk.resendMail' and subject_id = $1",
    [orderNumber],
  );
  expect(rows).toEqual([{ after: { mail: 'order-confirmation', about: '' } }]);
});

test('many clicks at once send one mail; the same mail can be sent again ten minutes later, at most five times a day', async () => {
  const { orderNumber } = await ordered();
  const storm = await Promise.allSettled(Array.from({ length: 20 }, () => resend(orderNumber, 'order-paid')));
  expect(storm.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await mailsOf(orderNumber, 'order-paid')).toHaveLength(2);
  later(9);
  expect(await detailOf(resend(orderNumber, 'order-paid'))).toMatchObject({
    ...{ status: 409, errorId: 'STF460', details: { waitSeconds: 60 } },
  });
  for (let round = 0; round < 4; round++) {
    later(10);
    await resend(orderNumber, 'order-paid');
  }
  later(10);
  const sixth = await detailOf(resend(orderNumber, 'order-confirmation'));
  expect(sixth).toMatchObject({ errorId: 'STF460', details: { waitSeconds: expect.any(Number) } });
  expect(await mailsOf(orderNumber, 'order-paid')).toHaveLength(6);
  expect(await mailsOf(orderNumber, 'order-confirmation')).toHaveLength(1);
});

test('mails of shipments and returns can be sent again, also to buyers who have switched them off, and once even if a process dies', async () => {
  const consumer = await newConsumer(running.origin);
  const order = await buy(consumer, running.origin, upcs.socks);
  const { orderNumber } = order;
  const warehouse = await newStaff(running, { roles: ['owner'] });
  await deliver(warehouse, order);
  await follow();
  const { returnId } = await askLabel(running.origin, consumer, orderNumber);
  await follow();
  await consumer.call(changeNotifications, {
    body: { notifications: [{ topic: 'shipping', channel: 'email', enabled: false }] },
  });
  const mailId = randomUUID();
  await resend(orderNumber, 'shipment-shipped', 'shipment-1', mailId);
  await resend(orderNumber, 'return-announced', returnId);
  const shipped = await mailsOf(orderNumber, 'shipment-shipped');
  expect(shipped).toHaveLength(2);
  expect(shipped[1]?.text).toContain('1Z999');
  // As after a process that died before it recorded the mail as sent.
  await sendOrderMailAgain(running.shop, { orderNumber, mailId });
  expect(await mailsOf(orderNumber, 'shipment-shipped')).toHaveLength(2);
  const [first, again] = await mailsOf(orderNumber, 'return-announced');
  expect(again?.subject).toContain(returnId);
  expect(again?.text).toBe(first?.text);
});

test('a mail can be sent again after its text was deleted', async () => {
  const { orderNumber } = await ordered();
  await dropOldMails(running.shop.database.db, new Date(now.getTime() + 1));
  expect(await mailsOf(orderNumber, 'order-confirmation')).toEqual([]);
  await resend(orderNumber, 'order-confirmation');
  expect((await mailsOf(orderNumber, 'order-confirmation'))[0]?.text).toContain(orderNumber);
});

test('a mail that the order has not had is not sent, nor one to an erased buyer, nor by staff who may only read', async () => {
  const { orderNumber } = await ordered();
  for (const [kind, about] of [
    ['shipment-shipped', 'shipment-1'],
    ['order-cancelled', ''],
    ['order-confirmation', 'shipment-1'],
  ] as const) {
    expect(await detailOf(resend(orderNumber, kind, about))).toMatchObject({ errorId: 'STF404' });
  }
  expect(await detailOf(resend('NONE', 'order-confirmation'))).toMatchObject({ errorId: 'STF404' });
  const warehouse = await newStaff(running, { roles: ['warehouse'] });
  const refused = resend(orderNumber, 'order-confirmation', '', randomUUID(), warehouse);
  expect(await detailOf(refused)).toMatchObject({ errorId: 'STF403' });
  const consumer = await newConsumer(running.origin);
  const theirs = await buy(consumer, running.origin, upcs.socks);
  await follow();
  await consumer.call(deleteConsumer, { body: { password: consumer.password } });
  later(31 * 24 * 60);
  await eraseDueConsumers(running.shop);
  ines = await newStaff(running, { roles: ['care'] });
  const erased = await mailsIn(theirs.orderNumber);
  expect(erased.length).toBeGreaterThan(0);
  expect(erased.some(({ mayResend }) => mayResend)).toBe(false);
  expect(await detailOf(resend(theirs.orderNumber, 'order-confirmation'))).toMatchObject({ errorId: 'STF404' });
});
