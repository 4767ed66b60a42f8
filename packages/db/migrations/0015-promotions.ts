import { type Kysely, sql } from 'kysely';

/** Promotions, their codes and their uses; the promotions of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // benefit, concerns, threshold, texts: see the promotion in the domain.
  `create table promotion (
    id text primary key,
    level text not null check (level in ('ORDER', 'PRODUCT', 'SHIPPING')),
    benefit jsonb not null,
    concerns jsonb,
    threshold jsonb,
    audience text[],
    locales text[],
    needs_coupon boolean not null,
    rank integer not null,
    enabled boolean not null,
    starts_at timestamptz,
    ends_at timestamptz,
    texts jsonb not null
  )`,
  `create table coupon (
    code text primary key check (code = upper(trim(code))),
    promotion_id text not null references promotion,
    enabled boolean not null default true,
    starts_at timestamptz,
    ends_at timestamptz,
    most_uses integer check (most_uses > 0),
    most_uses_each integer check (most_uses_each > 0),
    used integer not null default 0 check (used >= 0 and (most_uses is null or used <= most_uses))
  )`,
  'create index coupon_promotion on coupon (promotion_id)',
  // A use is taken when placing begins, like stock, and returned when placing fails. turn grows with the uses of a
  // shopper, so that two concurrent ones, which cannot see each other, do not both count as the last one allowed.
  `create table coupon_use (
    code text not null references coupon on update cascade on delete cascade,
    cart_id text not null,
    owner text not null,
    turn integer not null,
    used_at timestamptz not null,
    primary key (code, cart_id),
    constraint coupon_use_turn unique (code, owner, turn)
  )`,
  'create index coupon_use_cart on coupon_use (cart_id)',
  // promotions: [{promotionId, promotionName, level, calloutMessage}]; coupons as in the cart; null: none.
  'alter table orders add column promotions jsonb, add column coupons jsonb',
  'alter table order_line add column promotions jsonb, add column bonus boolean',
  'alter table order_adjustment drop constraint order_adjustment_kind_check',
  `alter table order_adjustment add constraint order_adjustment_kind_check
    check (kind in ('markdown', 'promotion', 'shipping', 'tax'))`,
];
