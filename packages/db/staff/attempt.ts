import { createHash } from 'node:crypto';
import { emailKeyOf } from '../consumers/consumer.ts';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

type State = Readonly<{ failures: number; lockedUntil: Date | null }>;

const hashOf = (email: string) =>
  createHash('sha256')
    .update(`staff ${emailKeyOf(email)}`)
    .digest();

/** Wrong tries for an email, locked until the transaction ends, so that tries at once are counted one by one. */
export async function lockStaffAttempts(tx: Transaction<Tables>, email: string, now: Date): Promise<State> {
  const email_hash = hashOf(email);
  await tx
    .insertInto('staff_attempt')
    .values({ email_hash, failures: 0, locked_until: null, updated_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
  const row = await tx
    .selectFrom('staff_attempt')
    .select(['failures', 'locked_until'])
    .where('email_hash', '=', email_hash)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { failures: row.failures, lockedUntil: row.locked_until };
}

export async function writeStaffAttempts(
  tx: Transaction<Tables>,
  email: string,
  state: State,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('staff_attempt')
    .set({ failures: state.failures, locked_until: state.lockedUntil, updated_at: now })
    .where('email_hash', '=', hashOf(email))
    .execute();
}

export async function dropOldStaffAttempts(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('staff_attempt').where('updated_at', '<', before).execute();
}
