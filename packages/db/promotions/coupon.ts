import type { Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { PromotionTables } from '../tables/promotions.ts';

export type StoredCoupon = Selectable<PromotionTables['coupon']> &
  Readonly<{
    /** Uses by the given owner. */
    used_by_owner: number;
    /** Whether only members may use it. */
    for_members: boolean;
  }>;

/** Existing codes among those given, in capitals, with their total uses and those by the owner; one query for all. */
export async function findCoupons(
  pool: Pool,
  codes: readonly string[],
  owner: string,
): Promise<readonly StoredCoupon[]> {
  const { rows } = await pool.query<StoredCoupon>({
    name: 'coupons',
    text: `select coupon.*, (select count(*)::int from coupon_use
             where coupon_use.code = coupon.code and coupon_use.owner = $2) as used_by_owner,
             exists (select from member_code where member_code.code = coupon.code) as for_members
           from coupon where code = any($1::text[])`,
    values: [codes, owner],
  });
  return rows;
}
