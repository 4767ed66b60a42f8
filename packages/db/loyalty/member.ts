import type { Reader } from '../database.ts';

/** A consumer as the loyalty programme knows them. */
export type LoyaltyMember = Readonly<{ consumerNo: string; memberId: string; pointsOwed: number }>;

/** The member of an id; undefined for one that the programme does not know. */
export async function findMember(db: Reader, memberId: string): Promise<LoyaltyMember | undefined> {
  const row = await db.selectFrom('loyalty_member').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  return row && { consumerNo: row.consumer_id, memberId: row.member_id, pointsOwed: row.points_owed };
}

/** The points that a consumer owes, which nobody else changes until the transaction ends; undefined for who never joined. */
export async function lockPointsOwed(db: Reader, consumerNo: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('loyalty_member')
    .select('points_owed')
    .where('consumer_id', '=', consumerNo)
    .forUpdate()
    .executeTakeFirst();
  return row?.points_owed;
}

export async function writePointsOwed(db: Reader, consumerNo: string, points: number): Promise<void> {
  await db.updateTable('loyalty_member').set({ points_owed: points }).where('consumer_id', '=', consumerNo).execute();
}
