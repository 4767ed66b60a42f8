import type { Transaction } from '@eyelet/db/database.ts';
import { confirmRegistrations, seatsTaken, waitingFor } from '@eyelet/db/event-registrations/registration.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { movingUp } from '@eyelet/domain/event-registrations/seats.ts';
import type { Context } from '../kernel/context.ts';
import { isOver, publishedEvents } from './published-events.ts';

/**
 * Gives the free seats of an event to its waiting list. The caller has locked the seats. Nobody gets a seat of an event that is over or no longer published.
 */
export async function fillSeats(
  tx: Transaction<Tables>,
  eventId: string,
  { market, shop, now }: Pick<Context, 'market' | 'shop' | 'now'>,
): Promise<void> {
  const event = (await publishedEvents(shop, market)).get(eventId);
  if (!event || isOver(event, now)) return;
  const waiting = await waitingFor(tx, eventId);
  if (waiting.length === 0) return;
  const wishes = waiting.map((row) => ({ row, days: row.attending_days, seats: row.plus_one === '' ? 1 : 2 }));
  const moved = movingUp(event.capacity, wishes, await seatsTaken(tx, eventId)).map(({ row }) => row);
  const ids = moved.map(({ id }) => id);
  await confirmRegistrations(tx, ids, now);
  const facts = ids.map((registrationId) => ({
    ...{ name: 'registration.seated' as const, subject: registrationId, payload: { registrationId } },
  }));
  await writeFacts(tx, facts, now);
}
