import type { Selectable } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { StaffTables } from '../tables/staff.ts';
import type { Tables } from '../tables/tables.ts';

export type StaffCredential = Selectable<StaffTables['staff_credential']>;
type Tx = Transaction<Tables>;

export async function findStaffCredential(db: Reader, staffId: string): Promise<StaffCredential | undefined> {
  return db.selectFrom('staff_credential').selectAll().where('staff_id', '=', staffId).executeTakeFirst();
}

/** Sets password and secret of one-time codes, replacing any earlier ones. */
export async function writeStaffCredential(tx: Tx, credential: StaffCredential): Promise<void> {
  const { staff_id, ...values } = credential;
  await tx
    .insertInto('staff_credential')
    .values(credential)
    .onConflict((on) => on.column('staff_id').doUpdateSet(values))
    .execute();
}

export async function setStaffPassword(tx: Tx, staffId: string, passwordHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('staff_credential')
    .set({ password_hash: passwordHash, changed_at: now })
    .where('staff_id', '=', staffId)
    .execute();
}

/** Deletes password, codes and recovery codes. */
export async function deleteStaffCredential(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_credential').where('staff_id', '=', staffId).execute();
}

/** Uses up a time step and all before it; false when it was used already. */
export async function spendCodeStep(db: Reader, staffId: string, step: number): Promise<boolean> {
  const spent = await db
    .updateTable('staff_credential')
    .set({ code_step: step })
    .where('staff_id', '=', staffId)
    .where('code_step', '<', step)
    .returning('staff_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Uses up a recovery code; false when it is unknown, or was used already. */
export async function spendRecoveryCode(db: Reader, staffId: string, codeHash: Buffer, now: Date): Promise<boolean> {
  const spent = await db
    .updateTable('staff_recovery_code')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Replaces all recovery codes of a staff member. */
export async function replaceRecoveryCodes(tx: Tx, staffId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  await tx
    .insertInto('staff_recovery_code')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash, used_at: null })))
    .execute();
}

export async function countRecoveryCodes(db: Reader, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
