import type { Transaction } from '@eyelet/db/database.ts';
import {
  type EventRegistration,
  endRegistration,
  findRegistration,
  lockSeats,
} from '@eyelet/db/event-registrations/registration.ts';
import { queueLetters } from '@eyelet/db/letters/letter.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Context } from '../kernel/context.ts';
import { fillSeats } from './fill-seats.ts';
import { registrationLetters } from './registration-letter.ts';

/**
 * Cancels a registration, confirms that by mail, and gives its seat to the first on the waiting list. Returns the
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
  await queueLetters(tx, await registrationLetters(context.shop, 'event-cancelled', [before]), context.now);
  if (before.status === 'confirmed') await fillSeats(tx, before.event_id, context);
  return before;
}
