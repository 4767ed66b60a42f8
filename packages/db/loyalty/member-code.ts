import type { Pool } from 'pg';
import type { Reader } from '../database.ts';
import type { StoredCoupon } from '../promotions/coupon.ts';

export type MemberCoupon = StoredCoupon & Readonly<{ welcomes: boolean }>;

/** The codes of members, with their uses by a consumer, in the order of the codes. */
export async function memberCoupons(pool: Pool, owner: string): Promise<readonly MemberCoupon[]> {
  const { rows } = await pool.query<MemberCoupon>({
    name: 'member-coupons',
    text: `select coupon.*, true as for_members, member_code.welcomes, (select count(*)::int from coupon_use
             where coupon_use.code = coupon.code and coupon_use.owner = $1) as used_by_owner
           from member_code join coupon using (code) order by coupon.code`,
    values: [owner],
  });
  return rows;
}

/** Makes existing codes codes of members. */
export async function writeMemberCodes(
  db: Reader,
  codes: readonly Readonly<{ code: string; welcomes: boolean }>[],
): Promise<void> {
  if (codes.length === 0) return;
  await db
    .insertInto('member_code')
    .values([...codes])
    .onConflict((on) => on.column('code').doUpdateSet((eb) => ({ welcomes: eb.ref('excluded.welcomes') })))
    .execute();
}
