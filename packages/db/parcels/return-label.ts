import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import { freshLabel, type LabelRow, type LabelWished, labelColumns } from './label.ts';

/** States of a label that its return has: the others are given up. The index of labels of returns has the same. */
const kept = ['wanted', 'made', 'refused', 'used'] as const;

/** The label of each of some returns, unless it was taken back. */
export async function labelsOfReturns(db: Reader, returnIds: readonly string[]): Promise<readonly LabelRow[]> {
  if (returnIds.length === 0) return [];
  return db
    .selectFrom('parcel_label')
    .select(labelColumns)
    .where('return_id', 'in', returnIds)
    .where('state', 'in', kept)
    .execute();
}

/**
 * Labels that were taken back, of returns whose parcel has not travelled with them, although it is known by their number. One that its
 * carrier has kept is none: it is paid for, and its parcel often travels before the first scan comes.
 */
export async function withdrawnLabels(db: Reader, returnIds: readonly string[]): Promise<readonly LabelRow[]> {
  if (returnIds.length === 0) return [];
  return db
    .selectFrom('parcel_label')
    .select(labelColumns)
    .where('return_id', 'in', returnIds)
    .where('state', 'in', ['voiding', 'voided'])
    .where(
      sql<boolean>`exists (select from return_parcel
        where return_parcel.return_id = parcel_label.return_id and return_parcel.tracking_number = parcel_label.tracking_number)`,
    )
    .where(
      sql<boolean>`not exists (select from return_scan
        where return_scan.return_id = parcel_label.return_id and return_scan.state <> 'announced')`,
    )
    .execute();
}

/** How many labels of a return have been wished for. */
export async function countLabels(db: Reader, returnId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from parcel_label where return_id = ${returnId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Writes the wish for the label of a return, in a transaction that has locked its order; undefined if it has one. */
export async function wishReturnLabel(
  tx: Transaction<Tables>,
  { orderNumber, returnId, placeId }: Readonly<{ orderNumber: string; returnId: string; placeId: string }>,
  wish: LabelWished,
): Promise<LabelRow | undefined> {
  if ((await labelsOfReturns(tx, [returnId])).length > 0) return undefined;
  return tx
    .insertInto('parcel_label')
    .values({
      ...{ order_number: orderNumber, shipping_id: null, return_id: returnId, place_id: placeId },
      ...{ ...freshLabel, ...wish },
    })
    .returning(labelColumns)
    .executeTakeFirstOrThrow();
}

/** Promises the label of a return by email, if it is waited for; whoever ends the wait sees that. */
export async function promiseByMail(db: Reader, returnId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('parcel_label')
    .set({ mailed: true })
    .where('return_id', '=', returnId)
    .where('state', '=', 'wanted')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The picture of the label of a return; undefined while there is none, or if the return has none. */
export async function pictureOfReturn(db: Reader, returnId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('parcel_label')
    .select('pdf')
    .where('return_id', '=', returnId)
    .where('state', '=', 'made')
    .executeTakeFirst();
  return row?.pdf ?? undefined;
}

/** Writes the parcel that a label of a return was made for, instead of that of a label from before, to be followed from now on. */
export async function writeReturnParcel(
  tx: Transaction<Tables>,
  { returnId, carrier, trackingNumber }: Readonly<{ returnId: string; carrier: string; trackingNumber: string }>,
  now: Date,
): Promise<void> {
  await sql`
    insert into return_parcel (return_id, carrier, tracking_number, made_at, next_look_at)
    values (${returnId}, ${carrier}, ${trackingNumber}, ${now}, ${now})
    on conflict (return_id) do update set carrier = excluded.carrier, tracking_number = excluded.tracking_number,
      made_at = excluded.made_at, arrived_at = null, next_look_at = excluded.next_look_at`.execute(tx);
}
