import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** Channel on which every process receives changes, once the writing transaction commits. */
export const catalogueChannel = 'catalogue';

/** Stock is not a topic: see stock/stock-changes.ts. */
export type Topic = 'style' | 'categories' | 'places' | 'content' | 'media' | 'promotions' | 'settings';

/** Announces changed ids of a topic; long lists are split into payloads that PostgreSQL accepts. */
export async function announce(
  db: Transaction<Tables> | Kysely<Tables>,
  topic: Topic,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`select pg_notify(${catalogueChannel}, ${`${topic}:`} || string_agg(id, ','))
    from unnest(${ids}::text[]) with ordinality as one (id, place) group by place / 80`.execute(db);
}
