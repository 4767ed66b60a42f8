import { adjustPoints } from '@eyelet/contracts/loyalty-desk/adjust.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { insertAdjustment, lockAdjustment } from '@eyelet/db/loyalty/adjustment.ts';
import { readPoints } from '@eyelet/db/loyalty/points.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { postAdjustment } from './post-adjustment.ts';
import { deskMember } from './view.ts';

/** Adjusts points at once, or has the adjustment wait for somebody else where it is large. */
export const adjustPointsHandler = handle(adjustPoints, (context, { params, body }) => {
  const { shop, now } = context;
  const { consumerNo, adjustmentId: id } = params;
  const { points, reason } = body;
  const isAlone = Math.abs(points) <= shop.settings.current()['loyalty.adjust-alone'];
  const row = {
    ...{ id, consumer_id: consumerNo, points, reason, note: body.note.trim() },
    ...{ state: isAlone ? ('done' as const) : ('waiting' as const), asked_by: staffOf(context).staffId, asked_at: now },
    ...{ decided_by: null, decided_at: isAlone ? now : null },
  };
  return shop.database.db.transaction().execute(async (tx) => {
    if (points === 0) return refuse('STF400', { member: 'points' });
    if (!(await findConsumer(tx, consumerNo))?.member_id) return refuse('STF404');
    const known = await lockAdjustment(tx, id);
    if (known)
      return (known.consumer_id === consumerNo && (await deskMember(context, tx, consumerNo))) || refuse('STF404');
    // What is not possible is not left to wait.
    const isPossible = isAlone
      ? await postAdjustment(tx, row, now)
      : (await readPoints(tx, consumerNo)).balance >= -points;
    if (!isPossible) return refuse('STF463');
    if (await insertAdjustment(tx, row)) {
      const subject = { kind: 'member', id: consumerNo } as const;
      const after = { points, reason, state: row.state };
      await recordAudit(tx, adjustPoints, { subject, before: null, after }, sourceOf(context));
    }
    return (await deskMember(context, tx, consumerNo)) ?? refuse('STF404');
  });
});
