import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { endLabel } from '@eyelet/contracts/packing/end-label.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { makeLabel } from '@eyelet/contracts/packing/make-label.ts';
import { makeDueLabels } from '@eyelet/server/labels/make-due-labels.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { startCarrierServer } from '@eyelet/testing/carrier-server.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';

export const placeId = 'W-NORA';

/** A shop that buys labels of a stand-in for EasyPost, and what packers do in it. */
export async function openLabelShop() {
  const server = await startCarrierServer();
  let ahead = 0;
  const running = await startStockedShop({
    onHand: 100,
    config: {
      carriers: {
        ...{ kind: 'easypost', endpoint: server.endpoint, names: { ups: 'UPS', usps: 'USPS' } },
        services: { ups: 'Ground', usps: 'Ground' },
        returnServices: { ups: 'Ground' },
      },
    },
    parts: {
      clock: () => new Date(Date.now() + ahead),
      secrets: {
        ...{ sessionSecret: undefined, recaptchaKey: undefined },
        carriers: { apiKey: server.key, webhookSecret: server.secret },
      },
    },
  });
  const warehouse = await newStaff(running, { roles: ['warehouse'] });
  const shopper = await newShopper(running.origin);
  const keyOf = (orderNumber: string) => ({ orderNumber, shippingId: 'shipment-1' });
  const { pool } = running.shop.database;

  return {
    ...{ server, running, warehouse, shopper, keyOf },
    order: async (upc: string = upcs.socks) => (await buy(shopper, running.origin, upc)).orderNumber,
    make: (orderNumber: string, carrier = 'ups', by = warehouse) =>
      by.call(makeLabel, { params: keyOf(orderNumber), body: { placeId, carrier } }),
    end: (orderNumber: string, labelId: string) =>
      warehouse.call(endLabel, { params: { ...keyOf(orderNumber), labelId } }),
    handOver: (orderNumber: string, trackingNumber: string, carrier: 'ups' | 'usps' = 'ups') =>
      warehouse.call(handOverParcel, {
        params: keyOf(orderNumber),
        body: { placeId, carrier, trackingNumber, items: [{ upc: upcs.socks, qty: 1 }] },
      }),
    /** What the desk shows of an order. */
    shown: async (orderNumber: string) =>
      (await warehouse.call(listToPack, { query: { placeId } })).shipments.find(
        (one) => one.orderNumber === orderNumber,
      )?.parcelLabel,
    /** Runs the job as if some minutes had passed; sessions of before stay open. */
    async runLater(minutes: number): Promise<void> {
      ahead += minutes * 60_000;
      await makeDueLabels(running.shop);
      ahead -= minutes * 60_000;
    },
    /** The states of the labels of an order, the first one first. */
    async states(orderNumber: string): Promise<readonly string[]> {
      const { rows } = await pool.query<{ state: string }>(
        'select state from parcel_label where order_number = $1 order by asked_at',
        [orderNumber],
      );
      return rows.map(({ state }) => state);
    },
    /** How often a label was paid for, and how often taken back. */
    paid: (labelId: string) => [
      server.shipments.bought.filter((one) => one === labelId).length,
      server.shipments.refunded.filter((one) => one === labelId).length,
    ],
    async close(): Promise<void> {
      await running.close();
      await server.close();
    },
  };
}

export type LabelShop = Awaited<ReturnType<typeof openLabelShop>>;
