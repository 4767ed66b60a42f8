import type { Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { PromotionTables } from '../tables/promotions.ts';
import { isUsable } from './is-usable.ts';

export type StoredCoupon = Selectable<PromotionTables['coupon']> &
  Readonly<{
    /** Uses by the given owner. */
    used_by_owner: number;
    /** Whether only members may use it. */
    for_members: boolean;
  }>;

/** Codes with the uses by the owner, who is `$2`. */
const couponsWithUses = `select coupon.*, ${isUsable} as enabled, (select count(*)::int from coupon_use
    where coupon_use.code = coupon.code and coupon_use.owner = $2) as used_by_owner,
    exists (select from member_code where member_code.code = coupon.code) as for_members
  from coupon`;

/** The codes of promotions that the page of the promotions shows, with the uses by the owner; one query for all. */
export async function shownCoupons(
  pool: Pool,
  promotionIds: readonly string[],
  owner: string,
): Promise<readonly StoredCoupon[]> {
  const { rows } = await pool.query<StoredCoupon>({
    name: 'shown-coupons',
    text: `${couponsWithUses} where coupon.shown and coupon.promotion_id = any($1::text[]) order by coupon.code`,
    values: [promotionIds, owner],
  });
  return rows;
}

/** Existing codes among those given, in capitals, with their total uses and those by the owner; one query for all. */
export async function findCoupons(
  pool: Pool,
  codes: readonly string[],
  owner: string,
): Promise<readonly StoredCoupon[]> {
  const { rows } = await pool.query<StoredCoupon>({
    name: 'coupons',
    text: `${couponsWithUses} where coupon.code = any($1::text[])`,
    values: [codes, owner],
  });
  return rows;
}
