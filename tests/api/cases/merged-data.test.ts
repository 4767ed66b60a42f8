import { contactShop } from '@eyelet/contracts/cases/contact.ts';
import { mergeCase } from '@eyelet/contracts/cases/merge.ts';
import { readCase } from '@eyelet/contracts/cases/read.ts';
import { readDealings } from '@eyelet/contracts/customers/read-dealings.ts';
import { eraseDueConsumers } from '@eyelet/server/personal-data/erase.ts';
import { gatherData } from '@eyelet/server/personal-data/gather.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf, writtenCase } from './messages.ts';

const now = new Date('2026-11-21T12:00:00Z');
let running: RunningShop;
let desk: TestStaff;
beforeAll(async () => {
  running = await startShop({ config: { rateLimitFactor: 1000 }, parts: { clock: () => now } });
  desk = await newStaff(running, { roles: ['owner'] });
});
afterAll(() => running.close());

const read = async (reference: string) => (await desk.call(readCase, { params: { reference } })).case;

/** A case of an account and one of a guest with the same email, the one merged into the other, and what was written to each since. */
async function mergedCases(isGuestKept: boolean) {
  const consumer = await newConsumer(running.origin);
  const { email, auth } = consumer;
  const { caseReference: own } = await consumer.call(contactShop, messageOf({ email, message: 'signed in' }));
  const guests = await writtenCase(running.origin, { email, message: 'as a guest' });
  const [kept, merged] = isGuestKept ? [guests, own] : [own, guests];
  await desk.call(mergeCase, { params: { reference: merged }, body: { into: kept, version: 1 } });
  const shopper = await newShopper(running.origin);
  const write = (caseReference: string, message: string) =>
    shopper.call(contactShop, messageOf({ email, caseReference, message }));
  await write(own, 'more to the own one');
  await write(guests, 'more to the other one');
  expect((await read(kept)).entries).toHaveLength(4);
  return { consumerNo: auth.consumerNo, own, guests, kept, merged };
}

async function erase(consumerNo: string): Promise<void> {
  await running.shop.database.pool.query('update consumer set deletion_due_at = $1 where id = $2', [now, consumerNo]);
  await eraseDueConsumers(running.shop);
}

test.each([
  ['merged into that of a guest', true],
  ['that one of a guest was merged into', false],
])(
  'a case of an account %s is exported and erased with what was written to it later, and no more',
  async (_, isGuestKept) => {
    const { consumerNo, own, guests } = await mergedCases(isGuestKept);
    const data = await gatherData(running.shop.database.db, consumerNo);
    expect(data.service_case?.map(({ reference }) => reference)).toEqual([own]);
    expect(data.case_entry?.map(({ text }) => text).toSorted()).toEqual(['more to the own one', 'signed in']);
    await erase(consumerNo);
    await expect(read(own)).rejects.toMatchObject({ id: 'STF404' });
    const left = await read(guests);
    expect(left.entries.map(({ text }) => text).toSorted()).toEqual(['as a guest', 'more to the other one']);
    expect(left).toMatchObject({ mergedInto: null, merged: [] });
  },
);

test('the record of a customer says that a case was merged', async () => {
  const { consumerNo, own, kept } = await mergedCases(true);
  const { cases } = await desk.call(readDealings, { params: { consumerNo } });
  expect(cases).toMatchObject([{ reference: own, status: 'closed', mergedInto: kept }]);
});
