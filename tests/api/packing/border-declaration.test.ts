import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { printBorderDeclaration } from '@eyelet/contracts/packing/print-border-declaration.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

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

async function declarationOf(orderNumber: string) {
  const path = `/staff/v1/packing/${orderNumber}/shipment-1/border-declaration`;
  const answer = await warehouse.fetch(running.origin + path);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return readPdf(Buffer.from(await answer.arrayBuffer()));
}

/** Whether the desk offers the paper, in its list and in the record of the order. */
async function offers(orderNumber: string, placeId: string) {
  const { shipments } = await warehouse.call(listToPack, { query: { placeId } });
  const record = await warehouse.call(readDeskOrder, { params: { orderNumber } });
  const listed = shipments.find((one) => one.orderNumber === orderNumber)?.crossesBorder;
  return [listed, record.shipments[0]?.crossesBorder];
}

test('a parcel to Britain declares code, origin, weight and value without tax of its goods', async () => {
  const { orderNumber } = await bought('en_GB');
  expect(await offers(orderNumber, 'W-EMEA')).toEqual([true, true]);
  const { text, title, language, embedded } = await declarationOf(orderNumber);
  expect({ title, language, embedded }).toEqual({
    ...{ title: `Customs declaration ${orderNumber}`, language: 'en-GB', embedded: true },
  });
  // 100.00 with 20 % of tax within.
  for (const said of ['640419', 'Portugal (PT)', '0.78 kg', '£83.33', 'Canvas deck shoe: Holm', 'Bristol', 'CN 23']) {
    expect(text).toContain(said);
  }
});

test('to Canada it is in English and French, and what the shop does not know of goods is left empty', async () => {
  const { orderNumber } = await bought('fr_CA', upcs.socks);
  expect(await offers(orderNumber, 'W-NORA')).toEqual([true, true]);
  const { text, title } = await declarationOf(orderNumber);
  expect(title).toBe(`Customs declaration ${orderNumber} / Déclaration en douane ${orderNumber}`);
  expect(text).toMatch(/Value without tax \/ Valeur hors taxe\s+19,90\sCAD/);
  expect(text).not.toMatch(/\d kg/);
});

test('within the customs union, or of nothing, there is none', async () => {
  const { orderNumber } = await bought('de_DE');
  expect(await offers(orderNumber, 'W-EMEA')).toEqual([false, false]);
  const asked = (number: string, shippingId: string) =>
    detailOf(warehouse.call(printBorderDeclaration, { params: { orderNumber: number, shippingId }, query: {} }));
  expect(await asked(orderNumber, 'shipment-1')).toMatchObject({ errorId: 'STF404' });
  expect(await asked('NONE', 'shipment-1')).toMatchObject({ errorId: 'STF404' });
});
