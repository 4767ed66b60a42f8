import type { Reader } from '../database.ts';

/** Spends a proof; false when it was spent before, by whichever process and for anybody but the subject. */
export async function spendProof(
  db: Reader,
  proofHash: Buffer,
  subject: string | undefined,
  expiresAt: Date,
): Promise<boolean> {
  const spent = await db
    .insertInto('spent_proof')
    .values({ proof_hash: proofHash, subject: subject ?? null, expires_at: expiresAt })
    .onConflict((on) => on.doNothing())
    .returning('proof_hash')
    .executeTakeFirst();
  if (spent !== undefined || subject === undefined) return spent !== undefined;
  return isSpentBy(db, proofHash, subject);
}

/** Whether it was this subject that spent a proof. */
export async function isSpentBy(db: Reader, proofHash: Buffer, subject: string): Promise<boolean> {
  const before = await db
    .selectFrom('spent_proof')
    .select('subject')
    .where('proof_hash', '=', proofHash)
    .executeTakeFirst();
  return before?.subject === subject;
}

/** Deletes proofs that could not be shown again anyway. */
export async function dropSpentProofs(db: Reader, now: Date): Promise<void> {
  await db.deleteFrom('spent_proof').where('expires_at', '<', now).execute();
}
