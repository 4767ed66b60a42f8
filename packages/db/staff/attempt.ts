import { createHash } from 'node:crypto';
import { emailKeyOf } from '../consumers/consumer.ts';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

type State = Readonly<{ failures: number; lockedUntil: Date | null }>;

/** The key under which wrong attempts are counted: an email, or a part of its own, such as a known browser. */
export type AttemptKey = Readonly<{ email: string; part?: string | undefined }>;

const hashOf = ({ email, part = '' }: AttemptKey) =>
  createHash('sha256')
    .update(`staff ${emailKeyOf(email)} ${part}`)
    .digest();

/** Wrong tries so far, locked until the transaction ends, so that tries at once are counted one by one. */
export async function lockStaffAttempts(tx: Transaction<Tables>, key: AttemptKey, now: Date): Promise<State> {
  const email_hash = hashOf(key);
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
  key: AttemptKey,
  state: State,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('staff_attempt')
    .set({ failures: state.failures, locked_until: state.lockedUntil, updated_at: now })
    .where('email_hash', '=', hashOf(key))
    .execute();
}

export async function dropOldStaffAttempts(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('staff_attempt').where('updated_at', '<', before).execute();
}
