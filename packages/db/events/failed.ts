import type { Reader } from '../database.ts';

/** A delivery that was given up. */
export type FailedDelivery = Readonly<{
  consumer: string;
  eventId: number;
  name: string;
  subject: string;
  happenedAt: Date;
  attempts: number;
  failedAt: Date;
  error: string;
}>;

/** Deliveries that were given up, the latest first. */
export async function failedDeliveries(db: Reader, limit: number): Promise<readonly FailedDelivery[]> {
  const rows = await db
    .selectFrom('event_delivery')
    .innerJoin('event', 'event.id', 'event_delivery.event_id')
    .select(['consumer', 'event_id', 'event.name', 'event.subject', 'event.at', 'attempts', 'failed_at', 'error'])
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .orderBy('event_id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ event_id: eventId, at: happenedAt, failed_at: failedAt, error, ...row }) =>
    failedAt ? [{ ...row, eventId, happenedAt, failedAt, error: error ?? '' }] : [],
  );
}

/** Makes given-up deliveries due again: one delivery, all of a consumer, or all; returns how many. */
export async function resendFailed(
  db: Reader,
  which: Readonly<{ consumer?: string; eventId?: number }>,
  now: Date,
): Promise<number> {
  let resent = db
    .updateTable('event_delivery')
    .set({ failed_at: null, attempts: 0, next_at: now })
    .where('failed_at', 'is not', null);
  if (which.consumer !== undefined) resent = resent.where('consumer', '=', which.consumer);
  if (which.eventId !== undefined) resent = resent.where('event_id', '=', which.eventId);
  const { numUpdatedRows } = await resent.executeTakeFirst();
  return Number(numUpdatedRows);
}
