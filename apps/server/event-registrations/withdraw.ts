import { withdrawGuest } from '@eyelet/contracts/event-registrations/withdraw.ts';
import { findRegistration } from '@eyelet/db/event-registrations/registration.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { endAndFill } from './end-registration.ts';
import { guestView } from './view.ts';

/** Cancels a registration on behalf of its guest. */
export const withdrawGuestHandler = handle(withdrawGuest, async (context, { params }) => {
  const { database } = context.shop;
  const row = await transact(database.db, async (tx) => {
    const before = await endAndFill(tx, params.registrationId, context);
    const after = before && (await findRegistration(tx, before.id));
    if (!before || !after) return refuse('STF404');
    if (before.status !== 'cancelled') {
      const subject = { kind: 'event', id: before.event_id } as const;
      const facts = (status: string) => ({ registrationId: before.id, status });
      const change = { subject, before: facts(before.status), after: facts('cancelled') };
      await recordAudit(tx, withdrawGuest, change, sourceOf(context));
    }
    return after;
  });
  if (row instanceof Refusal) return row;
  wakeAnnouncer(database);
  return guestView(row);
});
