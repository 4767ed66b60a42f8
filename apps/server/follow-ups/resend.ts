import { resendFollowUps } from '@eyelet/contracts/follow-ups/resend.ts';
import { resendDeliveries } from '@eyelet/db/events/failed.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudits, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

/** Delivers given-up facts again. The audit names the consumers but not the errors, as these may contain personal data. */
export const resendFollowUpsHandler = handle(resendFollowUps, async (context, { body }) => {
  const { database } = context.shop;
  const resent = await transact(database.db, async (tx) => {
    const found = await resendDeliveries(tx, body.deliveries, context.now);
    const changes = found.map(({ consumer, eventId, name }) => ({
      subject: { kind: 'follow-up', id: String(eventId) } as const,
      before: null,
      after: { consumer, fact: name },
    }));
    await recordAudits(tx, resendFollowUps, changes, sourceOf(context));
    return found.length;
  });
  if (resent > 0) wakeAnnouncer(database);
  return { resent };
});
