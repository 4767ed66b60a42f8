import type { Reader } from '../database.ts';

/**
 * The payloads of the declared facts by name. The declarations are in the contract (`contracts/events`), which this part does not import;
 * `apps/server/events/consumer.ts` adds them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members come from the contract.
export interface FactPayloads {}

export type FactName = keyof FactPayloads;

/** A business fact to be written; `correlationId` names the shopper's action that caused it. */
export type Fact<N extends FactName = FactName> = {
  [K in N]: Readonly<{ name: K; subject: string; payload: FactPayloads[K]; correlationId?: string }>;
}[N];

/** Writes facts in the transaction that makes them true. */
export async function writeFacts(db: Reader, facts: readonly Fact[], now: Date): Promise<void> {
  if (facts.length === 0) return;
  const rows = facts.map(({ name, subject, payload, correlationId = null }) => ({
    ...{ name, subject, payload: JSON.stringify(payload), correlation_id: correlationId, at: now, seq: null },
  }));
  await db.insertInto('event').values(rows).execute();
}

/** Deletes old facts whose deliveries all succeeded or were given up. */
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
