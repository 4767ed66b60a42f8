import { sql } from 'kysely';
import { announce } from '../catalogue/announce.ts';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

export type ShownPublication = Readonly<{
  id: number;
  version: number;
  starts_at: Date;
  ends_at: Date | null;
  made_by: string;
}>;

/**
 * The current and scheduled publications of an item, in the order in which they start; without those that a later one
 * replaces permanently.
 */
export async function listPublications(db: Reader, itemId: string, now: Date): Promise<readonly ShownPublication[]> {
  const { rows } = await sql<ShownPublication>`
    select one.id, one.version, one.starts_at, one.ends_at, one.made_by from content_publication as one
    where one.item_id = ${itemId} and (one.ends_at is null or one.ends_at > ${now})
      and not exists (select from content_publication as later
        where later.item_id = one.item_id and later.ends_at is null and later.starts_at <= ${now}
          and (later.starts_at, later.id) > (one.starts_at, one.id))
    order by one.starts_at, one.id`.execute(db);
  return rows;
}

type NewPublication = Readonly<{
  itemId: string;
  version: number;
  startsAt: Date;
  endsAt: Date | null;
  madeAt: Date;
  madeBy: string;
}>;

/** Shows a version for a time, and announces it to every process. */
export async function insertPublication(tx: Transaction<Tables>, one: NewPublication): Promise<void> {
  const { itemId, version, startsAt, endsAt, madeAt, madeBy } = one;
  await tx
    .insertInto('content_publication')
    .values({
      ...{ item_id: itemId, version, starts_at: startsAt, ends_at: endsAt },
      ...{ made_at: madeAt, made_by: madeBy },
    })
    .execute();
  await announce(tx, 'content', [itemId]);
}

/**
 * Ends what is shown of an item and removes what has not begun, all of it or one publication, and announces it; how many there
 * were.
 */
export async function endPublications(
  tx: Transaction<Tables>,
  itemId: string,
  now: Date,
  publicationId?: number,
): Promise<number> {
  const one = publicationId === undefined ? sql`` : sql`and id = ${publicationId}`;
  const ended = await sql`update content_publication set ends_at = ${now}
    where item_id = ${itemId} ${one} and starts_at < ${now} and (ends_at is null or ends_at > ${now})`.execute(tx);
  const removed = await sql`delete from content_publication
    where item_id = ${itemId} ${one} and starts_at >= ${now}`.execute(tx);
  const count = Number(ended.numAffectedRows ?? 0) + Number(removed.numAffectedRows ?? 0);
  if (count > 0) await announce(tx, 'content', [itemId]);
  return count;
}

/** Announces to every process that an item has changed otherwise, such as by its key. */
export async function announceItem(tx: Transaction<Tables>, itemId: string): Promise<void> {
  await announce(tx, 'content', [itemId]);
}
