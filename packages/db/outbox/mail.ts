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
 * The same of a mail about no order that needs no sending: it is stored as sent. Returns undefined if it was stored now. What a failing
 * machine loses of these is lost with the delivery that is settled after them, so that it is made again.
 */
export async function keepSentMail(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  row: MailRow,
): Promise<MailRow | undefined> {
  const text = `${keeping} where ${withoutWait} on conflict (kind, subject_id) do nothing`;
  const { rowCount } = await pool.query({ name: 'mail-keep-sent', text, values: valuesOf(row) });
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

/** The mail of a kind about a subject, which was stored before. */
export function findKept(db: Reader, { kind, subject_id }: Pick<MailRow, 'kind' | 'subject_id'>): Promise<MailRow> {
  return db
    .selectFrom('mail')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
    .executeTakeFirstOrThrow();
}

/** A mail about an order that needs no sending. */
export type SentMail = Readonly<{ row: MailRow; of: MailOfOrder }>;

/**
 * Stores mails about orders that need no sending as sent, which their orders record; returns the ids of those that were stored now, as there
 * is one of each kind and subject. What a failing machine loses of them is lost with the deliveries that are settled after them, so that
 * they are made again.
 */
export async function keepSentMails(pool: Pool, mails: readonly SentMail[]): Promise<ReadonlySet<string>> {
  // Values of their own, as reading them from arrays takes longer than storing them.
  const rows = mails.map((_, index) => valuesFrom(index * perMail + 1));
  const { rows: kept } = await pool.query<{ id: string }>({
    name: `mails-keep-sent-${mails.length}`,
    text: `
      with given (id, kind, subject_id, recipient, language, subject, html, text, unsubscribe_url, reply_to, files,
          created_at, sent_at, order_number, mail_id, about) as (
        values ${rows.join(', ')}
      ), kept as (
        insert into mail (id, kind, subject_id, recipient, language, subject, html, text, unsubscribe_url, reply_to, files,
          created_at, sent_at)
        select id, kind, subject_id, recipient, language, subject, html, text, unsubscribe_url, reply_to, files,
          created_at, sent_at
        from given where ${withoutWait}
        on conflict (kind, subject_id) do nothing returning id
      ), recorded as (
        insert into order_mail (order_number, mail_id, kind, about, asked_at, sent_at)
        select order_number, mail_id, kind, about, sent_at, sent_at from given join kept using (id)
        on conflict (order_number, mail_id) do update set sent_at = excluded.sent_at where order_mail.sent_at is null
      )
      select id from kept`,
    values: mails.flatMap(({ row, of }) => [...valuesOf(row), of.orderNumber, of.mailId, of.about]),
  });
  return new Set(kept.map(({ id }) => id));
}

/** Values of a mail about an order in the statement above. */
const perMail = 16;

/** The row of a mail whose values begin at a parameter. */
function valuesFrom(first: number): string {
  const cast: Readonly<Record<number, string>> = { 10: 'jsonb', 11: 'timestamptz', 12: 'timestamptz' };
  return `(${Array.from({ length: perMail }, (_, at) => `$${first + at}::${cast[at] ?? 'text'}`).join(', ')})`;
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
