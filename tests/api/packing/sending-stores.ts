import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { changeSendingStore } from '@eyelet/contracts/stock/change-sending-store.ts';
import { listSendingStores } from '@eyelet/contracts/stock/list-sending-stores.ts';
import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { sellers } from '@eyelet/demo/sellers/sellers.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { expect } from 'vitest';

export const [boston, quay] = ['S-BOSTON', 'S-QUAY'];
/** Where the seller of the United States has returns sent to; it sends nothing itself. */
export const returns = sellers['sellers.US']?.returnPlace ?? '';

type Decision = Readonly<{ enabled?: boolean; dailyLimit?: number | null; safetyStock?: number }>;

export type SendingShop = Awaited<ReturnType<typeof openSendingShop>>;

/** A shop with two stores that may be switched on to send to homes, and somebody of its warehouse. */
export async function openSendingShop(clock: () => Date) {
  const running = await startStockedShop({ parts: { clock } });
  const store = { kind: 'store', region: 'NORA', country: 'US', details: { timeZone: 'America/New_York' } } as const;
  await writePlaces(running.shop.database, [
    { ...store, id: quay, name: 'Quay' },
    { ...store, id: boston, name: 'Boston' },
    { ...store, kind: 'warehouse', region: 'EMEA', country: 'NL', id: returns, name: 'Returns' },
  ]);
  const shopper = await newShopper(running.origin);
  const staff = await newStaff(running, { roles: ['warehouse'] });
  const { pool } = running.shop.database;

  return {
    ...{ running, shopper, staff, storeAt, decide },
    place: (cartId: string) => shopper.call(placeOrder, { body: { cartId } }),

    /** Pieces of goods by the place that they leave from. */
    async sourcesOf(orderNumber: string): Promise<readonly string[]> {
      const { rows } = await pool.query<{ source: string }>(
        `select upc || ' ' || source.place_id || ' ' || source.qty as source from order_line_source source
         join order_line using (order_number, line_no) where order_number = $1 order by 1`,
        [orderNumber],
      );
      return rows.map(({ source }) => source);
    },

    availableOf: (upc: string) => running.shop.catalogue.availability(upc, { region: 'NORA', country: 'US' }),

    /** The catalogue has heard of the stores. */
    known: () => expect.poll(() => running.shop.catalogue.place(quay)?.id, { timeout: 10_000 }).toBe(quay),

    /** Both stores send nothing any more, and have sent nothing on this day. */
    async reset(): Promise<void> {
      await pool.query('update place_sending set parcels = 0, is_full = false');
      await decide(boston, { enabled: false });
      await decide(quay, { enabled: false });
    },
  };

  async function storeAt(placeId: string) {
    const { stores } = await staff.call(listSendingStores, {});
    return stores.find((one) => one.placeId === placeId);
  }

  async function decide(placeId: string, { enabled = true, dailyLimit = null, safetyStock = 0 }: Decision = {}) {
    const version = (await storeAt(placeId))?.version ?? 0;
    const body = { enabled, dailyLimit, safetyStock, version };
    const decided = await staff.call(changeSendingStore, { params: { placeId }, body });
    const known = enabled ? { safety: safetyStock, isFull: decided.isFull } : null;
    await expect.poll(() => running.shop.catalogue.place(placeId)?.sending, { timeout: 10_000 }).toEqual(known);
    return decided;
  }
}
