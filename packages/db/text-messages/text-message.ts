import { type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { TextMessageTables } from '../tables/text-messages.ts';

export type TextMessageRow = Selectable<TextMessageTables['text_message']>;

type NewText = Omit<TextMessageRow, 'state' | 'reference' | 'ended_at'>;

/** Stores a text message once per kind and subject; returns the stored one, which may be an earlier one. */
export async function keepText(db: Reader, row: NewText): Promise<TextMessageRow> {
  await db
    .insertInto('text_message')
    .values({ ...row, state: 'waiting', reference: null, ended_at: null })
    .onConflict((on) => on.columns(['kind', 'subject_id']).doNothing())
    .execute();
  return db
    .selectFrom('text_message')
    .selectAll()
    .where('kind', '=', row.kind)
    .where('subject_id', '=', row.subject_id)
    .executeTakeFirstOrThrow();
}

type State = TextMessageRow['state'];

/** Moves a text message on; false where it is in another state. */
export async function moveText(
  db: Reader,
  id: string,
  {
    from,
    to,
    reference = null,
    endedAt = null,
  }: Readonly<{ from: State; to: State; reference?: string | null; endedAt?: Date | null }>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('text_message')
    .set({ state: to, reference, ended_at: endedAt })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many text messages a consumer was sent since a moment. */
export async function textsSince(db: Reader, consumerId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from text_message
    where consumer_id = ${consumerId} and created_at >= ${since} and state in ('sending', 'sent', 'unknown')`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The latest text messages, newest first. */
export async function latestTexts(db: Reader, limit: number): Promise<readonly TextMessageRow[]> {
  return db.selectFrom('text_message').selectAll().orderBy('created_at', 'desc').limit(limit).execute();
}

/** Deletes text messages from before a moment. */
export async function dropOldTexts(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('text_message').where('created_at', '<', before).execute();
}
