import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { type Consumer, lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import { decideRequest, lockRequest, type RequestRow } from '@eyelet/db/customers/request.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { decideWaiting } from '../decisions/decide-waiting.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { customerView } from './view.ts';

type Deciding<Id extends ErrorId> = Readonly<{
  params: Readonly<{ consumerNo: string; requestId: string }>;
  state: 'done' | 'refused';
  /** Does what the decision does, and returns the export that it has begun, if any; or says why it cannot be made. */
  work: (
    tx: Transaction<Tables>,
    request: RequestRow,
    consumer: Consumer,
  ) => Promise<Readonly<{ exportId: string | null }> | Refusal<Id>>;
}>;

/** Decides a request that waits. */
export function decide<Id extends ErrorId>(
  context: Context,
  operation: Operation,
  { params, state, work }: Deciding<Id>,
): Promise<Customer | Refusal<'STF404' | 'STF409' | Id>> {
  const { consumerNo, requestId } = params;
  return decideWaiting(context, operation, {
    state,
    lock: async (tx) => {
      // The account before its requests, in the order in which an erasure takes them.
      const consumer = await lockConsumer(tx, consumerNo);
      const request = consumer && (await lockRequest(tx, requestId));
      return consumer && request?.consumer_id === consumerNo ? { ...request, consumer } : undefined;
    },
    view: (tx) => customerView(context, tx, consumerNo),
    work: async (tx, { consumer, ...request }, decision) => {
      const outcome = await work(tx, request, consumer);
      if (outcome instanceof Refusal) return outcome;
      await decideRequest(tx, requestId, { ...decision, ...outcome });
      return undefined;
    },
    subject: { kind: 'customer', id: consumerNo },
    facts: ({ kind, reason }) => ({ request: kind, reason }),
  });
}
