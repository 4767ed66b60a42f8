import { type Expression, type Selectable, type SqlBool, sql, type Transaction } from 'kysely';
import type { Reader } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import type { WebhookTables } from '../tables/webhooks.ts';

export type MessageRow = Selectable<WebhookTables['webhook_message']>;
export type TryRow = Selectable<WebhookTables['webhook_try']>;

/** A fact as webhooks receive it. */
export type QueuedFact = Readonly<{ eventId: number; fact: string; subject: string; body: string; happenedAt: Date }>;

/**
 * Queues a fact for every active webhook that has chosen it, each once however often it is called; returns how many.
 */
export async function queueFact(
  db: Reader,
  { eventId, fact, subject, body, happenedAt }: QueuedFact,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into webhook_message (message_id, webhook_id, event_id, fact, subject, body, happened_at, next_at)
    select 'msg_' || replace(gen_random_uuid()::text, '-', ''), webhook_id, ${eventId}, ${fact}, ${subject}, ${body},
           ${happenedAt}, ${now}
    from webhook where active and ${fact} = any(facts)
    on conflict (webhook_id, event_id) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export type MessageState = 'waiting' | 'delivered' | 'given up';

export type MessageFilter = Readonly<{
  webhookId: string;
  state?: MessageState | undefined;
  fact?: string | undefined;
  /** Beginning of the subject. */
  search?: string | undefined;
}>;

const columnOf = { waiting: 'next_at', delivered: 'delivered_at', 'given up': 'given_up_at' } as const;

function conditionsOf({ webhookId, state, fact, search }: MessageFilter): Expression<SqlBool>[] {
  return [
    sql<SqlBool>`webhook_id = ${webhookId}`,
    ...(state === undefined ? [] : [sql<SqlBool>`${sql.ref(columnOf[state])} is not null`]),
    ...(fact === undefined ? [] : [sql<SqlBool>`fact = ${fact}`]),
    ...(search === undefined ? [] : [sql<SqlBool>`starts_with(lower(subject), ${search.toLowerCase()})`]),
  ];
}

/** Messages of a webhook, the latest first, those before a number if one is given. */
export async function listMessageRows(
  db: Reader,
  filter: MessageFilter,
  { before, limit }: Readonly<{ before: number | undefined; limit: number }>,
): Promise<readonly MessageRow[]> {
  let query = db
    .selectFrom('webhook_message')
    .selectAll()
    .where((eb) => eb.and(conditionsOf(filter)));
  if (before !== undefined) query = query.where('message_no', '<', before);
  return query.orderBy('message_no', 'desc').limit(limit).execute();
}

export async function countMessages(db: Reader, filter: MessageFilter): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_message')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.and(conditionsOf(filter)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findMessage(db: Reader, webhookId: string, messageId: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('webhook_message')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

/** The tries of a message, the latest first. */
export async function triesOf(db: Reader, messageId: string): Promise<readonly TryRow[]> {
  return db
    .selectFrom('webhook_try')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('try_no', 'desc')
    .limit(100)
    .execute();
}

/** Makes messages due again that do not wait already; returns them. */
export async function replayMessages(
  tx: Transaction<Tables>,
  webhookId: string,
  messageIds: readonly string[],
  now: Date,
): Promise<readonly Pick<MessageRow, 'fact' | 'subject'>[]> {
  return tx
    .updateTable('webhook_message')
    .set({ next_at: now, tries: 0, delivered_at: null, given_up_at: null })
    .where('webhook_id', '=', webhookId)
    .where('message_id', 'in', messageIds)
    .where('next_at', 'is', null)
    .returning(['fact', 'subject'])
    .execute();
}

/** Deletes old messages that do not wait any more, with their tries. */
export async function dropOldMessages(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('webhook_message').where('happened_at', '<', before).where('next_at', 'is', null).execute();
}
