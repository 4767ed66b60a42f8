import type { Reader } from '../database.ts';

/** Uses up a proof; false when it was used before, by any process and any subject but this one. */
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

/** Whether this subject used up a proof. */
export async function isSpentBy(db: Reader, proofHash: Buffer, subject: string): Promise<boolean> {
  const before = await db
    .selectFrom('spent_proof')
    .select('subject')
    .where('proof_hash', '=', proofHash)
    .executeTakeFirst();
  return before?.subject === subject;
}

/** Deletes proofs that have expired. */
export async function dropSpentProofs(db: Reader, now: Date): Promise<void> {
  await db.deleteFrom('spent_proof').where('expires_at', '<', now).execute();
}
