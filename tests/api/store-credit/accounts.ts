import { randomUUID } from 'node:crypto';
import { readStoreCredit } from '@eyelet/contracts/store-credit/read.ts';
import { adjustCredit } from '@eyelet/contracts/store-credit-desk/adjust.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { readBalances } from '@eyelet/testing/ledger-balances.ts';
import type { StaffBrowser } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';

/** An adjustment of store credit that somebody of the staff asks for, of a new customer. */
export async function askedCredit(staff: StaffBrowser, running: RunningShop, amount = 20) {
  const customer = await newConsumer(running.origin);
  const params = { consumerNo: customer.auth.consumerNo, adjustmentId: randomUUID() };
  const body = { currency: 'USD', amount, reason: 'goodwill', note: 'Late parcel' } as const;
  return { customer, params, answer: await staff.call(adjustCredit, { params, body }) };
}

/** What a customer can spend and what payments hold of their credit, in minor units. */
export async function creditOf({ shop }: RunningShop, { auth }: TestConsumer) {
  const rows = await readBalances(shop.database.db, [auth.consumerNo]);
  const of = (part: string) => rows.find((one) => one.kind === 'store credit' && one.part === part)?.balance ?? 0;
  return { available: of('available'), held: of('held') };
}

/** Why the credit of a customer has changed, as they read it: amounts, the newest first. */
export async function historyOf(customer: TestConsumer) {
  const { history } = await customer.call(readStoreCredit, {});
  return history.rows.map(({ reason, amount }) => [reason, amount]);
}
