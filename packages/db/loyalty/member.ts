import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** A consumer as the loyalty programme knows them. */
export type LoyaltyMember = Readonly<{ consumerNo: string; memberId: string; pointsOwed: number }>;

/** Of orders those of members of the programme: those of guests need not be read for it. */
export async function ordersOfMembers(db: Reader, orderNumbers: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ order_number: string }>`
    select order_number from orders join consumer on consumer.id = orders.owner
    where order_number = any(${[...orderNumbers]}::text[]) and consumer.member_id is not null`.execute(db);
  return new Set(rows.map(({ order_number }) => order_number));
}

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

/** The code by which a member recommends the programme; `fresh` becomes it where there is none. Undefined for who never joined. */
export async function shareCodeOf(db: Reader, consumerNo: string, fresh: string): Promise<string | undefined> {
  const row = await db
    .updateTable('loyalty_member')
    .set((eb) => ({ share_code: eb.fn.coalesce('share_code', eb.val(fresh)) }))
    .where('consumer_id', '=', consumerNo)
    .returning('share_code')
    .executeTakeFirst();
  return row?.share_code ?? undefined;
}

/** The code that a member has; undefined before they have looked at it. */
export async function knownShareCodeOf(db: Reader, consumerNo: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('loyalty_member')
    .select('share_code')
    .where('consumer_id', '=', consumerNo)
    .executeTakeFirst();
  return row?.share_code ?? undefined;
}

/** Marks a member as warned; false where somebody else has been faster. */
export async function markWarned(db: Reader, consumerNo: string, lastActive: Date): Promise<boolean> {
  const row = await db
    .updateTable('loyalty_member')
    .set({ warned_of: lastActive })
    .where('consumer_id', '=', consumerNo)
    .where((eb) => eb.or([eb('warned_of', 'is', null), eb('warned_of', '<>', lastActive)]))
    .returning('consumer_id')
    .executeTakeFirst();
  return row !== undefined;
}
