import { releaseDisputedGoods } from '@eyelet/contracts/disputes/release.ts';
import { findDispute, releaseGoods } from '@eyelet/db/disputes/dispute.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { disputeView } from './view.ts';

/** Staff decide to send what is contested, as the dispute may take months. */
export const releaseDisputedGoodsHandler = handle(releaseDisputedGoods, (context, { params }) =>
  transact(context.shop.database.db, async (tx) => {
    const { disputeId } = params;
    const before = await findDispute(tx, disputeId);
    if (!before) return refuse('STF404');
    const { order_number: orderNumber } = before;
    await lockOrderState(tx, orderNumber);
    if (await releaseGoods(tx, disputeId, { by: staffOf(context).staffId, now: context.now })) {
      const subject = { kind: 'order', id: orderNumber } as const;
      const change = { subject, before: { disputedGoods: 'held' }, after: { disputedGoods: 'released' } };
      await recordAudit(tx, releaseDisputedGoods, change, sourceOf(context));
    }
    return disputeView((await findDispute(tx, disputeId)) ?? before, context.now);
  }),
);
