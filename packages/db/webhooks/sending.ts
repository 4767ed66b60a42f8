import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { transact } from '../placement/atomic.ts';
import type { Tables } from '../tables/tables.ts';
import type { WebhookTables } from '../tables/webhooks.ts';

/** A message to be sent now. `tries` includes this one. */
export type DueMessage = Readonly<{ messageId: string; body: string; tries: number }>;

/** The webhooks that are on and have due messages. */
export async function webhooksWithDue(db: Reader, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ webhook_id: string }>`
    select webhook_id from webhook where active and exists (
      select from webhook_message as one where one.webhook_id = webhook.webhook_id and one.next_at <= ${now})
    order by webhook_id`.execute(db);
  return rows.map(({ webhook_id }) => webhook_id);
}

/**
 * Claims due messages of a webhook, the earliest first. A claimed one is due again at `againAt` unless its outcome is written before, so
 * that none is lost with its process.
 */
export async function claimMessages(
  db: Reader,
  webhookId: string,
  { now, againAt, limit }: Readonly<{ now: Date; againAt: Date; limit: number }>,
): Promise<readonly DueMessage[]> {
  const { rows } = await sql<DueMessage & { no: number }>`
    with due as (
      select message_id from webhook_message where webhook_id = ${webhookId} and next_at <= ${now}
      order by message_no limit ${limit} for update skip locked
    ), claimed as (
      update webhook_message set tries = tries + 1, next_at = ${againAt}
      where message_id in (select message_id from due) returning *
    )
    select message_id as "messageId", body, tries, message_no as no from claimed order by message_no`.execute(db);
  return rows;
}

export type Secrets = Pick<
  Selectable<WebhookTables['webhook']>,
  'webhook_id' | 'url' | 'secret' | 'former_secret' | 'former_until'
>;

/** The address of a webhook and the secrets that sign its messages; undefined if it is switched off or deleted. */
export async function secretsOf(db: Reader, webhookId: string): Promise<Secrets | undefined> {
  return db
    .selectFrom('webhook')
    .select(['webhook_id', 'url', 'secret', 'former_secret', 'former_until'])
    .where('webhook_id', '=', webhookId)
    .where('active', '=', true)
    .executeTakeFirst();
}

/** The outcome of a try: the message is delivered, given up, or tried again. */
export type Outcome = Readonly<{ delivered: true } | { givenUp: true } | { againAt: Date }>;

/** Writes down a try and what it has come to; nothing for a message that was deleted meanwhile. */
export async function recordTry(
  db: Kysely<Tables>,
  one: Insertable<WebhookTables['webhook_try']>,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const change =
    'againAt' in outcome
      ? { next_at: outcome.againAt }
      : { next_at: null, ...('delivered' in outcome ? { delivered_at: now } : { given_up_at: now }) };
  await transact(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('webhook_message')
      .set(change)
      .where('message_id', '=', one.message_id)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) await tx.insertInto('webhook_try').values(one).execute();
  });
}
