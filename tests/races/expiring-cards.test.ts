import { randomUUID } from 'node:crypto';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { hold } from '@eyelet/domain/ledger/movements.ts';
import { post } from '@eyelet/server/ledger/post.ts';
import { bookOutExpired } from '@eyelet/server/reconciliations/book-out-expired.ts';
import { recount } from '@eyelet/server/reconciliations/reconcile.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { readBalances } from '@eyelet/testing/ledger-balances.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 100 });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

test('an expiring card is spent or booked out, never both, however many pay with it while jobs book it out', async () => {
  const { shop } = running;
  const hour = 3_600_000;
  const afterwards = { database: shop.database, clock: () => new Date(shop.clock().getTime() + 2 * hour) };
  for (let round = 0; round < 5; round += 1) {
    const { id } = await newGiftCard(running, 1000, { expires_at: new Date(shop.clock().getTime() + hour) });
    const holding = { kind: 'gift card', holder: id, unit: 'USD' } as const;
    const pay = (at: number) =>
      shop.database.db
        .transaction()
        .execute((tx) =>
          post(tx, { key: `${id} pays ${at}`, kind: 'hold', reference: id, entries: hold(holding, 90) }, shop.clock()),
        );
    const paying = Array.from({ length: 6 }, (_, at) => pay(at));
    const booking = [bookOutExpired(afterwards), bookOutExpired(afterwards)];
    const later = Array.from({ length: 6 }, (_, at) => pay(6 + at));
    const paid = (await Promise.all([...paying, ...later])).filter(({ outcome }) => outcome === 'posted').length;
    const booked = (await Promise.all(booking)).reduce((sum, count) => sum + count, 0);
    expect(booked).toBe(1);
    const { rows } = await shop.database.pool.query(
      `select coalesce(sum(amount), 0)::int as amount from ledger_entry join ledger_posting as posting on posting.id = posting_id
       where posting.kind = 'expire' and reference = $1 and amount > 0`,
      [id],
    );
    const balances = Object.fromEntries(
      (await readBalances(shop.database.db, [id])).map(({ part, balance }) => [part, balance]),
    );
    // A hold that comes too late leaves an account of nothing behind, or none.
    expect({ held: 0, ...balances }).toEqual({ available: 0, held: 90 * paid });
    expect(rows[0].amount).toBe(1000 - 90 * paid);
  }
});

test('recounts while cards pay for orders find nothing', async () => {
  const carts = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const shopper = await newShopper(running.origin);
      const { number, pin } = await newGiftCard(running, 4000);
      const { id } = await readyCart(shopper, running.origin, upcs.socks);
      await shopper.call(addInstrument, {
        params: { basketId: id },
        body: { payment_method_id: 'GIFT_CARD' as const, additionalData: { number, pin } },
      });
      return () => shopper.call(placeOrder, { body: { cartId: id } });
    }),
  );
  const placing = carts.map((place) => place());
  const counts: (number | undefined)[] = [];
  for (let round = 0; round < 6; round += 1) {
    counts.push((await recount(running.shop, randomUUID()))?.fault_count);
  }
  await Promise.all(placing);
  counts.push((await recount(running.shop, randomUUID()))?.fault_count);
  expect(counts).toEqual(Array(7).fill(0));
});
