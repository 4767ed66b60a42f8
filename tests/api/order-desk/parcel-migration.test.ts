import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { up } from '@eyelet/db/migrations/0077-parcels.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

test('a shop of before parcels were followed gets those that are under way, each number once, to be looked up at once', async () => {
  let now = new Date('2026-11-23T09:00:00Z');
  const running = await startStockedShop({ parts: { clock: () => now } });
  try {
    const { db, pool } = running.shop.database;
    const warehouse = await newStaff(running, { roles: ['warehouse'] });
    const shopper = await newShopper(running.origin);
    const sent = async (number: string, step?: 'delivered') => {
      now = new Date(now.getTime() + 60_000);
      const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
      const params = { orderNumber, shippingId: 'shipment-1' };
      // Numbers are told apart only here: before, nothing kept one from being used twice.
      const body = { step: 'shipped', carrier: 'ups', trackingNumber: `1Z-${orderNumber}` } as const;
      await warehouse.call(recordShipmentStep, { params, body });
      if (step) await warehouse.call(recordShipmentStep, { params, body: { step } });
      await pool.query('update order_shipment set tracking_number = $2 where order_number = $1', [orderNumber, number]);
      return orderNumber;
    };
    await sent('1Z-1');
    const later = await sent('1Z-1');
    const other = await sent('1Z-2');
    await sent('1Z-3', 'delivered');
    await buy(shopper, running.origin, upcs.socks);
    const tx = await db.startTransaction().execute();
    try {
      // The new tables are created in a schema of their own; orders are those of the shop.
      await sql.raw('create schema beside; set local search_path = beside, public').execute(tx);
      await up(tx as never);
      const { rows } =
        await sql`select order_number, carrier, tracking_number, handed_over_at = shipped_at as "isItsTime",
          next_look_at <= now() as "isDue", expected_on, told_on
        from beside.parcel join order_shipment using (order_number, shipping_id, carrier, tracking_number)
        order by tracking_number`.execute(tx);
      const due = { carrier: 'ups', isItsTime: true, isDue: true, expected_on: null, told_on: null };
      expect(rows).toEqual([
        { ...due, order_number: later, tracking_number: '1Z-1' },
        { ...due, order_number: other, tracking_number: '1Z-2' },
      ]);
    } finally {
      await tx.rollback().execute();
    }
  } finally {
    await running.close();
  }
});
