import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@eyelet/db/database.ts';
import { endedChannel, endedSince } from '@eyelet/db/sessions/session.ts';
import type { EndReason } from '@eyelet/db/tables/sessions.ts';
import pg from 'pg';
import { cacheOf } from '../kernel/cache-of.ts';
import type { Log } from '../kernel/log.ts';
import type { EndedSessions } from '../kernel/session.ts';
import { accessSeconds } from './sessions.ts';

const retryMs = 500;

/**
 * Listens on a dedicated connection for sessions that end in any process, and keeps them for as long as an access token
 * lives. After a lost connection they are read again, so that none is missed.
 */
export async function followEndedSessions(
  parts: Readonly<{ database: Database; databaseUrl: string; log: Log; clock: () => Date }>,
): Promise<EndedSessions> {
  const { database, databaseUrl, log, clock } = parts;
  const ended = cacheOf<EndReason>(200_000, accessSeconds * 1000);
  let client: pg.Client | undefined;
  let closed = false;

  function add(sessionIds: Iterable<string>, reason: EndReason): void {
    for (const id of sessionIds) ended.set(id, reason);
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'eyelet sessions',
      keepAlive: true,
    });
    fresh.on('notification', ({ payload = '' }) => {
      const cut = payload.indexOf(':');
      add(payload.slice(cut + 1).split(','), payload.slice(0, cut) as EndReason);
    });
    fresh.on('error', () => undefined);
    fresh.on('end', () => {
      if (!closed && client === fresh) void reconnect();
    });
    await fresh.connect();
    await fresh.query(`listen ${endedChannel}`);
    client = fresh;
    const since = new Date(clock().getTime() - accessSeconds * 1000);
    for (const { id, reason } of await endedSince(database.db, since)) if (reason) ended.set(id, reason);
  }

  async function reconnect(): Promise<void> {
    log.warn('connection for ended sessions lost');
    while (!closed) {
      try {
        return await connect();
      } catch {
        await wait(retryMs, undefined, { ref: false });
      }
    }
  }

  await connect();
  return {
    reasonOf: (sessionId) => ended.get(sessionId),
    add,
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
