import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import type { StoredCoupon } from './coupon.ts';
import { isUsable } from './is-usable.ts';

/** A code with whether it is for members alone. */
export type DeskCodeRow = Omit<StoredCoupon, 'used_by_owner'>;

export type CodeFilter = Readonly<{
  /** The beginning of a code. */
  search?: string | undefined;
}>;

/** The codes of a promotion by their letters, after one if it is given. */
export async function listCodeRows(
  db: Reader,
  promotionId: string,
  filter: CodeFilter,
  { after, limit }: Readonly<{ after?: string | undefined; limit: number }>,
): Promise<readonly DeskCodeRow[]> {
  const further = after === undefined ? sql`true` : sql`coupon.code > ${after}`;
  const { rows } = await sql<DeskCodeRow>`
    select coupon.*, ${sql.raw(isUsable)} as enabled, exists (select from member_code where member_code.code = coupon.code) as for_members
    from coupon where promotion_id = ${promotionId} and ${fits(filter)} and ${further}
    order by coupon.code limit ${limit}`.execute(db);
  return rows;
}

function fits({ search }: CodeFilter) {
  return search === undefined ? sql`true` : sql`starts_with(coupon.code, ${search})`;
}

/** How many codes a promotion has; the count stops at `most`. */
export async function countCodes(db: Reader, promotionId: string, filter: CodeFilter, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from coupon where promotion_id = ${promotionId} and ${fits(filter)} limit ${most}) as code`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** A code of any promotion, kept from uses and changes until the transaction ends; one that is not there, from being added. */
export async function lockCode(tx: Transaction<Tables>, code: string): Promise<DeskCodeRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${code}`}, 0))`.execute(tx);
  const { rows } = await sql<DeskCodeRow>`
    select coupon.*, ${sql.raw(isUsable)} as enabled, exists (select from member_code where member_code.code = coupon.code) as for_members
    from coupon where code = ${code} for update`.execute(tx);
  return rows[0];
}
