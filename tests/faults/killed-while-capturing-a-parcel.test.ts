import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { captureAgain } from '@eyelet/server/payments/capture-again.ts';
import { programFile } from '@eyelet/testing/program-file.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargeByParcel, type Desk, follow, movementsOf, ordered, send, worthOf } from '../api/payments/parcels.ts';

let desk: Desk;
let ahead = 0;
beforeAll(async () => {
  const running = await startStockedShop({ onHand: 50, parts: { clock: () => new Date(Date.now() + ahead) } });
  for (const upc of [upcs.deck, upcs.socks]) await setStockAt(running, upc, 'W-NORA', 50);
  desk = await chargeByParcel(running);
});
afterAll(() => desk.running.close());

/** Delivers what is due at a worker that is killed around a capture in parts. */
async function announceAndDie(moment: string): Promise<void> {
  const script = programFile('dying-tender');
  const child = spawn(process.execPath, [script, desk.running.databaseUrl, moment, 'part', String(ahead)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
}

test.each(['before', 'after'])('killed %s the capture of a parcel, another process takes it, once', async (moment) => {
  const shopper = await newShopper(desk.running.origin);
  const order = await ordered(desk, shopper);
  const { orderNumber } = order;
  const { placeId } = await desk.staff.call(listToPack, { query: {} });
  await desk.staff.call(handOverParcel, {
    params: { orderNumber, shippingId: 'shipment-1' },
    body: {
      ...{ placeId: placeId ?? '', carrier: 'ups', trackingNumber: `1Z-${orderNumber}` },
      items: [{ upc: upcs.deck, qty: 1 }],
    },
  });
  await announceAndDie(moment);
  const { total } = worthOf(order);
  // After the time in which another worker would take over; the job asks again, too.
  ahead += 600_000;
  await Promise.all([captureAgain(desk.running.shop), follow(desk)]);
  const taken = await movementsOf(desk, orderNumber);
  expect(taken).toHaveLength(1);
  await send(desk, order, '1Z-rest', [
    [upcs.deck, 1],
    [upcs.socks, 3],
  ]);
  const all = await movementsOf(desk, orderNumber);
  expect(all.map(([kind]) => kind)).toEqual(['capture', 'capture']);
  expect(all.reduce((sum, [, amount]) => sum + amount, 0)).toBe(total);
});
