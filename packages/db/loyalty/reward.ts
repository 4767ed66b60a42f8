import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import { availableOf } from '../ledger/available.ts';
import type { LoyaltyTables } from '../tables/loyalty.ts';

export type RewardRow = Selectable<LoyaltyTables['reward']>;

/** A reward with what can be spent of it, in minor units. */
export type FundedReward = RewardRow & Readonly<{ balance: number }>;

function funded(db: Reader) {
  return db.selectFrom('reward').selectAll('reward').select(availableOf('reward', 'reward').as('balance'));
}

export async function findRewardByCode(db: Reader, codeHash: string): Promise<FundedReward | undefined> {
  return funded(db).where('code_hash', '=', codeHash).executeTakeFirst();
}

/** Inserts a reward; false when its code exists already. */
export async function insertReward(db: Reader, row: RewardRow): Promise<boolean> {
  const inserted = await db
    .insertInto('reward')
    .values(row)
    .onConflict((on) => on.column('code_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
