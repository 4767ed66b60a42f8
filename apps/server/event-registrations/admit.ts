import { admitGuest } from '@eyelet/contracts/event-registrations/admit.ts';
import { confirmRegistrations, findRegistration, lockSeats } from '@eyelet/db/event-registrations/registration.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { guestView } from './view.ts';

/** Gives a seat to a guest on the waiting list, beyond the number of seats, too: staff know how many chairs there are. */
export const admitGuestHandler = handle(admitGuest, async (context, { params }) => {
  const { shop, now } = context;
  const { database } = shop;
  const admitted = await transact(database.db, async (tx) => {
    const found = await findRegistration(tx, params.registrationId);
    if (!found) return refuse('STF404');
    await lockSeats(tx, found.event_id);
    const before = (await findRegistration(tx, params.registrationId)) ?? found;
    if (before.status === 'cancelled') return refuseStale('STF409', guestView(before));
    if (before.status === 'confirmed') return before;
    await confirmRegistrations(tx, [before.id], now);
    const after = { ...before, status: 'confirmed' as const, changed_at: now };
    const fact = { name: 'registration.seated', subject: before.id, payload: { registrationId: before.id } } as const;
    await writeFacts(tx, [fact], now);
    const subject = { kind: 'event', id: before.event_id } as const;
    const facts = (status: string) => ({ registrationId: before.id, status });
    const change = { subject, before: facts(before.status), after: facts(after.status) };
    await recordAudit(tx, admitGuest, change, sourceOf(context));
    return after;
  });
  if (admitted instanceof Refusal) return admitted;
  wakeAnnouncer(database);
  return guestView(admitted);
});
