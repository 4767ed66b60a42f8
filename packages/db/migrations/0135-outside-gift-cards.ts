import { type Kysely, sql } from 'kysely';

/** What a service of gift cards outside the shop was asked to take and to give back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // tries, next_try_at: how often it was tried to give it back in vain, and when it is tried again; null: at once. refused_at: since when the
  // service refuses that for good.
  // asked: whether it was taken is not known yet; undoing: it is to be given back, if it was. taking_id: what the service
  // calls it, once it has said so.
  `create table outside_card_payment (
    idempotency_key text primary key,
    tender text not null,
    card_id text not null,
    amount integer not null,
    currency text not null,
    state text not null check (state in ('asked', 'taken', 'captured', 'declined', 'undoing', 'voided')),
    taking_id text,
    captured integer not null default 0,
    created_at timestamptz not null,
    tries integer not null default 0,
    next_try_at timestamptz,
    refused_at timestamptz
  )`,
  `create index outside_card_payment_undoing on outside_card_payment (created_at) where state = 'undoing'`,
  // What goes back to a card after its payment was captured: the rest of it, and refunds.
  `create table outside_card_return (
    return_key text primary key,
    payment_key text not null references outside_card_payment,
    kind text not null check (kind in ('rest', 'refund')),
    amount integer not null,
    asked_at timestamptz not null,
    done_at timestamptz,
    tries integer not null default 0,
    next_try_at timestamptz,
    refused_at timestamptz
  )`,
  'create index outside_card_return_of_payment on outside_card_return (payment_key)',
  'create index outside_card_return_open on outside_card_return (asked_at) where done_at is null',
];
