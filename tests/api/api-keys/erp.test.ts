import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { freePort } from '@eyelet/db/embedded/free-port.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { sendDueWebhooks } from '@eyelet/server/webhooks/send-due.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { startErp } from '../../../examples/erp.ts';
import { lastMessage, newWebhook } from '../webhooks/messages.ts';
import { newKey } from './keys.ts';

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

test('the example ERP receives an order, reads it with its key, and the shopper sees it handed to a carrier', async () => {
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
  await running.close();
});
