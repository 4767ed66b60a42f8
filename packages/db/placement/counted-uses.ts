import type { OrderDraft } from '../tables/order-draft.ts';

/**
 * Parts of the statement that claims a cart: what judges whether a draft may use its codes, its promotions with limits, its allowances
 * and its turn, the verdict, and what counts them. Their values are $14 to $17 of it, the draft is $7.
 */
export type Uses = Readonly<{ judged: string; fits: string; counted: string }>;

export const withoutUses: Uses = { judged: '', fits: 'true', counted: '' };

export const withUses: Uses = {
  judged: `, entered as (
    select it.code from unnest($14::text[]) with ordinality as it (code, no) where it.no between 1 and cardinality($14::text[])
  ), codes as (
    select coupon.code, (most_uses is null or used < most_uses) and (most_uses_each is null or most_uses_each > (
      select count(*) from coupon_use where coupon_use.code = coupon.code and coupon_use.owner = $2)) as fits
    from coupon join entered using (code)
    order by coupon.code
    for update of coupon
  ), usable as (
    select count(*) filter (where fits) = cardinality($14::text[]) as fits from codes
  ), limits as (
    select counted.promotion_id as id, offer.amount,
      (most_uses is null or counted.used < most_uses)
      and (most_uses_each is null or most_uses_each > (select count(*) from promotion_use
        where promotion_use.promotion_id = counted.promotion_id and promotion_use.owner = $2))
      and (budget is null or
        coalesce((counted.spent ->> $17::text)::bigint, 0) + offer.amount <= coalesce((budget ->> $17::text)::bigint, 0)) as fits
    from unnest($15::text[], $16::int[]) with ordinality as offer (id, amount, no)
    join promotion_count as counted on counted.promotion_id = offer.id
    join promotion on promotion.id = counted.promotion_id
    where offer.no between 1 and cardinality($16::int[])
    order by counted.promotion_id
    for update of counted
  ), allowed as (
    select coalesce(bool_and(fits), true) as fits from limits
  )`,
  fits: '(select fits from usable) and (select fits from allowed)',
  counted: `, counted as (
    update coupon set used = used + 1 from kept, entered where coupon.code = entered.code
  ), used as (
    insert into coupon_use (code, cart_id, owner, turn, used_at)
    select entered.code, kept.cart_id, $2, 1 + coalesce(
        (select max(turn) from coupon_use earlier where earlier.code = entered.code and earlier.owner = $2), 0), $9
    from kept, entered
  ), spent as (
    update promotion_count as counted set used = counted.used + 1, spent = counted.spent ||
      jsonb_build_object($17::text, coalesce((counted.spent ->> $17::text)::bigint, 0) + limits.amount)
    from kept, limits where counted.promotion_id = limits.id
  ), redeemed as (
    insert into promotion_use (promotion_id, cart_id, owner, turn, currency, amount, used_at)
    select limits.id, kept.cart_id, $2, 1 + coalesce((select max(turn) from promotion_use earlier
        where earlier.promotion_id = limits.id and earlier.owner = $2), 0), $17::text, limits.amount, $9
    from kept, limits
  ), limited as (
    insert into allowance_use (owner, kind, turn, cart_id, year, goods, amount)
    select $2, it ->> 'kind', (it ->> 'turn')::int, kept.cart_id, (it ->> 'year')::int, it -> 'goods', (it ->> 'amount')::int
    from kept, jsonb_array_elements($7::jsonb -> 'allowances') as it
  ), turned as (
    insert into order_turn (owner, turn, cart_id, taken_at)
    select $2, ($7::jsonb ->> 'turn')::int, kept.cart_id, $9 from kept where $7::jsonb ->> 'turn' is not null
  )`,
};

/** Whether a draft uses what is counted. */
export function usesAny({ coupons, redemptions, allowances, turn }: OrderDraft): boolean {
  return coupons.length > 0 || redemptions.length > 0 || allowances.length > 0 || turn !== null;
}

/** Values of the parts. */
export const valuesOfUses = ({ coupons, redemptions, order }: OrderDraft) => [
  coupons,
  redemptions.map(({ promotion_id }) => promotion_id),
  redemptions.map(({ amount }) => amount),
  order.currency,
];
