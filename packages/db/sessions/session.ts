import { type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { EndReason, SessionTables } from '../tables/sessions.ts';

export type SessionRow = Selectable<SessionTables['session']>;

/** Channel on which every process receives ended sessions. */
export const endedChannel = 'ended_sessions';

/** Sessions in one notification, which holds less than 8,000 bytes. */
const idsInNews = 100;

export type NewSession = Pick<
  SessionRow,
  'id' | 'consumer_no' | 'consumer_type' | 'associate' | 'device' | 'place' | 'created_at' | 'expires_at'
>;

/** Begins a session with its first refresh token. */
export async function insertSession(db: Reader, session: NewSession, tokenHash: Buffer): Promise<void> {
  const { id, consumer_no, consumer_type, associate, device, place, created_at, expires_at } = session;
  await sql`
    with begun as (
      insert into session (id, consumer_no, consumer_type, associate, device, place, created_at, last_used_at, expires_at)
      values (${id}, ${consumer_no}, ${consumer_type}, ${associate}, ${device}, ${place}, ${created_at}, ${created_at},
        ${expires_at})
    )
    insert into refresh_token (token_hash, session_id, created_at)
    values (${tokenHash}, ${id}, ${created_at})`.execute(db);
}

export type PresentedToken = SessionRow & Readonly<{ replaced_at: Date | null }>;

/** The session of a refresh token, in any state of either; undefined for an unknown token. */
export async function findByRefresh(db: Reader, tokenHash: Buffer): Promise<PresentedToken | undefined> {
  return db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .selectAll('session')
    .select('refresh_token.replaced_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The consumer of an associate's session that has neither ended nor expired; undefined when there is none. */
export async function associateOf(db: Reader, sessionId: string, now: Date): Promise<string | undefined> {
  const found = await db
    .selectFrom('session')
    .select('consumer_no')
    .where('id', '=', sessionId)
    .where('associate', '=', true)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.consumer_no;
}

/** Replaces a refresh token with its successor; does nothing more when the successor exists already. */
export async function replaceRefresh(
  db: Reader,
  sessionId: string,
  hashes: Readonly<{ old: Buffer; new: Buffer }>,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ replaced_at: now })
    .where('token_hash', '=', hashes.old)
    .where('replaced_at', 'is', null)
    .execute();
  await db
    .insertInto('refresh_token')
    .values({ token_hash: hashes.new, session_id: sessionId, created_at: now, replaced_at: null })
    .onConflict((on) => on.column('token_hash').doNothing())
    .execute();
  await db
    .updateTable('session')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('id', '=', sessionId)
    .execute();
}

export type SessionChoice = Readonly<
  | { id: string; consumerNo?: string }
  | { consumerNo: string; except?: string | undefined /** Only those that sell for a store. */; associate?: true }
>;

/** Ends sessions that have not ended, notifies every process, and returns their ids. */
export async function endSessions(
  db: Reader,
  choice: SessionChoice,
  reason: EndReason,
  now: Date,
): Promise<readonly string[]> {
  let query = db.updateTable('session').set({ ended_at: now, ended_reason: reason }).where('ended_at', 'is', null);
  if ('id' in choice) query = query.where('id', '=', choice.id);
  if (choice.consumerNo !== undefined) query = query.where('consumer_no', '=', choice.consumerNo);
  if ('except' in choice && choice.except !== undefined) query = query.where('id', '!=', choice.except);
  if ('associate' in choice) query = query.where('associate', '=', true);
  const ended = await query.returning('id').execute();
  const ids = ended.map(({ id }) => id);
  const news = Array.from({ length: Math.ceil(ids.length / idsInNews) }, (_, at) => {
    return `${reason}:${ids.slice(at * idsInNews, (at + 1) * idsInNews).join(',')}`;
  });
  if (ids.length > 0) await sql`select pg_notify(${endedChannel}, told) from unnest(${news}::text[]) told`.execute(db);
  return ids;
}

/** Sessions that ended since a time. */
export async function endedSince(
  db: Reader,
  since: Date,
): Promise<readonly { id: string; reason: EndReason | null }[]> {
  return db.selectFrom('session').select(['id', 'ended_reason as reason']).where('ended_at', '>=', since).execute();
}

/** Active sessions of a consumer, the last used first. */
export async function sessionsOf(db: Reader, consumerNo: string, now: Date): Promise<readonly SessionRow[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('consumer_no', '=', consumerNo)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
}

/** Whether earlier sessions of a consumer exist, and whether one was on this device. */
export async function knowsDevice(db: Reader, consumerNo: string, device: string): Promise<'first' | 'new' | 'known'> {
  const row = await db
    .selectFrom('session')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('device', '=', device).as('same'),
    ])
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  if (!row || row.all === 0) return 'first';
  return row.same === 0 ? 'new' : 'known';
}

/** Deletes what has expired, and tokens that were replaced long ago; returns how many sessions. */
export async function dropExpiredSessions(db: Reader, now: Date, replacedBefore: Date): Promise<number> {
  await db.deleteFrom('refresh_token').where('replaced_at', '<', replacedBefore).execute();
  const result = await db.deleteFrom('session').where('expires_at', '<', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
