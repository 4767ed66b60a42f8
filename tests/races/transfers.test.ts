import { randomUUID } from 'node:crypto';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { cancelTransfer } from '@eyelet/contracts/transfers/cancel.ts';
import { readTransfer } from '@eyelet/contracts/transfers/read.ts';
import { sendTransfer } from '@eyelet/contracts/transfers/send.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStock, setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftedTransfer, receiveCounted, sentTransfer, stepOf, stockAt } from '../api/transfers/transfers.ts';

const rounds = 6;
let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop();
  staff = await newStaff(running, { roles: ['warehouse'] });
});
afterAll(() => running.close());

/** How calls that run at once end: `done`, or the id of the error. */
async function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const ended = calls.map((call) =>
    call.then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof ApiError) return error.id;
        throw error;
      },
    ),
  );
  return (await Promise.all(ended)).toSorted();
}

const cancelled = ({ transferId, version }: Readonly<{ transferId: string; version: number }>) =>
  staff.call(cancelTransfer, {
    params: { transferId, stepId: randomUUID() },
    body: { version, reason: 'not-needed', note: '' },
  });

test('of two who send, and two who receive or cancel at once, one does it and the other is told', async () => {
  await setStockAt(running, upcs.socks, 'W-NORA', 100);
  let arrived = 0;
  for (let round = 0; round < rounds; round++) {
    const draft = await draftedTransfer(staff, { [upcs.socks]: 3 });
    const send = () => staff.call(sendTransfer, { params: stepOf(draft), body: { version: draft.version } });
    expect(await outcomes([send(), send(), send()])).toEqual(['STF409', 'STF409', 'done']);
    const sent = await staff.call(readTransfer, { params: { transferId: draft.transferId } });
    const receive = () => receiveCounted(staff, sent, [{ upc: upcs.socks, received: 3 }]);
    expect(await outcomes([receive(), cancelled(sent), receive()])).toEqual(['STF409', 'STF409', 'done']);
    const { state } = await staff.call(readTransfer, { params: { transferId: draft.transferId } });
    arrived += state === 'received' ? 3 : 0;
  }
  const stock = await stockAt(running, upcs.socks);
  expect(stock['W-NORA']).toEqual([100 - arrived, 0]);
  expect(stock['S-BOSTON']?.[0] ?? 0).toBe(arrived);
});

test('the same step sent several times at once is taken once', async () => {
  await setStockAt(running, upcs.deck, 'W-NORA', 20);
  const sent = await sentTransfer(staff, { [upcs.deck]: 4 });
  const stepId = randomUUID();
  const receive = () => receiveCounted(staff, sent, [{ upc: upcs.deck, received: 4 }], { stepId });
  expect(await outcomes([receive(), receive(), receive()])).toEqual(['done', 'done', 'done']);
  expect(await stockAt(running, upcs.deck)).toMatchObject({ 'W-NORA': [16, 0], 'S-BOSTON': [4, 0] });
});

test('transfers with the same goods the other way round wait for each other and never deadlock', async () => {
  await setStockAt(running, upcs.spare, 'W-NORA', 50);
  await setStockAt(running, upcs.spareToo, 'W-NORA', 50);
  const drafts = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      draftedTransfer(staff, n % 2 ? { [upcs.spare]: 1, [upcs.spareToo]: 1 } : { [upcs.spareToo]: 1, [upcs.spare]: 1 }),
    ),
  );
  const sends = drafts.map((draft) =>
    staff.call(sendTransfer, { params: stepOf(draft), body: { version: draft.version } }),
  );
  expect(new Set(await outcomes(sends))).toEqual(new Set(['done']));
  expect((await stockAt(running, upcs.spare))['W-NORA']).toEqual([42, 0]);
});

test('the last pair is sent elsewhere or sold, never both', async () => {
  for (let round = 0; round < rounds; round++) {
    await setStock(running, upcs.reduced, 0);
    await setStockAt(running, upcs.reduced, 'W-NORA', 1);
    // The catalogue in memory hears of it within a second.
    const { catalogue } = running.shop;
    await expect.poll(() => catalogue.availability(upcs.reduced, { placeId: 'W-NORA' }), { timeout: 5000 }).toBe(1);
    const shopper = await newShopper(running.origin);
    const cart = await readyCart(shopper, running.origin, upcs.reduced);
    const draft = await draftedTransfer(staff, { [upcs.reduced]: 1 });
    const ended = await Promise.allSettled([
      shopper.call(placeOrder, { body: { cartId: cart.id } }),
      staff.call(sendTransfer, { params: stepOf(draft), body: { version: draft.version } }),
    ]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = ended.find((one) => one.status === 'rejected');
    const isSold = ended[0]?.status === 'fulfilled';
    // Beside an order, what is free was sold; beside a transfer, what the cart wants is gone.
    expect(lost).toMatchObject({ reason: { id: isSold ? 'STF494' : 'ORD430' } });
    expect((await stockAt(running, upcs.reduced))['W-NORA']).toEqual([0, 0]);
  }
});
