import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { handOver } from '../returns/hand-over.ts';
import { withLockedReturn } from '../returns/locked-return.ts';
import { deskReturn } from './view.ts';

/** Records that the parcel of a return is on its way. */
export const handOverReturnHandler = handle(handOverReturn, async (context, { params }) => {
  const { shop } = context;
  const { returnId } = params;
  await withLockedReturn(context, returnId, async (tx, open) => {
    if (open.one.state !== 'announced' || open.one.handed_over_at !== null) return;
    await handOver(shop, tx, open);
    const change = {
      subject: { kind: 'return', id: returnId } as const,
      before: { state: 'announced' },
      after: { state: 'handed over' },
    };
    await recordAudit(tx, handOverReturn, change, sourceOf(context));
  });
  wakeAnnouncer(shop.database);
  return (await deskReturn(shop, returnId)) ?? refuse('STF404');
});
