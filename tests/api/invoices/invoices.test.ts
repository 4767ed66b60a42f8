import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import type { PaperDocument } from '@eyelet/domain/papers/paper-document.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { askLabel } from '../returns/messages.ts';

let running: RunningShop;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop();
  shopper = await newShopper(running.origin);
});
afterAll(() => running.close());

const order = (upc: string = upcs.socks) => buy(shopper, running.origin, upc);

function ask(orderNumber: string, by: Pick<Shopper, 'fetch'> = shopper): Promise<Response> {
  return by.fetch(`${running.origin}/consumers-v3/consumer/purchase/invoice/download`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': 'en_US' },
    body: JSON.stringify({ orderNumber }),
  });
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

async function settleEvents(): Promise<void> {
  for (let round = 0; round < 4; round++) await announce(running.shop);
}

type Row = Readonly<{ paper_number: string; kind: string; cause: string; series: string; serial_no: number }> &
  Readonly<{ document: PaperDocument }>;

async function papersOf(orderNumber: string): Promise<readonly Row[]> {
  const { rows } = await running.shop.database.pool.query<Row>(
    'select * from order_paper where order_number = $1 order by kind desc, serial_no',
    [orderNumber],
  );
  return rows;
}

test('the invoice of an order is an accessible document with its number and totals [C7.78] [C1.26]', async () => {
  const { orderNumber, totals } = await order();
  const response = await ask(orderNumber);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const bytes = await bytesOf(response);
  const pdf = await readPdf(bytes);
  const money = (amount: number) => `$${amount.toFixed(2)}`;
  for (const said of [
    orderNumber,
    money(totals.total),
    money(totals.tax),
    money(totals.totalWithoutTax),
    'Ada Marsh',
  ]) {
    expect(pdf.text).toContain(said);
  }
  expect(pdf).toMatchObject({
    language: 'en-US',
    embedded: true,
    title: expect.stringMatching(/^Invoice US-\d{4}-\d{6}$/),
  });
  for (const role of ['H1', 'Table', 'TR', 'TH', 'TD', 'P']) expect(pdf.roles).toContain(role);
  const { invoicePath } = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
  const linked = await bytesOf(await fetch(running.origin + invoicePath));
  expect(Buffer.from(linked).equals(Buffer.from(bytes))).toBe(true);
});

test('the invoice of an unknown order, of another shopper’s and of an unpaid one is OHS4004 [C7.78] [C8.53]', async () => {
  const { orderNumber } = await order();
  const stranger = await newShopper(running.origin);
  const unpaid = await buy(shopper, running.origin, upcs.socks, '4000 0000 0000 0077');
  for (const response of [await ask('UNKNOWN'), await ask(orderNumber, stranger), await ask(unpaid.orderNumber)]) {
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errorDetails: [{ errorId: 'OHS4004' }] });
  }
  const guessed = await fetch(`${running.origin}/consumers-v3/consumer/purchase/${orderNumber}/paper?token=none`, {
    headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'de-DE' },
  });
  expect([guessed.status, await guessed.text()]).toEqual([
    404,
    expect.stringContaining('Dieser Link ist nicht vollständig'),
  ]);
});

test('numbers follow each other without gaps, however many invoices are requested at once', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => order()));
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  await Promise.all([...numbers, ...numbers, 'UNKNOWN'].map((number) => ask(number)));
  await settleEvents();
  for (const number of numbers) expect(await papersOf(number)).toHaveLength(1);
  const { rows } = await running.shop.database.pool.query<{ series: string; serial_no: number }>(
    `select series, serial_no from order_paper where kind = 'invoice' order by serial_no`,
  );
  expect(new Set(rows.map(({ series }) => series)).size).toBe(1);
  expect(rows.map(({ serial_no }) => serial_no)).toEqual(rows.map((_, index) => index + 1));
});

test('an issued paper never changes, and a paid order gets one automatically', async () => {
  const { orderNumber } = await order();
  await settleEvents();
  expect(await papersOf(orderNumber)).toHaveLength(1);
  const { pool } = running.shop.database;
  const change = pool.query(`update order_paper set document = '{}' where order_number = $1`, [orderNumber]);
  await expect(change).rejects.toThrow('never changes');
  const removal = pool.query('delete from order_paper where order_number = $1', [orderNumber]);
  await expect(removal).rejects.toThrow('never changes');
});

test('a cancelled order has a credit note of all of it, a return one of the accepted goods', async () => {
  const cancelled = await order();
  await settleEvents();
  await shopper.call(cancelOrder, { body: { orderNumber: cancelled.orderNumber } });
  await settleEvents();
  const [invoice, credit] = await papersOf(cancelled.orderNumber);
  expect([invoice?.kind, credit?.kind, credit?.cause]).toEqual(['invoice', 'credit note', 'cancelled']);
  expect(credit?.document).toMatchObject({ invoice: invoice?.paper_number, total: invoice?.document.total });

  const staff = await newStaff(running);
  const returned = await order(upcs.deck);
  await settleEvents();
  await deliver(staff, returned);
  const { returnId } = await askLabel(running.origin, shopper, returned.orderNumber);
  const { version, items } = await staff.call(receiveReturn, { params: { returnId } });
  const decided = items.map(({ itemId, qty }) => ({ itemId, accepted: qty, restocked: qty, note: '' }));
  await staff.call(settleReturn, { params: { returnId }, body: { version, items: decided } });
  await settleEvents();
  const [, note] = await papersOf(returned.orderNumber);
  expect(note).toMatchObject({ cause: returnId, document: { total: Math.round(returned.totals.total * 100) } });
  const { net, tax, total } = note?.document ?? expect.fail('no credit note');
  expect(net + tax).toBe(total);
  const params = { orderId: returned.orderNumber };
  const { returns } = await shopper.call(listReturnItems, { params, body: {} });
  const pdf = await readPdf(await bytesOf(await fetch(running.origin + returns[0]?.creditNotePath)));
  expect(pdf.title).toContain(note?.paper_number);
  expect(pdf.text).toContain(returned.orderNumber);
});
