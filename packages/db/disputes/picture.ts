import type { Selectable } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { DisputeTables } from '../tables/disputes.ts';
import type { Tables } from '../tables/tables.ts';

type Picture = Selectable<DisputeTables['dispute_picture']>;

/** A picture of evidence without its content. */
export type EvidencePictureFacts = Omit<Picture, 'content'>;

export async function evidencePictureFacts(db: Reader, disputeId: string): Promise<readonly EvidencePictureFacts[]> {
  return db
    .selectFrom('dispute_picture')
    .select(['id', 'dispute_id', 'name', 'width', 'height', 'added_at'])
    .where('dispute_id', '=', disputeId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** The pictures of evidence with their contents, in the order in which they were added. */
export async function evidencePictures(db: Reader, disputeId: string): Promise<readonly Picture[]> {
  return db
    .selectFrom('dispute_picture')
    .select(['id', 'dispute_id', 'name', 'content', 'width', 'height', 'added_at'])
    .where('dispute_id', '=', disputeId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** The content of one picture of evidence. */
export async function evidencePictureContent(db: Reader, disputeId: string, id: string): Promise<Buffer | undefined> {
  const picture = await db
    .selectFrom('dispute_picture')
    .select('content')
    .where('dispute_id', '=', disputeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return picture?.content;
}

export async function insertEvidencePicture(tx: Transaction<Tables>, row: Picture): Promise<void> {
  await tx.insertInto('dispute_picture').values(row).execute();
}

/** Deletes a picture of evidence; false if it is not there. */
export async function deleteEvidencePicture(tx: Transaction<Tables>, disputeId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('dispute_picture')
    .where('dispute_id', '=', disputeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
