import type { Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { Database, Reader } from '../database.ts';
import type { OutboxTables } from '../tables/outbox.ts';
import { withoutWait } from '../without-wait.ts';

export type { MailFile } from '../tables/outbox.ts';
export type MailRow = Selectable<OutboxTables['mail']>;
export type MailSummary = Pick<MailRow, 'id' | 'kind' | 'recipient' | 'subject' | 'created_at' | 'sent_at'>;

/** What an order records of a mail about it. */
export type MailOfOrder = Readonly<{ orderNumber: string; mailId: string; kind: string; about: string }>;

const keeping = `
  insert into mail (id, kind, subject_id, recipient, language, subject, html, text, unsubscribe_url, reply_to, files,
    created_at, sent_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12::timestamptz, $13::timestamptz`;

/** Stores a mail to be sent, once per kind and subject; returns the stored one, which may be an earlier one. */
export async function keepMail({ db, pool }: Pick<Database, 'db' | 'pool'>, row: MailRow): Promise<MailRow> {
  const text = `${keeping} on conflict (kind, subject_id) do nothing`;
  const { rowCount } = await pool.query({ name: 'mail-keep', text, values: valuesOf(row) });
  return rowCount === 1 ? row : findKept(db, row);
}

/**
 * The same of a mail that needs no sending: it is stored as sent, and its order records that. Returns undefined if it was
 * stored now.
 */
export async function keepSentMail(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  row: MailRow,
  of: MailOfOrder | undefined,
): Promise<MailRow | undefined> {
  // What a failing machine loses of these is lost with the delivery that is settled after them, so that it is made again.
  const text = `with kept as (${keeping} where ${withoutWait} on conflict (kind, subject_id) do nothing returning sent_at)`;
  const { rowCount } = await pool.query(
    of
      ? {
          name: 'mail-keep-sent-of-order',
          text: `${text}, ${recordedFrom('kept', 14)} select from kept`,
          values: [...valuesOf(row), ...valuesOfRecord(of)],
        }
      : { name: 'mail-keep-sent', text: `${text} select from kept`, values: valuesOf(row) },
  );
  return rowCount === 1 ? undefined : findKept(db, row);
}

const valuesOf = (row: MailRow) => [
  ...[row.id, row.kind, row.subject_id, row.recipient, row.language, row.subject, row.html, row.text],
  ...[row.unsubscribe_url, row.reply_to, JSON.stringify(row.files), row.created_at, row.sent_at],
];

/**
 * Part of a statement: the order records a mail for a row (sent_at) of an earlier part, one that was asked for or one that the
 * shop sends by itself. Its values begin at a parameter.
 */
const recordedFrom = (part: string, first: number) => `recorded as (
    insert into order_mail (order_number, mail_id, kind, about, asked_at, sent_at)
    select $${first}, $${first + 1}, $${first + 2}, $${first + 3}, sent_at, sent_at from ${part}
    on conflict (order_number, mail_id) do update set sent_at = excluded.sent_at where order_mail.sent_at is null
  )`;

const valuesOfRecord = ({ orderNumber, mailId, kind, about }: MailOfOrder) => [orderNumber, mailId, kind, about];

function findKept(db: Reader, { kind, subject_id }: Pick<MailRow, 'kind' | 'subject_id'>): Promise<MailRow> {
  return db
    .selectFrom('mail')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
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

/**
 * Marks a mail as sent, also for its order; unless it is to be shown later, its text is deleted, as it may contain a secret link.
 */
export async function markMailSent(
  pool: Pool,
  id: string,
  { now, keepsText, of }: Readonly<{ now: Date; keepsText: boolean; of: MailOfOrder | undefined }>,
): Promise<void> {
  const name = keepsText ? 'mail-sent' : 'mail-sent-forgotten';
  const changes = keepsText ? '' : `, html = '', text = '', files = '[]'`;
  const text = `update mail set sent_at = $2${changes} where id = $1`;
  await pool.query(
    of
      ? {
          name: `${name}-of-order`,
          text: `with sent as (${text} returning sent_at), ${recordedFrom('sent', 3)} select`,
          values: [id, now, ...valuesOfRecord(of)],
        }
      : { name, text, values: [id, now] },
  );
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
