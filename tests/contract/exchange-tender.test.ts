import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startAdyenShop } from '@eyelet/testing/start-adyen-shop.ts';
import { startSquareShop } from '@eyelet/testing/start-square-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, decide, delivered, exchangeStyle, send, sizes } from '../api/returns/exchanges.ts';
import { pay, paymentRequest } from './pay.ts';
import { describeRefunds, runs } from './tender.ts';

const { blue40, blue41 } = sizes;
const now = () => new Date();

async function openDesk(): Promise<Desk> {
  const running = await startStockedShop({ onHand: 100, further: [exchangeStyle] });
  return { running, staff: await newStaff(running, { roles: ['owner'] }) };
}

const tenderOf = ({ running }: Desk) => running.shop.tenders.named('exchange');

/** Exchanges a pair for another size; the id of the return is that of the payment. */
async function exchanged(desk: Desk): Promise<string> {
  const shopper = await newShopper(desk.running.origin);
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  return returnId;
}

async function carriedBy({ running }: Desk, returnId: string) {
  const { rows } = await running.shop.database.pool.query<{ amount: number; back: number }>(
    'select sum(amount)::int as amount, sum(given_back)::int as back from carried_payment where return_id = $1',
    [returnId],
  );
  return rows[0] ?? expect.fail(`${returnId} carries nothing`);
}

describeRefunds('what the return of an exchange carries, as a tender', async () => {
  const desk = await openDesk();
  const { amount } = await carriedBy(desk, await exchanged(desk));
  return {
    tender: tenderOf(desk),
    amount,
    async captured() {
      const returnId = await exchanged(desk);
      return { key: returnId, paymentId: returnId };
    },
    close: () => desk.running.close(),
  };
});

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.running.close());

test('an exchange pays nothing that a shopper asks it to', async () => {
  const { state } = await pay(tenderOf(desk), paymentRequest('any token', 'CREDIT_CARD'));
  expect(state).toEqual({ kind: 'declined' });
});

test('voiding gives back all that is carried, once', async () => {
  const returnId = await exchanged(desk);
  await tenderOf(desk).void(returnId, now());
  await Promise.all([tenderOf(desk).void(returnId, now()), tenderOf(desk).void(returnId, now())]);
  const { amount, back } = await carriedBy(desk, returnId);
  expect(back).toBe(amount);
  const more = { key: 'more', paymentId: returnId, amount: 1, currency: 'USD' };
  expect(await tenderOf(desk).refund(more, now())).toEqual({ kind: 'refused' });
});

test('every tender that the shop registers has a run of the contract', async () => {
  const others = [await startAdyenShop(), await startSquareShop()];
  const registered = [desk.running, ...others].flatMap(({ shop }) => shop.tenders.names);
  for (const one of others) await one.close();
  expect([...new Set(registered)].toSorted()).toEqual(Object.keys(runs).toSorted());
  for (const file of Object.values(runs)) expect(existsSync(join(import.meta.dirname, file)), file).toBe(true);
});
