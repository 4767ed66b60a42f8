import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { isNoReplacement } from '../orders/bought.ts';

/** A member who came by a recommendation, and whose code that was. */
export type Referral = Readonly<{ referred: string; referrer: string }>;

/**
 * Recommended members of whom an order holds and whose recommendation is not rewarded yet; some of them. An order holds once it was
 * handed over before a time and not all of it has come back or may yet: a return that is not decided counts as if all of it were accepted,
 * unless it was announced before another time and never sent.
 */
export async function referralsToReward(
  db: Reader,
  { handedOverBefore, announcedBefore }: Readonly<{ handedOverBefore: Date; announcedBefore: Date }>,
  limit: number,
): Promise<readonly Referral[]> {
  const { rows } = await sql<Referral>`
    select referred.id as referred, referrer.consumer_id as referrer
    from consumer as referred
    join loyalty_member as joined on joined.consumer_id = referred.id and joined.referral_settled_at is null
    join loyalty_member as referrer on referrer.share_code = upper(trim(referred.referral_code)) and referrer.consumer_id <> referred.id
    join consumer as recommending on recommending.id = referrer.consumer_id
      and recommending.member_id is not null and recommending.deleted_at is null
    where referred.referral_code is not null and referred.member_id is not null and referred.deleted_at is null
      and exists (
        select from orders where orders.owner = referred.id and orders.state in ('delivered', 'picked up', 'return requested')
          and ${sql.raw(isNoReplacement)}
          and not exists (
            select from order_shipment where order_shipment.order_number = orders.order_number and kind <> 'digital' and cancelled_at is null
              and (delivered_at is null or delivered_at >= ${handedOverBefore})
          )
          and (select sum(qty) from order_line where order_line.order_number = orders.order_number) - coalesce((
            select sum(qty) from order_cancelled_line where order_cancelled_line.order_number = orders.order_number
          ), 0) > coalesce((
            select sum(coalesce(accepted, qty)) from order_return_line join order_return using (return_id)
            where order_return_line.order_number = orders.order_number
              and not (order_return.state = 'announced' and handed_over_at is null and created_at < ${announcedBefore})
          ), 0)
      )
    order by referred.id limit ${limit}`.execute(db);
  return rows;
}

/** Locks a recommendation until the transaction ends; false where it was rewarded meanwhile. */
export async function lockReferral(db: Reader, referred: string): Promise<boolean> {
  const row = await db
    .selectFrom('loyalty_member')
    .select('referral_settled_at')
    .where('consumer_id', '=', referred)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && row.referral_settled_at === null;
}

export async function markReferralSettled(db: Reader, referred: string, now: Date): Promise<void> {
  await db
    .updateTable('loyalty_member')
    .set({ referral_settled_at: now })
    .where('consumer_id', '=', referred)
    .execute();
}

/** How many recommendations of a member were rewarded since a time. */
export async function countRewardedReferrals(db: Reader, referrer: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ledger_posting
    where reference = ${referrer} and key like 'points referral referrer %' and at >= ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}
