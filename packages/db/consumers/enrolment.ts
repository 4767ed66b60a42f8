import type { Reader } from '../database.ts';
import { type Consumer, emailKeyOf } from './consumer.ts';

/** A profile without a password, by its id and its email; locked until the transaction ends. */
export async function lockEnrolment(db: Reader, id: string, email: string): Promise<Consumer | undefined> {
  return db
    .selectFrom('consumer')
    .selectAll()
    .where('id', '=', id)
    .where('email_key', '=', emailKeyOf(email))
    .where('confirmed', '=', false)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether an account already has the email or the phone; undefined for neither. */
export async function takenByAccount(
  db: Reader,
  { email, phone }: Readonly<{ email: string; phone: string | null }>,
): Promise<'email' | 'phone' | undefined> {
  const emailKey = emailKeyOf(email);
  const rows = await db
    .selectFrom('consumer')
    .select('email_key')
    .where('confirmed', '=', true)
    .where((eb) => eb.or([eb('email_key', '=', emailKey), ...(phone === null ? [] : [eb('phone', '=', phone)])]))
    .execute();
  if (rows.length === 0) return undefined;
  return rows.some((row) => row.email_key === emailKey) ? 'email' : 'phone';
}

/**
 * Ends the other enrolments of an email that now has an account: they can no longer be completed. Their subscriptions
 * become a guest's, which the owner of the email claims by the mailed link.
 */
export async function endEnrolments(db: Reader, email: string, except: string): Promise<void> {
  const others = await db
    .selectFrom('consumer')
    .select('id')
    .where('email_key', '=', emailKeyOf(email))
    .where('confirmed', '=', false)
    .where('id', '!=', except)
    .execute();
  const ids = others.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.updateTable('subscription').set({ consumer_id: null }).where('consumer_id', 'in', ids).execute();
  await db.deleteFrom('consumer').where('id', 'in', ids).execute();
}

/** Deletes enrolments that were not completed; their subscriptions become a guest's. */
export async function dropOldEnrolments(db: Reader, before: Date): Promise<void> {
  const old = db.selectFrom('consumer').select('id').where('confirmed', '=', false).where('created_at', '<', before);
  await db.updateTable('subscription').set({ consumer_id: null }).where('consumer_id', 'in', old).execute();
  await db.deleteFrom('consumer').where('id', 'in', old).execute();
}
