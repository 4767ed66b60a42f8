import { readLinkedRegistration } from '@eyelet/contracts/event-registrations/read-linked.ts';
import { findRegistration } from '@eyelet/db/event-registrations/registration.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { publishedEvents } from './published-events.ts';
import { ownView } from './view.ts';

/** The registration that a mailed link opens. */
export const readLinkedRegistrationHandler = handle(readLinkedRegistration, async (context, { params, query }) => {
  const { shop, market } = context;
  if (!shop.registrationLinks.opens(query.token, params.registrationId)) return refuse('AUT402');
  const row = await findRegistration(shop.database.db, params.registrationId);
  if (!row) return refuse('AUT402');
  return ownView(row, (await publishedEvents(shop, market)).get(row.event_id)?.title ?? '');
});
