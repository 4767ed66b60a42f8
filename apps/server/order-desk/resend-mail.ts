import { resendOrderMail } from '@eyelet/contracts/order-desk/resend-mail.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { askMailAgain } from './ask-mail-again.ts';
import { orderTimeline } from './timeline.ts';

/** Has a mail of an order sent again. */
export const resendOrderMailHandler = handle(resendOrderMail, async (context, { params, body }) => {
  const { shop } = context;
  const { orderNumber } = params;
  const outcome = await transact(shop.database.db, (tx) => askMailAgain(tx, params, body, sourceOf(context)));
  if (outcome === 'unknown' || outcome === 'unsent') return refuse('STF404');
  if (outcome !== 'asked') return refuse('STF460', outcome);
  wakeAnnouncer(shop.database);
  return orderTimeline(context, orderNumber);
});
