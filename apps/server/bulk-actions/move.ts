import { moveBulkAction } from '@eyelet/contracts/bulk-actions/move.ts';
import * as repository from '@eyelet/db/bulk-actions/bulk-action.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { mayAct } from './permission.ts';
import { readBulkActionView } from './view.ts';
import { wakeBulkActions } from './wake.ts';

/** Stops an action on many orders, or has it go on. */
export const moveBulkActionHandler = handle(moveBulkAction, async (context, { params: { bulkId }, body }) => {
  const { database } = context.shop;
  const to = body.state;
  const from = to === 'running' ? 'stopped' : 'running';
  const row = await transact(database.db, async (tx) => {
    const before = await repository.findBulkAction(tx, bulkId);
    if (!before) return refuse('STF404');
    const refused = mayAct(context, before.action);
    if (refused) return refused;
    if (!(await repository.moveBulkAction(tx, bulkId, { from, to }))) return before;
    const subject = { kind: 'order', id: 'many' } as const;
    await recordAudit(
      tx,
      moveBulkAction,
      { subject, before: { state: from }, after: { state: to } },
      sourceOf(context),
    );
    return { ...before, state: to };
  });
  if (row instanceof Refusal) return row;
  wakeBulkActions(database);
  return readBulkActionView(database.db, row);
});
