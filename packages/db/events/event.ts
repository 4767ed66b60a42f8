import type { Reader } from '../database.ts';

/**
 * A business fact on its way into the database. Name and payload are those of the contract (`contracts/events`), which is checked
 * when it is told; `correlationId` names the action of a shopper that it came of.
 */
export type Fact = Readonly<{ name: string; subject: string; payload: object; correlationId?: string }>;

/** Writes facts in the transaction that makes them true. */
export async function writeFacts(db: Reader, facts: readonly Fact[], now: Date): Promise<void> {
  if (facts.length === 0) return;
  const rows = facts.map(({ name, subject, payload, correlationId = null }) => ({
    ...{ name, subject, payload: JSON.stringify(payload), correlation_id: correlationId, at: now, seq: null },
  }));
  await db.insertInto('event').values(rows).execute();
}

/** Deletes facts of long ago that everybody has heard, or that were given up. */
export async function dropOldEvents(db: Reader, before: Date): Promise<void> {
  await db
    .deleteFrom('event')
    .where('at', '<', before)
    .where('seq', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('event_delivery').select('event_id').whereRef('event_delivery.event_id', '=', 'event.id'),
        ),
      ),
    )
    .execute();
}
