import type { Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { Database, Reader } from '../database.ts';
import type { OutboxTables } from '../tables/outbox.ts';

export type { MailFile } from '../tables/outbox.ts';
export type MailRow = Selectable<OutboxTables['mail']>;
export type MailSummary = Pick<MailRow, 'id' | 'kind' | 'recipient' | 'subject' | 'created_at' | 'sent_at'>;

/** Stores a mail once per kind and subject; returns the stored one, which may be an earlier one. */
export async function keepMail({ db, pool }: Pick<Database, 'db' | 'pool'>, row: MailRow): Promise<MailRow> {
  const { rowCount } = await pool.query({
    name: 'mail-keep',
    text: `insert into mail (id, kind, subject_id, recipient, language, subject, html, text, unsubscribe_url, reply_to, files,
             created_at, sent_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
           on conflict (kind, subject_id) do nothing`,
    values: [
      ...[row.id, row.kind, row.subject_id, row.recipient, row.language, row.subject, row.html, row.text],
      ...[row.unsubscribe_url, row.reply_to, JSON.stringify(row.files), row.created_at, row.sent_at],
    ],
  });
  if (rowCount === 1) return row;
  return db
    .selectFrom('mail')
    .selectAll()
    .where('kind', '=', row.kind)
    .where('subject_id', '=', row.subject_id)
    .executeTakeFirstOrThrow();
}

/** Whether the mail of a kind about a subject was stored before. */
export async function isMailKept(db: Reader, kind: string, subjectId: string): Promise<boolean> {
  const found = await db
    .selectFrom('mail')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Marks a mail as sent; unless it is to be shown later, its text is deleted, as it may contain a secret link. */
export async function markMailSent(pool: Pool, id: string, now: Date, keepsText: boolean): Promise<void> {
  const statement = keepsText
    ? { name: 'mail-sent', text: 'update mail set sent_at = $2 where id = $1' }
    : {
        name: 'mail-sent-forgotten',
        text: `update mail set sent_at = $2, html = '', text = '', files = '[]' where id = $1`,
      };
  await pool.query({ ...statement, values: [id, now] });
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
