import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { type Consumer, lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import { type ActionRow, accountOfAction, insertAction } from '@eyelet/db/customers/action.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { customerView } from './view.ts';

type Changed = Readonly<{ before: Record<string, string>; after: Record<string, string> }>;

type Acting<Id extends ErrorId> = Readonly<{
  params: Readonly<{ consumerNo: string; actionId: string }>;
  body: Readonly<{ reason: string; note: string }>;
  action: ActionRow['action'];
  /** Does it, and returns the members of the profile that it has changed; or why it cannot be done. */
  work: (tx: Transaction<Tables>, consumer: Consumer) => Promise<Changed | Refusal<Id>>;
}>;

const nothing: Changed = { before: {}, after: {} };

/** For actions that leave the profile as it is. */
export const unchanged = (): Changed => nothing;

/**
 * Does something with an account, once for each id. What was there before and after is kept with the account and erased along with it; the
 * audit, which is permanent, has the names of the members and the reason.
 */
export function actOn<Id extends ErrorId>(
  context: Context,
  operation: Operation,
  { params, body, action, work }: Acting<Id>,
): Promise<Customer | Refusal<Id | 'STF404'>> {
  const { consumerNo, actionId } = params;
  const { reason } = body;
  return transact(context.shop.database.db, async (tx): Promise<Customer | Refusal<Id | 'STF404'>> => {
    // One after the other, so that of a call that is repeated at once the second finds what the first has done.
    const consumer = await lockConsumer(tx, consumerNo);
    if (!consumer) return refuse('STF404');
    const known = await accountOfAction(tx, actionId);
    if (known !== undefined && known !== consumerNo) return refuse('STF404');
    if (known === undefined) {
      const changed = await work(tx, consumer);
      if (changed instanceof Refusal) return changed;
      const done = { done_by: staffOf(context).staffId, done_at: context.now };
      const row = { id: actionId, consumer_id: consumerNo, action, reason, note: body.note.trim(), ...done };
      const isChange = changed !== nothing;
      await insertAction(tx, {
        ...row,
        before: isChange ? changed.before : null,
        after: isChange ? changed.after : null,
      });
      const members = Object.keys(changed.after);
      const after = { reason, ...(isChange ? { members } : {}) };
      const subject = { kind: 'customer', id: consumerNo } as const;
      await recordAudit(tx, operation, { subject, before: null, after }, sourceOf(context));
    }
    return (await customerView(context, tx, consumerNo)) ?? refuse('STF404');
  });
}
