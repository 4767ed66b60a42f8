import { endLook } from '@eyelet/contracts/looks/end.ts';
import { lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import { lockLook } from '@eyelet/db/looks/look.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { isUnderWay, standingOf } from '@eyelet/domain/looks/look.ts';
import { sourceOf } from '../audit/record.ts';
import { customerView } from '../customers/view.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { endByStaff } from './end-by-staff.ts';

/** Takes a wish back or ends the look; of another one’s, nobody does. */
export const endLookHandler = handle(endLook, (context, { params: { consumerNo, lookId } }) =>
  transact(context.shop.database.db, async (tx) => {
    const consumer = await lockConsumer(tx, consumerNo);
    const look = consumer && (await lockLook(tx, lookId));
    if (look?.consumer_id !== consumerNo || look.staff_id !== staffOf(context).staffId) return refuse('STF404');
    if (!isUnderWay(standingOf(look, context.now))) {
      return refuseStale('STF409', await customerView(context, tx, consumerNo));
    }
    await endByStaff(tx, look, sourceOf(context));
    return (await customerView(context, tx, consumerNo)) ?? refuse('STF404');
  }),
);
