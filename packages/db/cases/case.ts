import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { emailKeyOf } from '../consumers/consumer.ts';
import type { Reader, Transaction } from '../database.ts';
import type { CaseTables } from '../tables/cases.ts';
import type { Tables } from '../tables/tables.ts';
import { insertDocuments, type NewCaseDocument } from './document.ts';
import { isOfThread } from './thread.ts';

type Tx = Transaction<Tables>;
export type CaseRow = Selectable<CaseTables['service_case']>;
export type CaseEntryRow = Selectable<CaseTables['case_entry']>;
export type NewCase = Omit<Insertable<CaseTables['service_case']>, 'email_key' | 'version'>;
export type NewCasePicture = Omit<Insertable<CaseTables['case_picture']>, 'reference' | 'position'>;

/** Lets one call at a time open a case with a fingerprint, until the transaction ends. */
export async function lockFingerprint(tx: Tx, fingerprint: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint.toString('hex')}, 0))`.execute(tx);
}

/** The reference of what was sent with the same content since a time. */
export async function sentBefore(tx: Tx, fingerprint: Buffer, since: Date): Promise<string | undefined> {
  const opened = await tx
    .selectFrom('service_case')
    .select('reference')
    .where('fingerprint', '=', fingerprint)
    .where('opened_at', '>=', since)
    .executeTakeFirst();
  if (opened) return opened.reference;
  const added = await tx
    .selectFrom('case_entry')
    .select('reference')
    .where('fingerprint', '=', fingerprint)
    .where('written_at', '>=', since)
    .executeTakeFirst();
  return added?.reference;
}

/** Stores a case with its first message, its pictures and its documents. */
export async function insertCase(
  tx: Tx,
  row: NewCase,
  message: Pick<CaseEntryRow, 'id' | 'text'>,
  pictures: readonly NewCasePicture[],
  documents: readonly NewCaseDocument[],
): Promise<void> {
  const { reference, opened_at: written_at } = row;
  await tx
    .insertInto('service_case')
    .values({ ...row, email_key: emailKeyOf(row.email) })
    .execute();
  await insertEntry(tx, { ...message, reference, kind: 'message', author: '', fingerprint: null, written_at });
  await insertPictures(tx, { reference, there: 0 }, pictures);
  await insertDocuments(tx, { reference, there: 0 }, documents);
}

/** Stores pictures of a case after those that are there. */
export async function insertPictures(
  tx: Tx,
  { reference, there }: Readonly<{ reference: string; there: number }>,
  pictures: readonly NewCasePicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .insertInto('case_picture')
    .values(pictures.map((picture, index) => ({ ...picture, reference, position: there + index })))
    .execute();
}

/** Adds what was written; false when an entry of the id is there already. */
export async function insertEntry(tx: Tx, row: CaseEntryRow): Promise<boolean> {
  const added = await tx
    .insertInto('case_entry')
    .values(row)
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** A case, locked until the transaction ends. */
export async function lockCase(tx: Tx, reference: string): Promise<CaseRow | undefined> {
  return tx.selectFrom('service_case').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirst();
}

/** The case that is answered when something is written to a reference: its own, or the one that it was merged into. */
export async function lockKeptCase(tx: Tx, reference: string): Promise<CaseRow | undefined> {
  const found = await lockCase(tx, reference);
  return found && found.merged_into !== null ? lockCase(tx, found.merged_into) : found;
}

/** The same, if it was written with an email. */
export async function lockCaseOf(tx: Tx, reference: string, email: string): Promise<CaseRow | undefined> {
  const found = await lockKeptCase(tx, reference);
  return found?.email_key === emailKeyOf(email) ? found : undefined;
}

/** Changes a case and increments its version. */
export async function updateCase(
  tx: Tx,
  reference: string,
  change: Omit<Updateable<CaseTables['service_case']>, 'version'>,
): Promise<void> {
  await tx
    .updateTable('service_case')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('reference', '=', reference)
    .execute();
}

/** The entries of a case and of those that were merged into it, oldest first. */
export async function entriesOf(db: Reader, reference: string): Promise<readonly CaseEntryRow[]> {
  return db
    .selectFrom('case_entry')
    .selectAll()
    .where(isOfThread(reference))
    .orderBy('written_at')
    .orderBy('id')
    .execute();
}

export type CasePictureFacts = Readonly<{ id: string; width: number; height: number; bytes: number }>;

/** The pictures of a case and of those that were merged into it without their content, in order. */
export async function picturesOf(db: Reader, reference: string): Promise<readonly CasePictureFacts[]> {
  return db
    .selectFrom('case_picture')
    .select(['id', 'width', 'height', sql<number>`octet_length(content)`.as('bytes')])
    .where(isOfThread(reference))
    .orderBy('reference')
    .orderBy('position')
    .execute();
}

/** The content of a picture of a case, or of one that was merged into it. */
export async function findPicture(db: Reader, reference: string, id: string): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('case_picture')
    .select('content')
    .where(isOfThread(reference))
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.content;
}

/** Deletes cases that were closed before a time, with all that was written and those that were merged into them. */
export async function dropOldCases(db: Reader, before: Date): Promise<void> {
  await sql`
    with old as (
      select reference from service_case where status = 'closed' and merged_into is null and changed_at < ${before} for update
    )
    delete from service_case where reference in (select reference from old) or merged_into in (select reference from old)`.execute(
    db,
  );
}
