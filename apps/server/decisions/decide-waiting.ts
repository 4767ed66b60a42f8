import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Facts } from '@eyelet/domain/audit/diff.ts';
import { type AuditChange, recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';

/** What somebody has asked for and a second person decides on. */
type Asked = Readonly<{ state: 'waiting' | 'done' | 'refused'; decided_by: string | null }>;

/** How it was decided, by whom and when. */
export type Decision = Readonly<{ state: 'done' | 'refused'; by: string; now: Date }>;

type Deciding<Row extends Asked, Shown, Id extends ErrorId> = Readonly<{
  state: Decision['state'];
  /** Finds it, and has nobody else decide it until the transaction ends; undefined where there is none. */
  lock: (tx: Transaction<Tables>) => Promise<Row | undefined>;
  /** What is answered, as it is then. */
  view: (tx: Transaction<Tables>) => Promise<Shown | undefined>;
  /** Does what the decision does and writes it down, or says why it cannot be made. */
  work: (tx: Transaction<Tables>, row: Row, decision: Decision) => Promise<Refusal<Id> | undefined>;
  subject: AuditChange['subject'];
  /** What the audit says of it besides its state. */
  facts: (row: Row) => Facts;
}>;

/**
 * Decides what waits for a second person, with its audit entry; of two at once one is first. What the caller has decided so already is
 * answered as it is, and what is decided otherwise is refused with what it is by now.
 */
export function decideWaiting<Row extends Asked, Shown extends object, Id extends ErrorId>(
  context: Context,
  operation: Operation,
  { state, lock, view, work, subject, facts }: Deciding<Row, Shown, Id>,
): Promise<Shown | Refusal<'STF404' | 'STF409' | Id>> {
  const { shop, now } = context;
  const { staffId: by } = staffOf(context);
  return transact(shop.database.db, async (tx): Promise<Shown | Refusal<'STF404' | 'STF409' | Id>> => {
    const row = await lock(tx);
    const shown = row && (await view(tx));
    if (!row || !shown) return refuse('STF404');
    const isDone = row.state === state && row.decided_by === by;
    if (row.state !== 'waiting') return isDone ? shown : refuseStale('STF409', shown);
    const refused = await work(tx, row, { state, by, now });
    if (refused) return refused;
    const said = facts(row);
    const change = { before: { ...said, state: row.state }, after: { ...said, state } };
    await recordAudit(tx, operation, { subject, ...change }, sourceOf(context));
    return (await view(tx)) ?? shown;
  });
}
