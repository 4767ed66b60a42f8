import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { availableOf, heldOf } from '../ledger/available.ts';
import { beginningWith } from '../like.ts';
import type { GiftCardRow } from './gift-card.ts';

export type GiftCardFilter = Readonly<{
  state?: 'usable' | 'waiting' | 'blocked' | 'expired' | undefined;
  /** The last four digits, or the beginning of an order number or of an email of recipient or buyer. */
  search?: string | undefined;
}>;

/** The end of a page: when its last card was issued, ISO 8601, and the id. */
export type GiftCardCursor = readonly [issuedAt: string, id: string];

/** A card with its balance and the amount that orders hold of it, in minor units. */
export type DeskGiftCardRow = GiftCardRow & Readonly<{ balance: number; held: number }>;

const states = (now: Date): Readonly<Record<NonNullable<GiftCardFilter['state']>, RawBuilder<unknown>>> => ({
  usable: sql`gift_card.state = 'active' and activated_at is not null and (expires_at is null or expires_at > ${now})`,
  waiting: sql`gift_card.state = 'active' and sent_at is null and send_at is not null`,
  blocked: sql`gift_card.state = 'blocked'`,
  expired: sql`expires_at <= ${now}`,
});

function conditionOf({ state, search }: GiftCardFilter, now: Date): RawBuilder<unknown> {
  const begins = beginningWith(search ?? '');
  const bySearch =
    search === undefined
      ? sql`true`
      : /^\d{4}$/u.test(search)
        ? sql`last4 = ${search}`
        : sql`gift_card.id in (
            select id from gift_card where order_number like ${begins.toUpperCase()}
            union select id from gift_card where lower(recipient_email) like ${begins.toLowerCase()}
            union select gift_card.id from orders join gift_card using (order_number)
              where orders.lower_email like ${begins.toLowerCase()}
          )`;
  return sql`${state === undefined ? sql`true` : states(now)[state]} and ${bySearch}`;
}

const funded = sql`gift_card.*, ${availableOf('gift_card', 'gift card')} as balance, ${heldOf('gift_card', 'gift card')} as held`;

/** Cards of anybody, the latest first, after a cursor if one is given. */
export async function listGiftCardRows(
  db: Reader,
  filter: GiftCardFilter,
  { after, limit }: Readonly<{ after?: GiftCardCursor | undefined; limit: number }>,
  now: Date,
): Promise<readonly DeskGiftCardRow[]> {
  const further = after
    ? sql`issued_at <= ${after[0]}::timestamptz and (issued_at < ${after[0]}::timestamptz or id > ${after[1]})`
    : sql`true`;
  const { rows } = await sql<DeskGiftCardRow>`
    select ${funded} from gift_card where ${conditionOf(filter, now)} and ${further}
    order by issued_at desc, id limit ${limit}`.execute(db);
  return rows;
}

export async function countGiftCards(db: Reader, filter: GiftCardFilter, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from gift_card where ${conditionOf(filter, now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findDeskGiftCard(db: Reader, id: string): Promise<DeskGiftCardRow | undefined> {
  const { rows } = await sql<DeskGiftCardRow>`select ${funded} from gift_card where id = ${id}`.execute(db);
  return rows[0];
}

/** Reads a card and locks it until the transaction ends. */
export async function lockDeskGiftCard(db: Reader, id: string): Promise<DeskGiftCardRow | undefined> {
  await db.selectFrom('gift_card').select('id').where('id', '=', id).forUpdate().execute();
  return findDeskGiftCard(db, id);
}

/** Stores the last mail that staff have asked for. */
export async function keepAskedMail(db: Reader, id: string, mailId: string): Promise<void> {
  await db.updateTable('gift_card').set({ asked_mail: mailId }).where('id', '=', id).execute();
}
