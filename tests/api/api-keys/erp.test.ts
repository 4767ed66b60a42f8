import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { findStock } from '@eyelet/contracts/stock/find.ts';
import { freePort } from '@eyelet/db/embedded/free-port.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { sendDueWebhooks } from '@eyelet/server/webhooks/send-due.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { startErp } from '../../../examples/erp.ts';
import { createWms } from '../../../examples/wms.ts';
import { replacingAt } from '../order-desk/replacing.ts';
import { sentTransfer } from '../transfers/transfers.ts';
import { lastMessage, newWebhook } from '../webhooks/messages.ts';
import { newKey } from './keys.ts';

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

test('the example ERP receives an order, reads it with its key, and the shopper sees it handed to a carrier; the example WMS packs another in parcels and takes stock in', async () => {
  const running = await startStockedShop({ config: { privateWebhooks: true } });
  const staff = await newStaff(running);
  const { secret: apiKey } = await newKey(staff, ['orders.read', 'fulfilment.write']);
  const port = await freePort();
  const webhook = await newWebhook(staff, `http://127.0.0.1:${port}/`);
  const said: string[] = [];
  const settings = {
    shop: running.origin,
    apiKey,
    webhookSecret: webhook.secret,
    log: (line: string) => said.push(line),
  };
  const erp = startErp({ ...settings, port });
  await once(erp, 'listening');
  const shopper = await newShopper(running.origin);
  const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
  await announce(running.shop);
  expect(await sendDueWebhooks(running.shop)).toBe(1);
  expect(await shopper.call(readPurchase, { params: { orderId: orderNumber } })).toMatchObject({
    status: 'shipped',
    shipments: [{ parcel: { carrier: 'FedEx', trackingNumber: `ERP-${orderNumber}-SHIPMENT-1` } }],
  });
  expect(said).toHaveLength(1);
  expect(await lastMessage(staff, webhook.webhookId)).toMatchObject({ tries: [{ status: 204 }] });

  // A receiver with another secret rejects the message.
  const stranger = startErp({ ...settings, webhookSecret: 'whsec_c29tZXRoaW5nIGVsc2U=', port: 0 });
  await once(stranger, 'listening');
  const { body } = await lastMessage(staff, webhook.webhookId);
  const strange = await fetch(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`, {
    method: 'POST',
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': 'v1,AAAA',
    },
    body,
  });
  expect(strange.status).toBe(401);
  await Promise.all([close(erp), close(stranger)]);

  // The warehouse sends what waits there in parcels of two, and a repeated round sends nothing more.
  const { orderNumber: number } = await replacingAt(running, staff).paid();
  const { secret: key } = await newKey(staff, ['orders.read', 'fulfilment.write', 'stock.read', 'stock.write']);
  const told: string[] = [];
  const wmsAt = (placeId: string) =>
    createWms({ shop: running.origin, apiKey: key, placeId, log: (line) => told.push(line) });
  const warehouse = wmsAt('W-NORA');
  await warehouse.pack();
  await warehouse.pack();
  expect(await staff.call(readDeskOrder, { params: { orderNumber: number } })).toMatchObject({ status: 'shipped' });
  expect(told).toEqual([
    `${number}: shipment-1 is packed`,
    `${number}: 2 units travel as WMS-${number}-shipment-1-5`,
    `${number}: 2 units travel as WMS-${number}-shipment-1-3`,
    `${number}: 1 units travel as WMS-${number}-shipment-1-1`,
  ]);

  // What another place has sent is on hand once it was taken in.
  const sent = await sentTransfer(staff, { [upcs.socks]: 5 });
  const store = wmsAt('S-BOSTON');
  await store.receive();
  await store.receive();
  expect(told.slice(4)).toEqual([expect.stringContaining(`${sent.number}: 5 of ${upcs.socks} came in, `)]);
  const { sizes } = await staff.call(findStock, { query: { placeId: 'S-BOSTON', search: upcs.socks } });
  expect(told.at(-1)).toContain(` ${sizes.find(({ upc }) => upc === upcs.socks)?.onHand} are on hand`);

  // A count that is sent again is written once.
  const countId = randomUUID();
  await store.count(countId, [{ upc: upcs.deck, units: 7 }]);
  await warehouse.pack();
  await store.count(countId, [{ upc: upcs.deck, units: 7 }]);
  const counted = `${upcs.deck}: 7 on hand, 7 free, 0 for orders`;
  expect(told.slice(-2)).toEqual([counted, counted]);
  await running.close();
});
