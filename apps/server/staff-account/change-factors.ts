import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { Factors } from '@eyelet/contracts/staff-account/factors.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { lockStaff } from '@eyelet/db/staff/person.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Facts } from '@eyelet/domain/audit/diff.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { recordNewFactors } from '../staff-access/staff-facts.ts';
import { factorsOf, factsOf } from './factors.ts';

type Change<R extends Refusal> = (tx: Transaction<Tables>, before: Factors) => Promise<R | Facts | undefined>;

/**
 * Changes the caller's own ways to sign in, one change after the other, records it and notifies by mail. What the
 * change returns is recorded in the audit beside what differs.
 */
export async function changeFactors<R extends Refusal = never>(
  context: Context,
  operation: Operation,
  change: Change<R>,
): Promise<Factors | R> {
  const { shop } = context;
  const { staffId } = staffOf(context);
  const done = await transact(shop.database.db, async (tx) => {
    const person = await lockStaff(tx, staffId);
    if (!person) throw new Error('somebody was deleted while changing factors');
    const before = await factorsOf(tx, staffId);
    const changed = await change(tx, before);
    if (changed instanceof Refusal) return changed;
    const after = await factorsOf(tx, staffId);
    const facts = { before: factsOf(before), after: { ...factsOf(after), ...changed } };
    await recordAudit(tx, operation, { subject: { kind: 'staff', id: staffId }, ...facts }, sourceOf(context));
    await recordNewFactors(tx, person, context);
    return after;
  });
  wakeAnnouncer(shop.database);
  return done;
}
