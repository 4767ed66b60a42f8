import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { findCreditFaults } from '@eyelet/db/store-credit/credit-faults.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { endAdvances } from '@eyelet/server/store-credit/end-advances.ts';
import type { TestConsumer } from '@eyelet/testing/consumer.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, itemOf, sizes } from '../api/returns/exchanges.ts';
import { creditOf } from '../api/store-credit/accounts.ts';
import { lentTo, openLendingDesk, sentBack } from '../api/store-credit/sent-back.ts';
import { type MortalShop, mortal } from './cut-off.ts';
import { keepState } from './same-state.ts';

const long = { timeout: 540_000 } as const;
/** More writes than a call and what follows from it make. */
const mostWrites = 60;
let desk: Desk;
let dying: RunningShop;
let death: MortalShop;
let ahead = 0;
beforeAll(async () => {
  const clock = () => new Date(Date.now() + ahead);
  desk = await openLendingDesk(clock);
  dying = await startShop({ databaseUrl: desk.running.databaseUrl, config: { poolSize: 3 }, parts: { clock } });
  death = mortal(dying.shop);
});
afterAll(async () => {
  await dying.close();
  await desk.running.close();
});

type Asked = Readonly<{ operation: Operation; returnId: string; body?: object }>;

/** Delivers facts until nothing is left, also those that a dead process had begun with, and runs the job of what is lent. */
async function follow(): Promise<void> {
  const { shop } = desk.running;
  ahead += 3 * 60_000;
  await expect
    .poll(
      async () => {
        ahead += 10_000;
        await announce(shop);
        const left =
          'select 1 from event where seq is null union all select 1 from event_delivery where failed_at is null';
        return (await shop.database.pool.query(left)).rowCount;
      },
      { timeout: 30_000 },
    )
    .toBe(0);
  await endAdvances(shop);
}

/** Makes a call at a shop that dies before its nth write; then again at one that lives. Whether there were fewer writes. */
async function dieAt(write: number, by: TestStaff, { operation, returnId, body }: Asked): Promise<boolean> {
  const send = (origin: string) =>
    by.fetch(origin + operation.path.replace('{returnId}', returnId), {
      method: operation.method,
      headers: { 'x-locale': 'en_US', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const isDone = await death.cutOffBefore(write, async () => {
    await send(dying.origin);
    for (let round = 0; round < 4; round++) await announce(dying.shop);
  });
  const again = await send(desk.running.origin);
  expect(again.status, await again.text()).toBe(200);
  await follow();
  return isDone;
}

/**
 * Makes the call that `prepare` answers again and again in the same state, at a shop that dies one write later each time; the customer has
 * as much store credit after each.
 */
async function dieAtEach(
  prepare: (desk: Desk) => Promise<Readonly<{ asked: Asked; customer: TestConsumer; available: number }>>,
): Promise<void> {
  const { db } = desk.running.shop.database;
  ahead += 15 * 60_000;
  const staff = await newStaff(desk.running, { roles: ['owner'] });
  const { asked, customer, available } = await prepare({ ...desk, staff });
  const restore = await keepState(desk.running.shop.database);
  const then = ahead;
  for (let write = 1; write <= mostWrites; write++) {
    ahead = then;
    await restore();
    const isDone = await dieAt(write, staff, asked);
    expect(await creditOf(desk.running, customer)).toEqual({ available, held: 0 });
    expect(await findLedgerFaults(db)).toEqual([]);
    expect(await findCreditFaults(db, { settledBefore: new Date('2100-01-01') })).toEqual([]);
    if (isDone) return expect(write).toBeGreaterThan(2);
  }
  throw new Error(`the call had more than ${mostWrites} writes`);
}

test('cut off at any write of a parcel that is handed over: credit is lent once', long, async () => {
  await dieAtEach(async (at) => {
    const { customer, returnId } = await sentBack(at, { known: true });
    await follow();
    return { asked: { operation: handOverReturn, returnId }, customer, available: 8000 };
  });
});

test.each([
  ['taken back: it becomes credit once, less what was lent', 1],
  ['not taken back: what was lent is taken back once', 0],
] as const)('cut off at any write of a return that is %s', long, async (_, accepted) => {
  await dieAtEach(async (at) => {
    const { customer, order, returnId } = await lentTo(at);
    const { version } = await at.staff.call(receiveReturn, { params: { returnId } });
    await follow();
    const note = accepted === 0 ? 'Worn' : '';
    const items = [{ itemId: itemOf(order, sizes.blue40), accepted, restocked: accepted, note }];
    const available = accepted * Math.round(order.totals.total * 100);
    return { asked: { operation: settleReturn, returnId, body: { version, items } }, customer, available };
  });
});
