import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { PaymentTables, SandboxBehaviour } from '../tables/payments.ts';

export type SandboxSessionRow = Selectable<PaymentTables['sandbox_session']>;

export type NewSandboxSession = Pick<
  SandboxSessionRow,
  'id' | 'method' | 'cart_id' | 'amount' | 'currency' | 'express' | 'locale' | 'country' | 'return_to' | 'secret'
> &
  Readonly<{ created_at: Date; expires_at: Date }>;

/** Opens a session; an open one for the same cart and method gets the new amount. Undefined for any other. */
export async function openSandboxSession(db: Reader, one: NewSandboxSession): Promise<SandboxSessionRow | undefined> {
  return db
    .insertInto('sandbox_session')
    .values({ ...one, state: 'open' })
    .onConflict((on) =>
      on
        .column('id')
        .doUpdateSet({ amount: one.amount, currency: one.currency, return_to: one.return_to })
        .where('sandbox_session.state', '=', 'open')
        .where('sandbox_session.cart_id', '=', one.cart_id)
        .where('sandbox_session.method', '=', one.method)
        .where('sandbox_session.expires_at', '>', one.created_at),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function findSandboxSession(db: Reader, id: string): Promise<SandboxSessionRow | undefined> {
  return db.selectFrom('sandbox_session').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The session of a token that can still be used. */
export async function findSandboxConsent(db: Reader, token: string, now: Date): Promise<SandboxSessionRow | undefined> {
  return db
    .selectFrom('sandbox_session')
    .selectAll()
    .where('token', '=', token)
    .where('state', '=', 'approved')
    .where('used_by', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The columns that the answer to an open session changes. */
export type SandboxAnswer = Partial<
  Pick<SandboxSessionRow, 'state' | 'account' | 'token' | 'request_id' | 'card_brand' | 'card_last4' | 'amount'>
> &
  Readonly<{ behaviour?: SandboxBehaviour; contact?: unknown }>;

/** Answers an open session, given its secret; undefined when it is no longer open. */
export async function answerSandboxSession(
  db: Reader,
  id: string,
  secret: string,
  { contact, ...answer }: SandboxAnswer,
  now: Date,
): Promise<SandboxSessionRow | undefined> {
  return db
    .updateTable('sandbox_session')
    .set({ ...answer, ...(contact === undefined ? {} : { contact: JSON.stringify(contact) }) })
    .where('id', '=', id)
    .where('secret', '=', secret)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes sessions that ended long ago, with their owners. */
export async function dropSandboxSessions(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('sandbox_session').where('expires_at', '<', before).execute();
}
