import type { Selectable } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { ReturnTables } from '../tables/returns.ts';
import type { Tables } from '../tables/tables.ts';

type Row = Selectable<ReturnTables['return_picture']>;

/** A picture without its content. */
export type ReturnPicture = Pick<Row, 'id' | 'return_id' | 'line_no' | 'width' | 'height'>;

/** The pictures of returns of an order, in order. */
export async function picturesOfOrder(db: Reader, orderNumber: string): Promise<readonly ReturnPicture[]> {
  return db
    .selectFrom('return_picture')
    .select(['id', 'return_id', 'line_no', 'width', 'height'])
    .where('order_number', '=', orderNumber)
    .orderBy('line_no')
    .orderBy('position')
    .execute();
}

/** By what the pictures of a line are known, and where they stand. */
export async function picturesOfLine(
  db: Reader,
  { return_id, line_no }: Pick<Row, 'return_id' | 'line_no'>,
): Promise<readonly Pick<Row, 'fingerprint' | 'position'>[]> {
  return db
    .selectFrom('return_picture')
    .select(['fingerprint', 'position'])
    .where('return_id', '=', return_id)
    .where('line_no', '=', line_no)
    .execute();
}

/** Stores pictures. */
export async function insertReturnPictures(tx: Transaction<Tables>, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('return_picture')
      .values([...rows])
      .execute();
}

/** The content of a picture of a return. */
export async function findReturnPicture(db: Reader, returnId: string, id: string): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('return_picture')
    .select('content')
    .where('return_id', '=', returnId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.content;
}

/** Deletes pictures of returns that were closed before a time, and those of any that were sent before an earlier one. */
export async function dropOldReturnPictures(
  db: Reader,
  { closedBefore, sentBefore }: Readonly<{ closedBefore: Date; sentBefore: Date }>,
): Promise<void> {
  await db.deleteFrom('return_picture').where('sent_at', '<', sentBefore).execute();
  await db
    .deleteFrom('return_picture')
    .where('sent_at', '<', closedBefore)
    .where('return_id', 'in', (eb) =>
      eb
        .selectFrom('order_return')
        .select('return_id')
        .where('state', '=', 'closed')
        .where('closed_at', '<', closedBefore),
    )
    .execute();
}
