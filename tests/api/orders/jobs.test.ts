import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { finishChallenge } from '@eyelet/contracts/checkout/finish-challenge.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { releaseExpiredReservations } from '@eyelet/db/reservations/release-expired.ts';
import { mayMove, type OrderState } from '@eyelet/domain/orders/life-cycle.ts';
import { tidy } from '@eyelet/server/jobs/tidy.ts';
import { buy, cards, readyCart } from '@eyelet/testing/buy.ts';
import { readBooks } from '@eyelet/testing/ledgers.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let ahead = 0;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => new Date(Date.now() + ahead) } });
});
afterAll(() => running.close());

test('abandoned reservations are released when they expire, those of a challenge are not', async () => {
  const { pool } = running.shop.database;
  const shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upcs.deck, cards.challenge);
  await shopper.call(placeOrder, { body: { cartId: cart.id } });
  await pool.query(`update stock set reserved = reserved + 3 where upc = $1 and place_id = 'W-NORA'`, [upcs.deck]);
  await pool.query(`insert into reservation values ('left', $1, 'W-NORA', 3, $2)`, [upcs.deck, new Date()]);
  expect(await readBooks(running, upcs.deck)).toMatchObject({ reserved: 4, reservations: 2 });
  const later = new Date(Date.now() + 3_600_000);
  const released = await Promise.all([1, 2].map(() => releaseExpiredReservations(pool, later)));
  expect(released.sort()).toEqual([0, 1]);
  expect(await readBooks(running, upcs.deck)).toMatchObject({ reserved: 1, reservations: 1 });
});

test('old carts, ended sessions and placements are deleted, current ones are kept', async () => {
  const shopper = await newShopper(running.origin);
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.spare } });
  const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
  const placements = async () => {
    const { rows } = await running.shop.database.pool.query('select state from placement where order_number = $1', [
      orderNumber,
    ]);
    return rows.map(({ state }) => state);
  };
  await tidy(running.shop);
  expect(await placements()).toEqual(['done']);
  expect((await shopper.call(readCart, { params: { basketId: id } })).items).toHaveLength(1);
  ahead = 91 * 24 * 60 * 60_000;
  await tidy(running.shop);
  const { rows } = await running.shop.database.pool.query('select count(*)::int as n from session');
  expect(rows).toEqual([{ n: 0 }]);
  expect(await placements()).toEqual([]);
  const later = await newShopper(running.origin);
  expect(await refusalOf(later.call(readCart, { params: { basketId: id } }))).toBe('BSK404');
  ahead = 0;
});

test('every move of every order is one that the life cycle allows [C1.39]', async () => {
  const shopper = await newShopper(running.origin);
  await buy(shopper, running.origin, upcs.spare);
  const failed = await buy(shopper, running.origin, upcs.spare, cards.challenge);
  await refusalOf(
    shopper.call(finishChallenge, {
      params: { orderNumber: failed.orderNumber },
      body: { authenticated: false, transactionId: failed.challenge?.transactionId ?? '' },
    }),
  );
  type Move = { from_state: OrderState | null; to_state: OrderState; last: OrderState; state: OrderState };
  const { rows } = await running.shop.database.pool.query<Move>(
    `select from_state, to_state, orders.state,
            last_value(to_state) over (partition by order_number order by entry_no
              rows between unbounded preceding and unbounded following) as last
     from order_history join orders using (order_number)`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(5);
  for (const { from_state, to_state, last, state } of rows) {
    if (from_state === null) expect(to_state).toBe('created');
    else expect(mayMove(from_state, to_state), `${from_state} to ${to_state}`).toBe(true);
    expect(last).toBe(state);
  }
});
