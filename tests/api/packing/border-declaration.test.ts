import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { printBorderDeclaration } from '@eyelet/contracts/packing/print-border-declaration.ts';
import { issuePaper } from '@eyelet/server/invoices/issue.ts';
import { findOrder } from '@eyelet/server/stored-orders/stored-order.ts';
import { buy, makeReady } from '@eyelet/testing/buy.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { replacingAt } from '../order-desk/replacing.ts';

let running: RunningShop;
let warehouse: TestStaff;
beforeAll(async () => {
  running = await startStockedShop();
  warehouse = await newStaff(running, { roles: ['warehouse'] });
});
afterAll(() => running.close());

const addresses = {
  en_GB: {
    addressLine1: '1 Quay Street',
    city: 'Bristol',
    province: '',
    postalCode: 'BS1 4DJ',
    country: 'GB',
    phone: '01179000000',
  },
  de_DE: {
    addressLine1: 'Hafenstraße 1',
    city: 'Hamburg',
    province: '',
    postalCode: '20457',
    country: 'DE',
    phone: '04012345678',
  },
  fr_CA: {
    addressLine1: '1 rue Notre-Dame',
    city: 'Québec',
    province: 'QC',
    postalCode: 'G1K 4E9',
    country: 'CA',
    phone: '4185550100',
  },
} as const;

async function bought(locale: keyof typeof addresses, upc: string = upcs.deck) {
  const shopper = await newShopper(running.origin, { locale });
  return buy(shopper, running.origin, upc, undefined, addresses[locale]);
}

async function declarationOf(orderNumber: string, placeId = 'W-EMEA') {
  const path = `/staff/v1/packing/${orderNumber}/shipment-1/border-declaration?placeId=${placeId}`;
  const answer = await warehouse.fetch(running.origin + path);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = await readPdf(Buffer.from(await answer.arrayBuffer()));
  return { ...pdf, text: pdf.text.replaceAll(/[\u00a0 ]+/g, ' ') };
}

/** Whether the desk offers the paper in its list, and the places from which the record of the order offers it. */
async function offers(orderNumber: string, placeId: string) {
  const { shipments } = await warehouse.call(listToPack, { query: { placeId } });
  const record = await warehouse.call(readDeskOrder, { params: { orderNumber } });
  const listed = shipments.find((one) => one.orderNumber === orderNumber)?.crossesBorder;
  return [listed, record.shipments[0]?.borderPlaces.map((one) => one.placeId)];
}

test('a parcel to Britain declares code, origin, weight and value without tax of its goods', async () => {
  const { orderNumber } = await bought('en_GB');
  expect(await offers(orderNumber, 'W-EMEA')).toEqual([true, ['W-EMEA']]);
  const { text, title, language, embedded } = await declarationOf(orderNumber);
  expect({ title, language, embedded }).toEqual({
    ...{ title: `Customs declaration ${orderNumber}`, language: 'en-GB', embedded: true },
  });
  // 100.00 with 20 % of tax within.
  for (const said of [
    '640419',
    'Portugal (PT)',
    '0.78 kg',
    'GBP 83.33',
    'Canvas deck shoe: Holm',
    'Bristol',
    'CN 23',
  ]) {
    expect(text).toContain(said);
  }
});

test('it names the invoice once there is one, and calls itself no invoice before', async () => {
  const { orderNumber } = await bought('en_GB');
  expect((await declarationOf(orderNumber)).text).not.toMatch(/invoice/i);
  const stored = await findOrder(running.shop.database.pool, orderNumber);
  if (!stored) throw new Error('no order');
  const invoice = await issuePaper(running.shop, stored, 'invoice');
  expect((await declarationOf(orderNumber)).text).toContain(`Commercial invoice ${invoice?.number}`);
});

test('each place declares what it has still to send, and the first parcel of the first place the delivery', async () => {
  const shopper = await newShopper(running.origin, { locale: 'en_GB' });
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks, qty: 3 } });
  await makeReady(shopper, running.origin, id, undefined, addresses.en_GB);
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: id } });
  const { pool } = running.shop.database;
  await pool.query('delete from order_line_source where order_number = $1', [orderNumber]);
  await pool.query(
    `insert into order_line_source (order_number, line_no, place_id, qty)
     values ($1, 1, 'W-EMEA', 2), ($1, 1, 'W-NORA', 1)`,
    [orderNumber],
  );
  expect(await offers(orderNumber, 'W-NORA')).toEqual([true, ['W-EMEA', 'W-NORA']]);
  // Two thirds of 59.70, and 4.50 for the delivery, both with 20 % of tax within.
  const first = (await declarationOf(orderNumber)).text;
  for (const said of ['GBP 16.58', 'GBP 33.16', 'Delivery without tax GBP 3.75', 'Total without tax GBP 36.91']) {
    expect(first).toContain(said);
  }
  const second = (await declarationOf(orderNumber, 'W-NORA')).text;
  expect(second).toContain('United States (US)');
  expect(second).toContain('GBP 16.58');
  expect(second).not.toMatch(/Delivery without tax|GBP 33/);
  const params = { orderNumber, shippingId: 'shipment-1' };
  const items = [{ upc: upcs.socks, qty: 1 }];
  const parcel = { placeId: 'W-EMEA', carrier: 'ups', trackingNumber: `1Z-${orderNumber}`, items } as const;
  await warehouse.call(handOverParcel, { params, body: parcel });
  const rest = (await declarationOf(orderNumber)).text;
  expect(rest).toContain('GBP 16.58');
  expect(rest).not.toMatch(/Delivery without tax|GBP 33/);
  await warehouse.call(handOverParcel, { params, body: { ...parcel, trackingNumber: `1Y-${orderNumber}` } });
  expect(await offers(orderNumber, 'W-NORA')).toEqual([true, ['W-NORA']]);
  const none = warehouse.call(printBorderDeclaration, { params, query: { placeId: 'W-EMEA' } });
  expect(await detailOf(none)).toMatchObject({ errorId: 'STF404' });
});

test('to Northern Ireland there is none', async () => {
  const shopper = await newShopper(running.origin, { locale: 'en_GB' });
  const belfast = { ...addresses.en_GB, city: 'Belfast', postalCode: 'BT1 5GS' };
  const { orderNumber } = await buy(shopper, running.origin, upcs.deck, undefined, belfast);
  expect(await offers(orderNumber, 'W-EMEA')).toEqual([false, []]);
});

test('to Canada it is in English and French, and what the shop does not know of goods is left empty', async () => {
  const { orderNumber } = await bought('fr_CA', upcs.socks);
  expect(await offers(orderNumber, 'W-NORA')).toEqual([true, ['W-NORA']]);
  const { text, title } = await declarationOf(orderNumber, 'W-NORA');
  expect(title).toBe(`Customs declaration ${orderNumber} / Déclaration en douane ${orderNumber}`);
  expect(text).toMatch(/Value without tax \/ Valeur hors taxe +CAD 19\.90/);
  expect(text).not.toMatch(/\d kg/);
});

test('goods that are sent again declare what they were worth when they were paid, and that nothing is paid', async () => {
  const owner = await newStaff(running, { roles: ['owner'] });
  const desk = replacingAt(running, owner);
  const order = await bought('en_GB');
  await desk.follow();
  await deliver(owner, order);
  await desk.follow();
  const { replacements } = await desk.replace(order.orderNumber, [{ itemId: order.items[0]?.id ?? '', qty: 1 }]);
  const { text } = await declarationOf(replacements[0] ?? '');
  expect(text).toContain('GBP 83.33');
  expect(text).toContain('Replacement of goods, no payment');
  expect(text).not.toContain('Sale of goods');
});

test('a gift declares its price without tax', async () => {
  const benefit = { kind: 'gift', upc: upcs.gift } as const;
  const texts = { gift: { default: '{amount} to a bag', earned: 'The bag is yours' } };
  await givePromotions(running, [promotion('bag', { benefit, threshold: { GBP: 9_000 }, texts })]);
  const { orderNumber } = await bought('en_GB');
  await givePromotions(running, []);
  const { text } = await declarationOf(orderNumber);
  // Two things of 100.00 with 20 % of tax within, one of them given.
  expect(text).toContain('GBP 166.66');
});

test('within the customs union, or of nothing, there is none', async () => {
  const { orderNumber } = await bought('de_DE');
  expect(await offers(orderNumber, 'W-EMEA')).toEqual([false, []]);
  const asked = (number: string, shippingId: string) =>
    detailOf(
      warehouse.call(printBorderDeclaration, {
        params: { orderNumber: number, shippingId },
        query: { placeId: 'W-EMEA' },
      }),
    );
  expect(await asked(orderNumber, 'shipment-1')).toMatchObject({ errorId: 'STF404' });
  expect(await asked('NONE', 'shipment-1')).toMatchObject({ errorId: 'STF404' });
});
