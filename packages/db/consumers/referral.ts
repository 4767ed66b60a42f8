import type { Reader } from '../database.ts';

/** Stores who recommended the shop to a member; a later code does not replace it. */
export async function keepReferral(db: Reader, consumerId: string, referralCode: string): Promise<void> {
  await db
    .updateTable('consumer')
    .set({ referral_code: referralCode })
    .where('id', '=', consumerId)
    .where('referral_code', 'is', null)
    .execute();
}
