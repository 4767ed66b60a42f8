import { type Kysely, sql } from 'kysely';

/**
 * Gift cards, whose value is on the ledger: the card's id is the holder of its accounts. Of number and PIN only keyed hashes are
 * kept, and sealed what a letter or a printed card still has to say.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const personal = ['sender', 'recipient_name', 'recipient_email', 'message'];

const statements: readonly string[] = [
  `create table gift_card (
    id text primary key,
    number_hash text not null unique,
    pin_hash text not null,
    last4 text not null,
    sealed text,
    form text not null check (form in ('digital', 'physical')),
    state text not null check (state in ('active', 'blocked')),
    currency text not null,
    amount integer not null check (amount > 0),
    locale text not null,
    expires_at timestamptz,
    issued_at timestamptz not null,
    wrong_pins integer not null default 0,
    locked_until timestamptz,
    order_number text,
    line_no integer,
    unit_no integer,
    sender text,
    recipient_name text,
    recipient_email text,
    message text,
    design text,
    send_at timestamptz,
    sent_at timestamptz,
    version integer not null default 1,
    unique (order_number, line_no, unit_no)
  )`,
  ...personal.map((column) => `comment on column gift_card.${column} is 'personal'`),
  `comment on column gift_card.sealed is 'Number and PIN, readable by this installation alone; null once nothing has to say them'`,
  `comment on column gift_card.unit_no is 'Which of the pieces of the line'`,
  'create index gift_card_to_send on gift_card (send_at) where sent_at is null and send_at is not null',
  'create index gift_card_to_expire on gift_card (expires_at) where expires_at is not null',
  'create index gift_card_issued on gift_card (issued_at desc, id)',
  `create table saved_gift_card (
    id text primary key,
    consumer_id text not null references consumer on delete cascade,
    gift_card_id text not null references gift_card,
    created_at timestamptz not null,
    unique (consumer_id, gift_card_id)
  )`,
  `comment on column saved_gift_card.gift_card_id is 'personal'`,
  'alter table style add column gift_card boolean not null default false',
  'alter table order_line add column gift_card jsonb',
  `comment on column order_line.gift_card is 'personal'`,
];
