import { sql } from 'kysely';
import type { Reader } from '../database.ts';

export type ExperienceEvent = Readonly<{
  eventHash: Buffer;
  kind: 'exposure' | 'click';
  experienceId: string;
  variantId: string | null;
  trackingEvent: string | null;
  at: Date;
}>;

/** Adds an event; the same one again changes nothing. */
export async function addExperienceEvent(db: Reader, event: ExperienceEvent): Promise<void> {
  await db
    .insertInto('experience_event')
    .values({
      event_hash: event.eventHash,
      experience_id: event.experienceId,
      variant_id: event.variantId,
      kind: event.kind,
      tracking_event: event.trackingEvent,
      at: event.at,
    })
    .onConflict((on) => on.doNothing())
    .execute();
}

export type ExperienceResult = Readonly<{
  experienceId: string;
  variantId: string | null;
  exposures: number;
  clicks: number;
}>;

/** Events by experience and variant, the baseline first. */
export async function countExperienceEvents(db: Reader): Promise<ExperienceResult[]> {
  const rows = await db
    .selectFrom('experience_event')
    .select([
      'experience_id',
      'variant_id',
      sql<number>`(count(*) filter (where kind = 'exposure'))::int`.as('exposures'),
      sql<number>`(count(*) filter (where kind = 'click'))::int`.as('clicks'),
    ])
    .groupBy(['experience_id', 'variant_id'])
    .orderBy('experience_id')
    .orderBy(sql`variant_id nulls first`)
    .execute();
  return rows.map(({ experience_id, variant_id, exposures, clicks }) => ({
    ...{ experienceId: experience_id, variantId: variant_id, exposures, clicks },
  }));
}
