import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { emailKeyOf } from '../consumers/consumer.ts';
import type { Reader } from '../database.ts';

export type LetterShare = Readonly<{ most: number; now: Date; windowMs: number }>;

/**
 * Counts a letter of a kind to each of the recipients, and returns those who are still below the limit of the window.
 * Counted in the database, so that all processes share the limit.
 */
export async function countAskedLetters(
  db: Reader,
  kind: string,
  recipients: readonly string[],
  { most, now, windowMs }: LetterShare,
): Promise<readonly string[]> {
  const byHash = new Map(recipients.map((one) => [hashOf(one), one]));
  const ended = new Date(now.getTime() - windowMs);
  // In a fixed order, so that two calls for the same recipients cannot deadlock.
  const { rows } = await sql<{ recipient_hash: string }>`
    insert into asked_letter (recipient_hash, kind, since, count)
    select hash, ${kind}, ${now}, 1 from unnest(${[...byHash.keys()].sort()}::text[]) as hash
    on conflict (recipient_hash, kind) do update set
      count = case when asked_letter.since <= ${ended} then 1 else asked_letter.count + 1 end,
      since = case when asked_letter.since <= ${ended} then excluded.since else asked_letter.since end
    where asked_letter.since <= ${ended} or asked_letter.count < ${most}
    returning recipient_hash`.execute(db);
  return rows.flatMap(({ recipient_hash: hash }) => byHash.get(hash) ?? []);
}

/** Deletes counts that began before a time. */
export async function dropOldCounts(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('asked_letter').where('since', '<', before).execute();
}

function hashOf(email: string): string {
  return createHash('sha256').update(emailKeyOf(email)).digest('base64url');
}
