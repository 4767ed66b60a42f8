import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { Associate } from '@eyelet/contracts/store-staff/associate.ts';
import { type ConsumerChange, lockConsumer, updateConsumer } from '@eyelet/db/consumers/consumer.ts';
import { findStoreStaff, type StoreStaffRow } from '@eyelet/db/consumers/store-staff.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { endSessions } from '@eyelet/db/sessions/session.ts';
import type { EndReason } from '@eyelet/db/tables/sessions.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { associateFacts, associateView } from './view.ts';

type Tx = Transaction<Tables>;

/** The columns of an associate that staff set. */
export type AssociateChange = Pick<
  ConsumerChange,
  'works_at' | 'adjusts_up_to' | 'approves_adjustments' | 'till_blocked' | 'kind' | 'identities'
>;

type Asked = Readonly<{ employeeId: string; version: number }>;

/** The answer of a change, and the store sessions that it ended. */
type Step<A> = Readonly<{ answer: A; ended: readonly string[] }>;

type Options = Readonly<{
  /** Whether nothing is left to change, so that the associate is answered as they are. */
  isDone?: (row: StoreStaffRow, tx: Tx) => boolean | Promise<boolean>;
  /** Locks that must be taken before that of the account. */
  first?: (tx: Tx) => Promise<void>;
  /** Why sessions that the change ends are ended. */
  reason?: EndReason;
}>;

/** Runs a change of an associate, of the version that the caller has seen; STF409 answers the current one. */
export async function withAssociate<A>(
  context: Context,
  { employeeId, version }: Asked,
  change: (tx: Tx, row: StoreStaffRow) => Promise<Step<A>>,
  { isDone = () => false, first, reason = 'ended-elsewhere' }: Options = {},
): Promise<A | Associate | Refusal<'STF404' | 'STF409'>> {
  const { database, endedSessions } = context.shop;
  const outcome = await transact(database.db, async (tx) => {
    await first?.(tx);
    await lockConsumer(tx, employeeId);
    const row = await findStoreStaff(tx, employeeId, context.now);
    if (!row) return refuse('STF404');
    if (await isDone(row, tx)) return { answer: associateView(context, row), ended: [] };
    if (row.till_version !== version) return refuseStale('STF409', associateView(context, row));
    return change(tx, row);
  });
  if (outcome instanceof Refusal) return outcome;
  endedSessions.add(outcome.ended, reason);
  return outcome.answer;
}

/**
 * Changes an associate and audits the change; associates who may no longer sell are signed out of their store sessions.
 */
export function changeAssociate(
  context: Context,
  operation: Operation,
  asked: Asked,
  change: AssociateChange,
): Promise<Associate | Refusal<'STF404' | 'STF409'>> {
  return withAssociate(
    context,
    asked,
    async (tx, row) => {
      await writeAssociate(tx, row, change);
      const ended = change.till_blocked ? await endStoreSessions(tx, row.id, context.now) : [];
      const after = (await findStoreStaff(tx, row.id, context.now)) ?? row;
      await recordChange(context, tx, operation, row, after);
      return { answer: associateView(context, after), ended };
    },
    {
      isDone: (row) => Object.entries(change).every(([member, value]) => row[member as keyof StoreStaffRow] === value),
    },
  );
}

export async function writeAssociate(
  tx: Tx,
  { id, till_version }: Pick<StoreStaffRow, 'id' | 'till_version'>,
  change: AssociateChange,
): Promise<void> {
  await updateConsumer(tx, id, { ...change, till_version: till_version + 1 });
}

export function endStoreSessions(tx: Tx, consumerNo: string, now: Date): Promise<readonly string[]> {
  return endSessions(tx, { consumerNo, associate: true }, 'ended-elsewhere', now);
}

export function recordChange(
  context: Context,
  tx: Tx,
  operation: Pick<Operation, 'id'>,
  before: StoreStaffRow | null,
  after: StoreStaffRow | null,
): Promise<void> {
  const subject = { kind: 'associate', id: before?.id ?? after?.id ?? '' } as const;
  const facts = { before: before && associateFacts(before), after: after && associateFacts(after) };
  return recordAudit(tx, operation, { subject, ...facts }, sourceOf(context));
}
