import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A WMS in one file, without libraries: it reads what waits to be packed at its place, reports shipments as packed and their parcels as handed
 * over, takes the stock in that other places have sent, reads what is on hand then, and sets what was counted. Start it with Node 24:
 *
 *     SHOP=http://localhost:3000 API_KEY=eyk_… PLACE=W-NORA node examples/wms.ts
 */
export type WmsSettings = Readonly<{
  /** Origin of the shop. */
  shop: string;
  apiKey: string;
  /** Id of the place that it works at. */
  placeId: string;
  /** Units that fit into a parcel. */
  perParcel?: number;
  log?: (line: string) => void;
}>;

type Units = readonly Readonly<{ upc: string; qty: number }>[];

type ToPack = Readonly<{
  shipments: readonly Readonly<{
    orderNumber: string;
    shippingId: string;
    items: Units;
    next: readonly string[];
    mayHandOver: boolean;
  }>[];
}>;

type Transfer = Readonly<{
  transferId: string;
  number: string;
  version: number;
  to: Readonly<{ placeId: string }>;
  lines: readonly Readonly<{ upc: string; inTransit: number }>[];
}>;

/** The outside system; each of its rounds is safe to repeat, also after it has died in the middle of one. */
export function createWms({ shop, apiKey, placeId, perParcel = 2, log = console.log }: WmsSettings) {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(shop + path, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Packs what waits, and hands it over in parcels. Each has a number by which the shop knows it again, so that a repeated call hands nothing over twice. */
  async function pack(): Promise<void> {
    const { shipments } = await call<ToPack>('GET', `/staff/v1/packing?placeId=${placeId}`);
    for (const { orderNumber, shippingId, items, next, mayHandOver } of shipments) {
      const path = `/staff/v1/orders/${orderNumber}/shipments/${shippingId}`;
      if (next.includes('packed')) {
        await call('PUT', path, { step: 'packed' });
        log(`${orderNumber}: ${shippingId} is packed`);
      }
      if (!mayHandOver && !next.includes('packed')) continue;
      const left = items.reduce((sum, { qty }) => sum + qty, 0);
      for (const [index, parcel] of inParcels(items, perParcel).entries()) {
        // By what is left, so that the numbers of a round that was cut off are not used again for other units.
        const trackingNumber = `WMS-${orderNumber}-${shippingId}-${left - index * perParcel}`;
        await call('POST', `${path}/parcels`, { placeId, carrier: 'ups', trackingNumber, items: parcel });
        log(`${orderNumber}: ${parcel.reduce((sum, { qty }) => sum + qty, 0)} units travel as ${trackingNumber}`);
      }
    }
  }

  /** Takes in what other places have sent, as it is announced, and reads what is on hand of it then. */
  async function receive(): Promise<void> {
    const { rows } = await call<Readonly<{ rows: readonly Transfer[] }>>(
      'GET',
      `/staff/v1/transfers?state=sent&to=${placeId}`,
    );
    for (const { transferId, to } of rows) {
      const { number, version, lines } = await call<Transfer>('GET', `/staff/v1/transfers/${transferId}`);
      const counted = lines.map(({ upc, inTransit: received }) => ({ upc, received, damaged: 0 }));
      // Of two rounds that read the same version one is taken, so that nothing comes in twice.
      const receipt = { version, lines: counted, rest: 'awaited', note: '' };
      await call('PUT', `/staff/v1/transfers/${transferId}/receipts/${randomUUID()}`, receipt);
      for (const { upc, received } of counted) {
        const { sizes } = await call<Readonly<{ sizes: readonly Readonly<{ upc: string; onHand: number }>[] }>>(
          'GET',
          `/staff/v1/stock?placeId=${to.placeId}&search=${upc}`,
        );
        log(`${number}: ${received} of ${upc} came in, ${sizes.find((one) => one.upc === upc)?.onHand} are on hand`);
      }
    }
  }

  /** Sets what was counted at its place. The id names the count: sent again, also by another process, it is written once. */
  async function count(countId: string, levels: readonly Readonly<{ upc: string; units: number }>[]): Promise<void> {
    const written = await call<
      Readonly<{ levels: readonly Readonly<{ upc: string; onHand: number; free: number; waiting: number }>[] }>
    >('PUT', `/staff/v1/stock/places/${placeId}/levels/${countId}`, { as: 'set', levels });
    for (const { upc, onHand, free, waiting } of written.levels) {
      log(`${upc}: ${onHand} on hand, ${free} free, ${waiting} for orders`);
    }
  }

  return { pack, receive, count };
}

/** Units in parcels of at most so many. */
function inParcels(items: Units, most: number): readonly Units[] {
  const single = items.flatMap(({ upc, qty }) => Array.from({ length: qty }, () => upc));
  return Array.from({ length: Math.ceil(single.length / most) }, (_, index) => {
    const upcs = single.slice(index * most, (index + 1) * most);
    return [...new Set(upcs)].map((upc) => ({ upc, qty: upcs.filter((one) => one === upc).length }));
  });
}

if (import.meta.main) {
  const { SHOP = 'http://localhost:3000', API_KEY = '', PLACE = '' } = process.env;
  const wms = createWms({ shop: SHOP, apiKey: API_KEY, placeId: PLACE });
  for (;;) {
    try {
      await wms.pack();
      await wms.receive();
    } catch (error) {
      // The next round does what this one has not.
      console.error((error as Error).message);
    }
    await wait(10_000);
  }
}
