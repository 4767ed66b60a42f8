import { expect, test } from 'vitest';
import {
  type LineOnItsWay,
  type OrderOnItsWay,
  openLines,
  owedAtOnce,
  owedByNow,
  type ShipmentOnItsWay,
} from './owed.ts';

const home: ShipmentOnItsWay = { shippingId: 'home', kind: 'home', shipped: false, delivered: false };
const pickup: ShipmentOnItsWay = { ...home, shippingId: 'pickup', kind: 'pickup' };
const line = (lineNo: number, more: Partial<LineOnItsWay> = {}): LineOnItsWay => ({
  ...{
    lineNo,
    shippingId: 'home',
    qty: 2,
    paid: 2001,
    atOnce: false,
    digital: false,
    cancelled: 0,
    inParcels: 0,
    unissued: 0,
  },
  ...more,
});
const order = (more: Partial<OrderOnItsWay> = {}): OrderOnItsWay => ({
  lines: [line(1), line(2, { qty: 3, paid: 1000 })],
  shipping: 500,
  shipments: [home, pickup],
  ...more,
});
const giftCard = line(3, { atOnce: true, qty: 1, paid: 5000 });
const download = line(4, { atOnce: true, digital: true, qty: 1, paid: 700, shippingId: 'digital' });

test.each<readonly [string, Partial<OrderOnItsWay>, number | undefined]>([
  ['nothing has left', {}, 0],
  ['one pair is in a parcel: its share, and the delivery', { lines: [line(1, { inParcels: 1 }), line(2)] }, 1000 + 500],
  ['both pairs are', { lines: [line(1, { inParcels: 2 }), line(2)] }, 2001 + 500],
  ['all of it has left', { shipments: [{ ...home, shipped: true }] }, undefined],
  [
    'a shipment has left and another waits',
    { lines: [line(1), line(2, { shippingId: 'pickup' })], shipments: [{ ...home, shipped: true }, pickup] },
    2501,
  ],
  [
    'a pickup was collected',
    { lines: [line(1), line(2, { shippingId: 'pickup' })], shipments: [home, { ...pickup, delivered: true }] },
    2501,
  ],
  ['what was cancelled is never owed', { lines: [line(1, { cancelled: 1, inParcels: 1 }), line(2)] }, 1001 + 500],
  [
    'all of a shipment was cancelled, and its delivery is not owed',
    { lines: [line(1, { cancelled: 2 }), line(2, { shippingId: 'pickup' })], shipments: [{ ...home, shipped: true }] },
    0,
  ],
  ['the rest was cancelled', { lines: [line(1, { inParcels: 2 }), line(2, { qty: 3, cancelled: 3 })] }, undefined],
  ['a gift card is handed over with the placing, its delivery is not', { lines: [line(1), giftCard] }, 5000],
  ['so is a download', { lines: [line(1), download] }, 700],
  ['only downloads were bought', { lines: [download] }, undefined],
])('what is owed when %s', (_, more, owed) => {
  expect(owedByNow(order(more))).toBe(owed);
});

test('what is handed over with the placing is owed by itself, whatever has left', () => {
  const shipments = [{ ...home, shipped: true }];
  expect(owedAtOnce(order({ lines: [line(1, { inParcels: 1 }), giftCard, download], shipments }))).toBe(5700);
  expect(owedAtOnce(order({ lines: [line(1)], shipments }))).toBe(0);
  expect(owedAtOnce(order({ lines: [download] }))).toBeUndefined();
});

test('a gift card that is not issued is open, and owed all the same', () => {
  const one = order({ lines: [{ ...giftCard, unissued: 1 }] });
  expect(openLines(one)).toEqual([{ lineNo: 3, units: 1 }]);
  expect(owedByNow(one)).toBeUndefined();
});

test('open are the units that are neither sent, nor collected, nor cancelled, nor handed over with the placing', () => {
  const lines = [
    line(1, { inParcels: 1 }),
    line(2, { qty: 3, cancelled: 1 }),
    giftCard,
    download,
    line(5, { shippingId: 'pickup' }),
  ];
  expect(openLines(order({ lines }))).toEqual([
    { lineNo: 1, units: 1 },
    { lineNo: 2, units: 2 },
    { lineNo: 5, units: 2 },
  ]);
  const shipments = [
    { ...home, shipped: true },
    { ...pickup, delivered: true },
  ];
  expect(openLines(order({ lines, shipments }))).toEqual([]);
});
