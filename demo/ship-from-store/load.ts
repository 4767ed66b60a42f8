import { setTimeout as wait } from 'node:timers/promises';
import { reportMissing } from '@eyelet/contracts/packing/report-missing.ts';
import { changeSendingStore } from '@eyelet/contracts/stock/change-sending-store.ts';
import { listOrders } from '@eyelet/db/orders/list.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';
import { upcOfSku } from '../catalogue/upc-of-sku.ts';
import { fixedId } from '../load/fixed-id.ts';
import type { Filling } from '../load/past.ts';
import { colleague } from '../staff/colleague.ts';

/** Stores of the demo brand that send to homes. */
const sending = [
  { placeId: 'US-BOS', dailyLimit: 20, safetyStock: 1 },
  { placeId: 'DE-HAM', dailyLimit: 12, safetyStock: 2 },
];

/** The buyer of an order whose piece the warehouse could not find, so that it waits to be packed in Hamburg. */
const buyer = 'lotte.wendt@shopper.example';
const piece = { from: 'WH-EMEA', sku: 'SKSCAR30KLP-37' };

/** Lets stores of the demo brand send to homes, and has one of them supply an order. Repeated, it changes nothing. */
export async function loadShipFromStore({ today, past, attempt }: Filling): Promise<void> {
  const { deskOf, shop } = past(new Date(today));
  const { call } = deskOf(colleague);
  for (const { placeId, ...decision } of sending) {
    const body = { enabled: true, ...decision, version: 0 };
    await attempt(
      `sending from ${placeId}`,
      async () => void (await call(changeSendingStore, { params: { placeId }, body })),
    );
  }
  await attempt('an order that a store sends', async () => {
    const filter = { owner: fixedId(`guest ${buyer}`), states: null, search: '' };
    const { orders } = await listOrders(shop.database.pool, filter, { limit: 1, offset: 0 });
    const [latest] = orders;
    if (!latest) return;
    await untilSending(shop);
    const { orderNumber } = latest;
    const params = { orderNumber, shippingId: 'shipment-1', reportId: missingReport };
    const body = { placeId: piece.from, upc: upcOfSku(piece.sku), qty: 1, noneLeft: false };
    await call(reportMissing, { params, body });
  });
}

const missingReport = '5ce77e00-0000-4000-8000-0000000000a1';

/** Waits until the catalogue in memory knows that stores send: at most some seconds, as for any change of it. */
async function untilSending({ catalogue, log }: Pick<Shop, 'catalogue' | 'log'>): Promise<void> {
  const unknown = () => sending.map(({ placeId }) => placeId).filter((placeId) => !catalogue.place(placeId)?.sending);
  for (let look = 0; look < 200 && unknown().length > 0; look++) await wait(50);
  const missing = unknown();
  if (missing.length > 0) log.warn({ missing }, 'stores of the demo brand are not known to send to homes');
}
