import { addPriceAdjustment } from '@eyelet/contracts/cart/add-price-adjustment.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { startWorker } from '@eyelet/server/jobs/worker.ts';
import { newAssociate, openStoreSession } from '@eyelet/testing/associate.ts';
import { address, buy, readyCart } from '@eyelet/testing/buy.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

type Mail = { id: string; subject: string; html: string; text: string; language: string; recipient: string };

async function mailOf(orderNumber: string): Promise<Mail> {
  const { rows } = await running.shop.database.pool.query(
    `select * from mail where subject_id = $1 and kind = 'order-confirmation'`,
    [orderNumber],
  );
  expect(rows).toHaveLength(1);
  return rows[0];
}

test('an order is confirmed by one mail with its number, items and total [C1.40]', async () => {
  const order = await buy(await newShopper(running.origin), running.origin, upcs.deck);
  await announce(running.shop);
  await announce(running.shop);
  const mail = await mailOf(order.orderNumber);
  expect(mail).toMatchObject({
    recipient: address.email,
    language: 'en',
    subject: `Your Skerry order ${order.orderNumber}`,
  });
  for (const part of [order.orderNumber, '1 × Holm', '$105.50', '12 Harbor Street']) {
    expect(mail.html).toContain(part);
    expect(mail.text).toContain(part);
  }
});

test('the mail is in the language of the order, with its amounts as that market writes them [C1.40 C9.11]', async () => {
  const shopper = await newShopper(running.origin, { locale: 'fr_CA' });
  const place = { province: 'QC', postalCode: 'H2X 1Y4', city: 'Montréal', country: 'CA', phone: '5145550123' };
  const order = await buy(shopper, running.origin, upcs.deck, undefined, place);
  await announce(running.shop);
  const mail = await mailOf(order.orderNumber);
  expect(mail.language).toBe('fr');
  expect(mail.subject).toBe(`Votre commande Skerry ${order.orderNumber}`);
  expect(mail.text).toMatch(/114,98\s?CAD|CAD\s?114,98/);
  expect(mail.text).toContain('Sous-total\u00a0: ');
});

test('mails are listed and shown at /dev/outbox, in a frame without scripts [C1.40]', async () => {
  const order = await buy(await newShopper(running.origin), running.origin, upcs.deck);
  await announce(running.shop);
  const mail = await mailOf(order.orderNumber);
  const list = await (await fetch(`${running.origin}/dev/outbox`)).text();
  expect(list).toContain(`<a href="/dev/outbox/${mail.id}">`);
  const shown = await (await fetch(`${running.origin}/dev/outbox/${mail.id}`)).text();
  expect(shown).toContain('<iframe title="HTML" sandbox="allow-popups"');
  const html = await fetch(`${running.origin}/dev/outbox/${mail.id}/html`);
  expect(html.headers.get('content-security-policy')).toContain('sandbox');
  expect(await html.text()).toContain(order.orderNumber);
});

test('a failing mail server delays the mail without losing it [C1.40]', async () => {
  const order = await buy(await newShopper(running.origin), running.origin, upcs.deck);
  const broken = { ...running.shop, mailSender: { send: () => Promise.reject(new Error('no server')) } };
  await announce(broken);
  const { pool } = running.shop.database;
  const waiting = async () =>
    (
      await pool.query(
        `select consumer, name from event_delivery join event on event.id = event_id
         where event_delivery.subject = $1 order by event_delivery.seq`,
        [order.orderNumber],
      )
    ).rows;
  expect(await waiting()).toEqual([
    { consumer: 'order-mails', name: 'order.placed' },
    { consumer: 'order-mails', name: 'order.paid' },
  ]);
  await pool.query("update event_delivery set next_at = next_at - interval '1 hour'");
  await announce(running.shop);
  expect(await waiting()).toEqual([]);
  await mailOf(order.orderNumber);
});

test('the worker sends the mail of an order by itself, also where a version before has noted that it is at work [C1.40]', async () => {
  await (await startWorker(running.shop)).stop();
  await running.shop.database.pool.query(
    `update jobs.queue set policy = 'stately', singletons_active = array[''] where name = 'announce'`,
  );
  const worker = await startWorker(running.shop);
  const order = await buy(await newShopper(running.origin), running.origin, upcs.deck);
  const { pool } = running.shop.database;
  await expect
    .poll(
      async () =>
        (await pool.query('select kind from mail where subject_id = $1 and sent_at is not null', [order.orderNumber]))
          .rowCount,
      { timeout: 20_000 },
    )
    .toBe(2);
  await worker.stop();
  await mailOf(order.orderNumber);
});

test('a name with a web address is in no mail of an order', async () => {
  const names = { firstName: 'Prizes at win.example.com', lastName: 'claim.example.org' };
  const order = await buy(await newShopper(running.origin), running.origin, upcs.deck, undefined, names);
  await announce(running.shop);
  const { html, text } = await mailOf(order.orderNumber);
  for (const part of [html, text]) expect(part).not.toMatch(/win\.example|claim\.example/);
  expect(text).toMatch(/^Hello$/m);
  expect(text).toContain('12 Harbor Street');
});

test('a price adjusted in a store is the same in the order, its mail and its invoice, and the mail says why', async () => {
  const visitor = await newShopper(running.origin);
  const seller = { ...visitor, auth: await openStoreSession(visitor, await newAssociate(running)) };
  const { id: basketId, items } = await readyCart(seller, running.origin, upcs.deck);
  const params = { basketId };
  const adjustment = { type: 'percentage', value: 10, reason: 'Scuffed <sole>' } as const;
  await seller.call(addPriceAdjustment, { params, body: { itemId: items[0]?.id ?? '', ...adjustment } });
  const { orderNumber } = await seller.call(placeOrder, { body: { cartId: basketId } });
  await announce(running.shop);
  const order = await seller.call(readPurchase, { params: { orderId: orderNumber } });
  expect(order.items[0]?.price).toMatchObject({ current: 90, original: 100, rowTotal: 90 });
  expect(order.totals).toMatchObject({ rowTotal: 90, total: 94.95 });
  const { html, text } = await mailOf(orderNumber);
  for (const part of [html, text]) {
    for (const said of ['$90.00', '$94.95']) expect(part).toContain(said);
  }
  expect(html).toMatch(/<s [^>]*>\$100\.00<\/s>/);
  expect(html).toContain('Adjusted in the store: Scuffed &lt;sole&gt;');
  expect(text).toContain('$90.00\nAdjusted in the store: Scuffed <sole>\n');
  await expect
    .poll(async () => (await seller.call(readPurchase, { params: { orderId: orderNumber } })).invoicePath)
    .toBeTruthy();
  const { invoicePath } = await seller.call(readPurchase, { params: { orderId: orderNumber } });
  const paper = await readPdf(new Uint8Array(await (await fetch(running.origin + invoicePath)).arrayBuffer()));
  for (const said of ['$90.00', '$4.95', '$94.95']) expect(paper.text).toContain(said);
});
