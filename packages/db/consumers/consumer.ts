import { domainToASCII, domainToUnicode } from 'node:url';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader } from '../database.ts';
import type { ConsumerTables } from '../tables/consumers.ts';

export type Consumer = Selectable<ConsumerTables['consumer']>;
export type NewConsumer = Insertable<ConsumerTables['consumer']>;
export type ConsumerChange = Updateable<ConsumerTables['consumer']>;

/**
 * The form in which emails are compared: lower case, in one normal form, with an internationalised domain in Unicode
 * and not encoded as `xn--`.
 */
export function emailKeyOf(email: string): string {
  const plain = email.trim().normalize('NFC').toLowerCase().normalize('NFC');
  const at = plain.lastIndexOf('@') + 1;
  const domain = plain.slice(at);
  return plain.slice(0, at) + (domainToUnicode(domainToASCII(domain)) || domain);
}

/** A consumer whose account has not been deleted. */
export async function findConsumer(db: Reader, id: string): Promise<Consumer | undefined> {
  return db.selectFrom('consumer').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** The same, locked until the transaction ends, so that concurrent changes of an account happen one after the other. */
export async function lockConsumer(db: Reader, id: string): Promise<Consumer | undefined> {
  return db
    .selectFrom('consumer')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The consumer with an email; a profile without a password does not occupy its email. */
export async function findConsumerByEmail(db: Reader, email: string): Promise<Consumer | undefined> {
  return db
    .selectFrom('consumer')
    .selectAll()
    .where('email_key', '=', emailKeyOf(email))
    .where('confirmed', '=', true)
    .executeTakeFirst();
}

/** Whether any of the emails has an account. */
export async function holdsAnyOf(db: Reader, emails: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom('consumer')
    .select('id')
    .where('email_key', 'in', emails.map(emailKeyOf))
    .limit(1)
    .execute();
  return found.length > 0;
}

export async function insertConsumer(db: Reader, consumer: NewConsumer): Promise<void> {
  await db.insertInto('consumer').values(consumer).execute();
}

export async function updateConsumer(db: Reader, id: string, change: ConsumerChange): Promise<void> {
  await db.updateTable('consumer').set(change).where('id', '=', id).execute();
}

/** Sets the preferred store of a consumer who has none. */
export async function giveFavStore(db: Reader, id: string, storeId: string): Promise<void> {
  await db
    .updateTable('consumer')
    .set({ fav_store_id: storeId })
    .where('id', '=', id)
    .where('fav_store_id', 'is', null)
    .execute();
}

/**
 * The member of a consumer whose value another consumer has, from the error of a write; undefined for any other
 * failure.
 */
export function takenMember(error: unknown): 'email' | 'phone' | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== '23505') return undefined;
  if (constraint === 'consumer_email_key_key') return 'email';
  return constraint === 'consumer_phone_key' ? 'phone' : undefined;
}
