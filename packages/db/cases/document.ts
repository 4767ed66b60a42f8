import { type Insertable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { CaseTables } from '../tables/cases.ts';
import type { Tables } from '../tables/tables.ts';
import { isOfThread } from './thread.ts';

export type NewCaseDocument = Omit<Insertable<CaseTables['case_document']>, 'reference' | 'position'>;
export type CaseDocumentFacts = Readonly<{ id: string; name: string; bytes: number }>;

/** Stores documents of a case after those that are there. */
export async function insertDocuments(
  tx: Transaction<Tables>,
  { reference, there }: Readonly<{ reference: string; there: number }>,
  documents: readonly NewCaseDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  await tx
    .insertInto('case_document')
    .values(documents.map((one, index) => ({ ...one, reference, position: there + index })))
    .execute();
}

/** The documents of a case and of those that were merged into it without their content, in order. */
export async function documentsOf(db: Reader, reference: string): Promise<readonly CaseDocumentFacts[]> {
  return db
    .selectFrom('case_document')
    .select(['id', 'name', sql<number>`octet_length(content)`.as('bytes')])
    .where(isOfThread(reference))
    .orderBy('reference')
    .orderBy('position')
    .execute();
}

/** A document of a case, or of one that was merged into it. */
export async function findDocument(
  db: Reader,
  reference: string,
  id: string,
): Promise<Readonly<{ name: string; content: Buffer }> | undefined> {
  return db
    .selectFrom('case_document')
    .select(['name', 'content'])
    .where(isOfThread(reference))
    .where('id', '=', id)
    .executeTakeFirst();
}
