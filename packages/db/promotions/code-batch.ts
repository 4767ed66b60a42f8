import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { PromotionTables } from '../tables/promotions.ts';
import type { Tables } from '../tables/tables.ts';
import { isUsable } from './is-usable.ts';

export type CodeBatchRow = Selectable<PromotionTables['code_batch']>;

/** A batch with how many of its codes were used. */
export type UsedBatchRow = CodeBatchRow & Readonly<{ used: number }>;

const withUses = sql`code_batch.*, (
  select count(*)::int from coupon where coupon.batch_id = code_batch.id and coupon.used > 0) as used`;

/** Writes down that codes are to be made; false where the id has a batch already. */
export async function askForCodes(
  tx: Transaction<Tables>,
  batch: Omit<CodeBatchRow, 'batch_no' | 'made' | 'state'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('code_batch')
    .values({ ...batch, made: 0, state: 'making' })
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A batch of a promotion. */
export async function findCodeBatch(db: Reader, promotionId: string, id: string): Promise<UsedBatchRow | undefined> {
  const { rows } = await sql<UsedBatchRow>`
    select ${withUses} from code_batch where id = ${id} and promotion_id = ${promotionId}`.execute(db);
  return rows[0];
}

/** The batches of a promotion, the latest first. */
export async function listCodeBatches(
  db: Reader,
  promotionId: string,
  { before, limit }: Readonly<{ before?: number | undefined; limit: number }>,
): Promise<readonly UsedBatchRow[]> {
  const further = before === undefined ? sql`true` : sql`batch_no < ${before}`;
  const { rows } = await sql<UsedBatchRow>`
    select ${withUses} from code_batch where promotion_id = ${promotionId} and ${further}
    order by batch_no desc limit ${limit}`.execute(db);
  return rows;
}

export async function countCodeBatches(db: Reader, promotionId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from code_batch where promotion_id = ${promotionId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The oldest batch that lacks codes and that nobody else works at, until the transaction ends. */
export async function takeUnfinishedBatch(tx: Transaction<Tables>): Promise<CodeBatchRow | undefined> {
  const { rows } = await sql<CodeBatchRow>`
    select * from code_batch where state = 'making' order by batch_no limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

/** Adds codes to a batch and counts them; those that exist already are left out. Returns how many were added. */
export async function addCodes(tx: Transaction<Tables>, batchId: string, codes: readonly string[]): Promise<number> {
  const { rows } = await sql<{ added: number }>`
    with added as (
      insert into coupon (code, promotion_id, enabled, ends_at, most_uses, shown, batch_id)
      select fresh.code, promotion_id, true, ends_at, most_uses, false, id
      from code_batch, unnest(${codes}::text[]) as fresh (code) where id = ${batchId}
      on conflict (code) do nothing returning code
    ), counted as (select count(*)::int as added from added)
    update code_batch set made = made + counted.added,
      state = case when made + counted.added = wanted then 'ready' else state end
    from counted where id = ${batchId} returning counted.added`.execute(tx);
  return rows[0]?.added ?? 0;
}

/**
 * Ends a batch: no more codes of it are made, and none can be used any more. False where it was withdrawn before. Its codes stay as they
 * are, as a hundred thousand of them could not be locked beside orders that use them (see `isUsable`).
 */
export async function withdrawCodes(tx: Transaction<Tables>, batchId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('code_batch')
    .set({ state: 'withdrawn' })
    .where('id', '=', batchId)
    .where('state', '<>', 'withdrawn')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A code of a batch as it is exported. */
export type BatchCodeRow = Readonly<{
  code: string;
  enabled: boolean;
  used: number;
  most_uses: number | null;
  ends_at: Date | null;
}>;

/** The codes of a batch by their letters, after one if it is given. */
export async function readBatchCodes(
  db: Reader,
  batchId: string,
  { after, limit }: Readonly<{ after?: string | undefined; limit: number }>,
): Promise<readonly BatchCodeRow[]> {
  return db
    .selectFrom('coupon')
    .select(['code', sql<boolean>`${sql.raw(isUsable)}`.as('enabled'), 'used', 'most_uses', 'ends_at'])
    .where('batch_id', '=', batchId)
    .where('code', '>', after ?? '')
    .orderBy('code')
    .limit(limit)
    .execute();
}
