import type { Transaction } from '@eyelet/db/database.ts';
import {
  type EventRegistration,
  endRegistration,
  findRegistration,
  lockSeats,
} from '@eyelet/db/event-registrations/registration.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Context } from '../kernel/context.ts';
import { fillSeats } from './fill-seats.ts';

/**
 * Cancels a registration, and gives its seat to the first on the waiting list. Returns the
 * registration as it was before; undefined if there is none. One that is cancelled already stays as it is.
 */
export async function endAndFill(
  tx: Transaction<Tables>,
  id: string,
  context: Pick<Context, 'market' | 'shop' | 'now'>,
): Promise<EventRegistration | undefined> {
  const found = await findRegistration(tx, id);
  if (!found) return undefined;
  await lockSeats(tx, found.event_id);
  const before = (await findRegistration(tx, id)) ?? found;
  if (!(await endRegistration(tx, id, context.now))) return before;
  const fact = { name: 'registration.cancelled', subject: id, payload: { registrationId: id } } as const;
  await writeFacts(tx, [fact], context.now);
  if (before.status === 'confirmed') await fillSeats(tx, before.event_id, context);
  return before;
}
