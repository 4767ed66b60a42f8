import { type Kysely, sql } from 'kysely';

/** Why gift cards are blocked, which of them are void, and what staff look them up by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `alter table gift_card
    add column block_cause text,
    add column block_note text not null default '',
    add column voided_at timestamptz,
    add column asked_mail text`,
  `comment on column gift_card.block_note is 'personal'`,
  `comment on column gift_card.asked_mail is 'The last mail that staff asked for; asked for again, it is not sent twice'`,
  // Until now only the cards of cancelled orders were blocked, and for good.
  `update gift_card set block_cause = 'order-cancelled', voided_at = now() where state = 'blocked'`,
  'create index gift_card_last4 on gift_card (last4)',
  'create index gift_card_recipient on gift_card (lower(recipient_email) text_pattern_ops)',
  'create index gift_card_order on gift_card (order_number text_pattern_ops) where order_number is not null',
];
