import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { newAssociate, openStoreSession, testStore } from '@eyelet/testing/associate.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const upc = upcs.spare;
let first: RunningShop;
let second: RunningShop;
beforeAll(async () => {
  first = await startStockedShop();
  second = await startShop({ databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** A cart at a till, with a pair to be taken at once; `collects`: of a shopper instead, who comes for it later. */
async function cartAt({ origin }: RunningShop, collects = false) {
  const buyer = await newShopper(origin);
  if (!collects) await openStoreSession(buyer, await newAssociate(first));
  const { id, items } = await buyer.call(createCartWithItem, { body: { upc } });
  const body = { itemId: items[0]?.id ?? '', storeId: testStore };
  await makeReady(buyer, origin, id);
  await buyer.call(updateItem, { params: { basketId: id }, body });
  return { buyer, id };
}

test('the last pair of a store is taken at one of six tills, or put aside for who collects it, and nowhere twice', async () => {
  await setStockAt(first, upc, testStore, 1);
  const ways = [false, true, false, false, true, false];
  const carts = await Promise.all(ways.map((collects, index) => cartAt(index % 2 ? second : first, collects)));
  await setStockAt(first, upc, 'W-NORA', 0);
  const outcomes = await Promise.all(
    carts.map(({ buyer, id }) => {
      const placing = buyer.call(placeOrder, { body: { cartId: id } });
      return placing.then(
        ({ shipments }) => (shipments[0]?.deliveredAt ? 'taken' : 'waits'),
        () => refusalOf(placing),
      );
    }),
  );
  expect(outcomes.filter((one) => one === 'taken' || one === 'waits')).toHaveLength(1);
  expect(outcomes.filter((one) => one === 'ORD430')).toHaveLength(ways.length - 1);
  const { rows } = await first.shop.database.pool.query(
    `select on_hand, reserved, (select count(*)::int from order_line where upc = $1) as sold
     from stock where upc = $1 and place_id = $2`,
    [upc, testStore],
  );
  expect(rows).toEqual([{ on_hand: 0, reserved: 0, sold: 1 }]);
});
