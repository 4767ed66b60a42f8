import { adjustPoints } from '@eyelet/contracts/loyalty-desk/adjust.ts';
import { lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import { lockHolding } from '@eyelet/db/ledger/lock.ts';
import { adjustedAloneBy, insertAdjustment, lockAdjustment } from '@eyelet/db/loyalty/adjustment.ts';
import { readPoints } from '@eyelet/db/loyalty/points.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { adjustedTogetherSince, isAdjustedAlone } from '@eyelet/domain/loyalty/adjustment.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { pointsOf } from '../loyalty/earn.ts';
import { postAdjustment } from './post-adjustment.ts';
import { deskMember } from './view.ts';

/** Adjusts points at once, or has the adjustment wait for somebody else where it is large, by itself or with what the same person did. */
export const adjustPointsHandler = handle(adjustPoints, (context, { params, body }) => {
  const { shop, now } = context;
  const { consumerNo, adjustmentId: id } = params;
  const { points, reason } = body;
  const { staffId } = staffOf(context);
  return transact(shop.database.db, async (tx) => {
    if (points === 0) return refuse('STF400', { member: 'points' });
    // One after the other, so that none of several at once is overlooked.
    if (!(await lockConsumer(tx, consumerNo))?.member_id) return refuse('STF404');
    const known = await lockAdjustment(tx, id);
    if (known)
      return (known.consumer_id === consumerNo && (await deskMember(context, tx, consumerNo))) || refuse('STF404');
    const before = await adjustedAloneBy(tx, { consumerNo, staffId, since: adjustedTogetherSince(now) });
    const isAlone = isAdjustedAlone(points, before, shop.settings.current()['loyalty.adjust-alone']);
    const row = {
      ...{ id, consumer_id: consumerNo, points, reason, note: body.note.trim(), asked_by: staffId, asked_at: now },
      ...{
        state: isAlone ? ('done' as const) : ('waiting' as const),
        decided_by: null,
        decided_at: isAlone ? now : null,
      },
    };
    // No payment takes what is looked at now before it is taken. What is not possible is not left to wait.
    await lockHolding(tx, pointsOf(consumerNo));
    if ((await readPoints(tx, consumerNo)).balance < -points) return refuse('STF463');
    // Another member has the id.
    if (!(await insertAdjustment(tx, row))) return refuse('STF404');
    if (isAlone && !(await postAdjustment(tx, row, now))) throw new Error(`adjustment ${id} takes more than there is`);
    const subject = { kind: 'member', id: consumerNo } as const;
    const after = { points, reason, state: row.state };
    await recordAudit(tx, adjustPoints, { subject, before: null, after }, sourceOf(context));
    return (await deskMember(context, tx, consumerNo)) ?? refuse('STF404');
  });
});
