import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { CaseTables } from '../tables/cases.ts';

export type PreferenceRow = Selectable<CaseTables['notification_preference']>;

/** A consumer's choices about notifications. */
export async function preferencesOf(db: Reader, consumerId: string): Promise<readonly PreferenceRow[]> {
  return db.selectFrom('notification_preference').selectAll().where('consumer_id', '=', consumerId).execute();
}

/** Stores what a consumer has decided, each topic and channel once. */
export async function keepPreferences(db: Reader, rows: readonly PreferenceRow[]): Promise<void> {
  await db
    .insertInto('notification_preference')
    .values([...rows])
    .onConflict((on) =>
      on.columns(['consumer_id', 'topic', 'channel']).doUpdateSet((eb) => ({
        enabled: eb.ref('excluded.enabled'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute();
}
