import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { GiftCardRow } from '../gift-cards/gift-card.ts';
import { availableOf } from '../ledger/available.ts';
import { balanceOf } from '../ledger/posting.ts';
import type { RewardRow } from '../loyalty/reward.ts';

/** The value that a cart is to be paid with: cards and rewards by id, points and store credit by the consumer whose they are. */
type AskedValue = Readonly<{
  giftCards: readonly string[];
  rewards: readonly string[];
  pointsOf: readonly string[];
  creditOf: readonly string[];
  /** Of the store credit. */
  currency: string;
}>;

/** What decides whether a card can pay, with its balance in minor units. */
export type PayingCard = Pick<GiftCardRow, 'currency' | 'expires_at' | 'state' | 'activated_at'> &
  Readonly<{ balance: number }>;

export type PayingReward = Pick<RewardRow, 'currency' | 'expires_at' | 'consumer_id'> & Readonly<{ balance: number }>;

/** What was found of it, by the same ids. Who never had points or credit has none here. */
export type FoundValue = Readonly<{
  giftCards: ReadonlyMap<string, PayingCard>;
  rewards: ReadonlyMap<string, PayingReward>;
  points: ReadonlyMap<string, number>;
  credit: ReadonlyMap<string, number>;
}>;

type Row = PayingCard & PayingReward & Readonly<{ kind: keyof FoundValue; id: string }>;

/** Reads all value of a cart in one statement, which locks nothing: what it finds may be spent a moment later. */
export async function valueNow(db: Reader, asked: AskedValue): Promise<FoundValue> {
  const { rows } = await sql<Row>`
    select 'giftCards' as kind, id, currency, expires_at, state, activated_at, null as consumer_id,
      ${availableOf('gift_card', 'gift card')} as balance
    from gift_card where id = any(${asked.giftCards}::text[])
    union all
    select 'rewards', id, currency, expires_at, null, null, consumer_id, ${availableOf('reward', 'reward')}
    from reward where id = any(${asked.rewards}::text[])
    union all
    select case account.kind when 'points' then 'points' else 'credit' end, account.holder, account.unit, null, null, null, null, ${balanceOf}
    from ledger_account as account left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where account.part = 'available' and (
      (account.kind = 'points' and account.unit = 'points' and account.holder = any(${asked.pointsOf}::text[]))
      or (account.kind = 'store credit' and account.unit = ${asked.currency} and account.holder = any(${asked.creditOf}::text[]))
    )`.execute(db);
  const found = (kind: keyof FoundValue) => rows.filter((row) => row.kind === kind);
  return {
    giftCards: new Map(found('giftCards').map((row) => [row.id, row])),
    rewards: new Map(found('rewards').map((row) => [row.id, row])),
    points: new Map(found('points').map(({ id, balance }) => [id, balance])),
    credit: new Map(found('credit').map(({ id, balance }) => [id, balance])),
  };
}
