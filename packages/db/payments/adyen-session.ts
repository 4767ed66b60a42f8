import type { Insertable, Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { AdyenTables } from '../tables/adyen.ts';

export type AdyenSessionRow = Selectable<AdyenTables['adyen_session']>;

/**
 * Opens a session; one whose shopper has not been redirected to the wallet gets the new amount. Undefined for any
 * other.
 */
export async function openAdyenSession(
  db: Reader,
  one: Omit<Insertable<AdyenTables['adyen_session']>, 'state'>,
): Promise<AdyenSessionRow | undefined> {
  return db
    .insertInto('adyen_session')
    .values({ ...one, state: 'open' })
    .onConflict((on) =>
      on
        .column('id')
        .doUpdateSet({ amount: one.amount, currency: one.currency, return_to: one.return_to })
        .where('adyen_session.state', '=', 'open')
        .where('adyen_session.cart_id', '=', one.cart_id)
        .where('adyen_session.method', '=', one.method)
        .where('adyen_session.expires_at', '>', one.created_at),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function findAdyenSession(db: Reader, id: string): Promise<AdyenSessionRow | undefined> {
  return db.selectFrom('adyen_session').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Marks that the provider was asked to authorise a session; its amount is fixed from then on. */
export async function askAdyenSession(db: Reader, id: string, now: Date): Promise<AdyenSessionRow | undefined> {
  return db
    .updateTable('adyen_session')
    .set({ state: 'asked' })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'asked'])
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Stores the outcome of a session that was asked for; an earlier outcome stays. */
export async function endAdyenSession(
  db: Reader,
  id: string,
  end: Partial<Pick<AdyenSessionRow, 'psp_reference' | 'account' | 'token'>> & Pick<AdyenSessionRow, 'state'>,
): Promise<AdyenSessionRow | undefined> {
  return db
    .updateTable('adyen_session')
    .set(end)
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .returningAll()
    .executeTakeFirst();
}

/** The session of a token that can still be used. */
export async function findAdyenConsent(db: Reader, token: string, now: Date): Promise<AdyenSessionRow | undefined> {
  return db
    .selectFrom('adyen_session')
    .selectAll()
    .where('token', '=', token)
    .where('state', 'in', ['approved', 'pending'])
    .where('used_by', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Sessions that have expired and whose money, if any, no order has used. */
export async function lapsedAdyenSessions(db: Reader, now: Date, limit: number): Promise<readonly AdyenSessionRow[]> {
  return db
    .selectFrom('adyen_session')
    .selectAll()
    .where('state', 'in', ['asked', 'approved', 'pending'])
    .where('used_by', 'is', null)
    .where('expires_at', '<', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** Marks that the money of an expired session was voided. */
export async function lapseAdyenSession(db: Reader, id: string): Promise<void> {
  await db
    .updateTable('adyen_session')
    .set({ state: 'cancelled' })
    .where('id', '=', id)
    .where('used_by', 'is', null)
    .execute();
}

/** Deletes sessions that ended long ago, with their owners. */
export async function dropAdyenSessions(db: Reader, before: Date): Promise<void> {
  await db
    .deleteFrom('adyen_session')
    .where('expires_at', '<', before)
    .where((eb) => eb.or([eb('state', 'in', ['open', 'refused', 'cancelled']), eb('used_by', 'is not', null)]))
    .execute();
}
