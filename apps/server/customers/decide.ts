import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { type Consumer, lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import { decideRequest, lockRequest, type RequestRow } from '@eyelet/db/customers/request.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { customerView } from './view.ts';

type Decision<Id extends ErrorId> = Readonly<{
  params: Readonly<{ consumerNo: string; requestId: string }>;
  state: 'done' | 'refused';
  /** Does what the decision does, and returns the export that it has begun, if any; or says why it cannot be made. */
  work: (
    tx: Transaction<Tables>,
    request: RequestRow,
    consumer: Consumer,
  ) => Promise<Readonly<{ exportId: string | null }> | Refusal<Id>>;
}>;

/** Decides a request that waits; of two at once one is first. What the caller has decided so already is answered as it is. */
export function decide<Id extends ErrorId>(
  context: Context,
  operation: Operation,
  { params, state, work }: Decision<Id>,
): Promise<Customer | Refusal<'STF404' | 'STF409' | Id>> {
  const { consumerNo, requestId } = params;
  const { staffId: by } = staffOf(context);
  const { now } = context;
  return transact(context.shop.database.db, async (tx): Promise<Customer | Refusal<'STF404' | 'STF409' | Id>> => {
    // The account before its requests, in the order in which an erasure takes them.
    const consumer = await lockConsumer(tx, consumerNo);
    const request = consumer && (await lockRequest(tx, requestId));
    const shown = request?.consumer_id === consumerNo ? await customerView(context, tx, consumerNo) : undefined;
    if (!consumer || !request || !shown) return refuse('STF404');
    const isDone = request.state === state && request.decided_by === by;
    if (request.state !== 'waiting') return isDone ? shown : refuseStale('STF409', shown);
    const outcome = await work(tx, request, consumer);
    if (outcome instanceof Refusal) return outcome;
    await decideRequest(tx, requestId, { state, by, now, ...outcome });
    const subject = { kind: 'customer', id: consumerNo } as const;
    const { kind, reason } = request;
    const facts = { before: { request: kind, reason, state: 'waiting' }, after: { request: kind, reason, state } };
    await recordAudit(tx, operation, { subject, ...facts }, sourceOf(context));
    return (await customerView(context, tx, consumerNo)) ?? shown;
  });
}
