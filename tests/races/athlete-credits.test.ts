import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { creditsOf } from '@eyelet/db/allowances/credit.ts';
import { lockConsumer, updateConsumer } from '@eyelet/db/consumers/consumer.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForWaiting } from '../api/order-desk/held.ts';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 10 });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

const spending = (yearly: number) => JSON.stringify({ athlete: { yearly, currentSpend: 0 } });

test('a credit that is first used while its limit is lowered is opened with the lower one', async () => {
  const { db } = running.shop.database;
  const athlete = await newConsumer(running.origin);
  const { consumerNo } = athlete.auth;
  await updateConsumer(db, consumerNo, { identities: ['athlete'], spending: spending(10_000) });
  const { id: basketId } = await readyCart(athlete, running.origin, upcs.deck);
  const adding = await db.transaction().execute(async (tx) => {
    await lockConsumer(tx, consumerNo);
    const call = athlete.call(addInstrument, {
      params: { basketId },
      body: { payment_method_id: 'ATHLETES_PAYMENT' },
    });
    await Promise.race([waitForWaiting(running, 1), call]);
    await updateConsumer(tx, consumerNo, { spending: spending(5000) });
    return { call };
  });
  expect((await adding.call).payment_instruments[0]).toMatchObject({ amount: 50 });
  expect(await creditsOf(db, consumerNo)).toMatchObject([{ balance: 5000, used: 0 }]);
});
