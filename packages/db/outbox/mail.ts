import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { OutboxTables } from '../tables/outbox.ts';

export type { MailFile } from '../tables/outbox.ts';
export type MailRow = Selectable<OutboxTables['mail']>;
export type MailSummary = Pick<MailRow, 'id' | 'kind' | 'recipient' | 'subject' | 'created_at' | 'sent_at'>;

/** Stores a mail once per kind and subject; returns the stored one, which may be an earlier one. */
export async function keepMail(db: Reader, row: MailRow): Promise<MailRow> {
  const kept = await db
    .insertInto('mail')
    .values({ ...row, files: JSON.stringify(row.files) })
    .onConflict((on) => on.columns(['kind', 'subject_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept) return row;
  return db
    .selectFrom('mail')
    .selectAll()
    .where('kind', '=', row.kind)
    .where('subject_id', '=', row.subject_id)
    .executeTakeFirstOrThrow();
}

/** Marks a mail as sent; unless it is to be shown later, its text is deleted, as it may contain a secret link. */
export async function markMailSent(db: Reader, id: string, now: Date, keepsText: boolean): Promise<void> {
  const text = keepsText ? {} : { html: '', text: '', files: '[]' };
  await db
    .updateTable('mail')
    .set({ sent_at: now, ...text })
    .where('id', '=', id)
    .execute();
}

/** Deletes mails that were sent long ago. */
export async function dropOldMails(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('mail').where('sent_at', '<', before).execute();
}

/** The latest mails, newest first. */
export async function latestMails(db: Reader, limit: number): Promise<readonly MailSummary[]> {
  return db
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'subject', 'created_at', 'sent_at'])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

export async function findMail(db: Reader, id: string): Promise<MailRow | undefined> {
  return db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
}
