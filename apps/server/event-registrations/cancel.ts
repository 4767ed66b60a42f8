import { cancelRegistration } from '@eyelet/contracts/event-registrations/cancel.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { endAndFill } from './end-registration.ts';
import { registrationView } from './view.ts';

/** Cancels a registration by its mailed link. */
export const cancelRegistrationHandler = handle(cancelRegistration, async (context, { params, body }) => {
  const { shop } = context;
  if (!shop.registrationLinks.opens(body.token, params.registrationId)) return refuse('AUT402');
  const { database } = shop;
  const ended = await transact(database.db, (tx) => endAndFill(tx, params.registrationId, context));
  if (!ended) return refuse('AUT402');
  wakeAnnouncer(database);
  return { ...registrationView(ended), status: 'cancelled' as const };
});
