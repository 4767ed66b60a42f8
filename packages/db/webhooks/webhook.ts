import { type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { Reader } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import type { WebhookTables } from '../tables/webhooks.ts';

export type WebhookRow = Selectable<WebhookTables['webhook']>;

/** A webhook with the number of its messages that wait, and that were given up. */
export type CountedWebhook = WebhookRow & Readonly<{ waiting: number; givenUp: number }>;

const counted = (db: Reader) =>
  db
    .selectFrom('webhook')
    .selectAll()
    .select([
      sql<number>`(select count(*)::int from webhook_message as one
        where one.webhook_id = webhook.webhook_id and one.next_at is not null)`.as('waiting'),
      sql<number>`(select count(*)::int from webhook_message as one
        where one.webhook_id = webhook.webhook_id and one.given_up_at is not null)`.as('givenUp'),
    ]);

/** All webhooks, the oldest first. */
export async function listWebhookRows(db: Reader): Promise<readonly CountedWebhook[]> {
  return counted(db).orderBy('created_at').orderBy('webhook_id').execute();
}

export async function findWebhook(db: Reader, webhookId: string): Promise<CountedWebhook | undefined> {
  return counted(db).where('webhook_id', '=', webhookId).executeTakeFirst();
}

/** The same, kept from changes of others until the transaction ends. */
export async function lockWebhook(tx: Transaction<Tables>, webhookId: string): Promise<CountedWebhook | undefined> {
  return counted(tx).where('webhook_id', '=', webhookId).forUpdate().executeTakeFirst();
}

/** Writes a new webhook; false if its id is taken. */
export async function insertWebhook(
  tx: Transaction<Tables>,
  row: Omit<WebhookRow, 'version' | 'former_secret' | 'former_until'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('webhook')
    .values(row)
    .onConflict((conflict) => conflict.column('webhook_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Changes a webhook; its version rises. */
export async function changeWebhook(
  tx: Transaction<Tables>,
  webhookId: string,
  change: Updateable<WebhookTables['webhook']>,
): Promise<void> {
  await tx
    .updateTable('webhook')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('webhook_id', '=', webhookId)
    .execute();
}

export async function deleteWebhook(tx: Transaction<Tables>, webhookId: string): Promise<void> {
  await tx.deleteFrom('webhook').where('webhook_id', '=', webhookId).execute();
}
