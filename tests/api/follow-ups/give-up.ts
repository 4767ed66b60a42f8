import { type Fact, writeFacts } from '@eyelet/db/events/event.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';

/**
 * Writes facts about orders with an invalid payload, on which the consumers of placed orders have given up; returns
 * their ids.
 */
export async function giveUp({ shop }: RunningShop, subjects: readonly string[]): Promise<readonly number[]> {
  const { database, clock } = shop;
  const facts = subjects.map(
    (subject) => ({ name: 'order.placed', subject, payload: { odd: true } }) as unknown as Fact,
  );
  await writeFacts(database.db, facts, clock());
  await announce(shop);
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from event where subject = any($1) order by id desc limit $2',
    [subjects, subjects.length],
  );
  const ids = rows.map(({ id }) => Number(id)).reverse();
  await database.pool.query(
    "update event_delivery set attempts = 1000, next_at = next_at - interval '1 hour' where event_id = any($1)",
    [ids],
  );
  await announce(shop);
  return ids;
}
