import { type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { SubscriptionTables } from '../tables/subscriptions.ts';

export type SubscriptionRow = Selectable<SubscriptionTables['subscription']>;

/** The key of a subscription. */
export type SubscriptionKey = Pick<SubscriptionRow, 'type' | 'channel' | 'recipient_key'>;

/** A subscription, locked until the transaction ends. */
export async function lockSubscription(db: Reader, key: SubscriptionKey): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('type', '=', key.type)
    .where('channel', '=', key.channel)
    .where('recipient_key', '=', key.recipient_key)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a subscription; returns whether it is new. */
export async function addSubscription(db: Reader, row: SubscriptionRow): Promise<boolean> {
  const added = await db
    .insertInto('subscription')
    .values(row)
    .onConflict((on) => on.columns(['type', 'channel', 'recipient_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function changeSubscriptionRow(
  db: Reader,
  id: string,
  change: Partial<Omit<SubscriptionRow, 'id'>>,
): Promise<void> {
  await db.updateTable('subscription').set(change).where('id', '=', id).execute();
}

export async function deleteSubscription(db: Reader, id: string): Promise<void> {
  await db.deleteFrom('subscription').where('id', '=', id).execute();
}

/** The subscriptions of a consumer, in a stable order. */
export async function subscriptionsOf(db: Reader, consumerId: string): Promise<readonly SubscriptionRow[]> {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('consumer_id', '=', consumerId)
    .orderBy('channel')
    .orderBy('type')
    .execute();
}

/**
 * Confirms the subscription of a mailed link; false when there is none. Repeated, it confirms again. A guest's
 * subscription moves to the claimant whom the link names, as long as the email is still theirs.
 */
export async function confirmByHash(
  db: Reader,
  confirmHash: Buffer,
  claimant: string | undefined,
  sentAfter: Date,
): Promise<boolean> {
  const confirmed = await db
    .updateTable('subscription')
    .set((eb) => ({
      double_optin: true,
      consumer_id: eb.fn.coalesce(
        'consumer_id',
        eb
          .selectFrom('consumer')
          .select('consumer.id')
          .where('consumer.id', '=', claimant ?? '')
          .whereRef('consumer.email_key', '=', 'subscription.recipient_key'),
      ),
    }))
    .where('confirm_hash', '=', confirmHash)
    .where('confirm_sent_at', '>', sentAfter)
    .where('optin', '=', true)
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Ends the subscription of the token in a mail; false when there is none. Repeating it changes nothing. */
export async function endByToken(db: Reader, endToken: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('subscription')
    .set({
      optin: false,
      double_optin: false,
      optout_at: sql<Date>`case when optin then ${now}::timestamptz else optout_at end`,
    })
    .where('end_token', '=', endToken)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
