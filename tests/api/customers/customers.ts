import { randomUUID } from 'node:crypto';
import { askForCustomer } from '@eyelet/contracts/customers/ask.ts';
import { type ConsumerOptions, newConsumer } from '@eyelet/testing/consumer.ts';
import type { StaffBrowser } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';

export const reasoned = { reason: 'asked', note: 'By phone' } as const;

/** A customer, with the parameters of an action of staff. */
export async function actedCustomer({ origin }: Pick<RunningShop, 'origin'>, options: ConsumerOptions = {}) {
  const customer = await newConsumer(origin, options);
  const { consumerNo } = customer.auth;
  return { customer, consumerNo, params: { consumerNo, actionId: randomUUID() } };
}

/** A request about a new customer that waits for somebody else. */
export async function askedRequest(
  staff: StaffBrowser,
  running: Pick<RunningShop, 'origin'>,
  kind: 'export' | 'erasure' = 'export',
) {
  const { customer, consumerNo } = await actedCustomer(running);
  const params = { consumerNo, requestId: randomUUID() };
  const answer = await staff.call(askForCustomer, { params, body: { kind, ...reasoned } });
  return { customer, params, answer };
}
