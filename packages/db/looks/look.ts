import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader } from '../database.ts';
import type { LookTables } from '../tables/looks.ts';

export type LookRow = Selectable<LookTables['shop_look']>;
export type NewLook = Pick<
  Insertable<LookTables['shop_look']>,
  'id' | 'consumer_id' | 'staff_id' | 'staff_name' | 'reason' | 'link_hash' | 'asked_at'
>;
export type LookChange = Updateable<LookTables['shop_look']>;

/** Stores a wish; false where its id is taken. */
export async function insertLook(db: Reader, look: NewLook): Promise<boolean> {
  const inserted = await db
    .insertInto('shop_look')
    .values({ ...look, state: 'asked' })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A look that nobody else changes until the transaction ends. */
export async function lockLook(db: Reader, id: string): Promise<LookRow | undefined> {
  return db.selectFrom('shop_look').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The same by the secret of its mailed link. */
export async function lockLookByLink(db: Reader, linkHash: Buffer): Promise<LookRow | undefined> {
  return db.selectFrom('shop_look').selectAll().where('link_hash', '=', linkHash).forUpdate().executeTakeFirst();
}

/** A look by the secret of its mailed link, while its account is there. */
export async function findLookByLink(db: Reader, linkHash: Buffer): Promise<LookRow | undefined> {
  return db
    .selectFrom('shop_look')
    .innerJoin('consumer', 'consumer.id', 'shop_look.consumer_id')
    .selectAll('shop_look')
    .where('link_hash', '=', linkHash)
    .where('consumer.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Other looks that were opened from a session of the studio and have not been ended, in one order for everybody who locks them. */
export async function lockOpenLooksOf(db: Reader, staffSessionId: string, but: string): Promise<readonly LookRow[]> {
  return db
    .selectFrom('shop_look')
    .selectAll()
    .where('staff_session_id', '=', staffSessionId)
    .where('state', '=', 'open')
    .where('id', '<>', but)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The looks at an account, the latest first. */
export async function looksOf(db: Reader, consumerNo: string, limit: number): Promise<readonly LookRow[]> {
  return db
    .selectFrom('shop_look')
    .selectAll()
    .where('consumer_id', '=', consumerNo)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function changeLook(db: Reader, id: string, change: LookChange): Promise<void> {
  await db.updateTable('shop_look').set(change).where('id', '=', id).execute();
}

type OwnRole = Readonly<{ id: string; permissions: readonly string[] }>;

/** An open look with its account and with whoever looks, as both are now. */
export type PresentedLook = LookRow &
  Readonly<{
    consumer_kind: string;
    consumer_locale: string;
    consumer_name: string;
    employee_terms_accepted_at: Date | null;
    language: 'en' | 'fr' | 'de' | 'it';
    roles: readonly string[];
    own_roles: readonly OwnRole[];
    session_last_used_at: Date;
    session_expires_at: Date;
  }>;

/**
 * The look of a cookie, as long as the account and the staff member are there, and the session of the studio from which it was opened.
 */
export async function findOpenLook(db: Reader, tokenHash: Buffer): Promise<PresentedLook | undefined> {
  const { rows } = await sql<PresentedLook>`
    select shop_look.*, consumer.kind as consumer_kind, consumer.locale as consumer_locale,
      coalesce(nullif(trim(consumer.first_name || ' ' || consumer.last_name), ''), consumer.email, '') as consumer_name,
      consumer.employee_terms_accepted_at, staff.language, staff.roles,
      coalesce((select json_agg(json_build_object('id', staff_role.id, 'permissions', staff_role.permissions))
        from staff_role where staff_role.id = any(staff.roles)), '[]') as own_roles,
      staff_session.last_used_at as session_last_used_at, staff_session.expires_at as session_expires_at
    from shop_look
    join consumer on consumer.id = shop_look.consumer_id and consumer.deleted_at is null
    join staff on staff.id = shop_look.staff_id and staff.state = 'active'
    join staff_session on staff_session.id = shop_look.staff_session_id and staff_session.staff_id = staff.id
    where shop_look.token_hash = ${tokenHash} and shop_look.state = 'open'`.execute(db);
  return rows[0];
}
