/** Of the points that a payment took, those that are not given back; a refund of a part rounds. */
const pointsOf = (rounded: 'floor' | 'ceil') =>
  `coalesce(sum(${rounded}((amount - refunded) / 5.0)) filter (where method = 'LOYALTY_POINTS' and order_payment.state = 'captured'), 0)::int`;

/** What is left of gift cards or rewards, beside what was issued and what orders keep of it. */
const worthOf = (kind: 'gift card' | 'reward', issued: string, methods: string) => `
  select issued, spent, here from (select coalesce(sum(amount), 0)::int as issued from ${issued}) as cards,
    (select coalesce(sum(amount - refunded), 0)::int as spent from order_payment
      where method in (${methods}) and state = 'captured') as payments,
    (select coalesce(sum(entry.amount), 0)::int as here from ledger_entry as entry
      join ledger_account as account on account.id = entry.account_id
      where account.kind = '${kind}' and account.part <> 'own') as accounts
  where here <> issued - spent`;

/** Entries of points of a member by the beginning of the posting's key. */
const entriesOf = (which: string) => `(
  select coalesce(sum(entry.amount), 0)::int from ledger_account as account
  join ledger_entry as entry on entry.account_id = account.id join ledger_posting as posting on posting.id = posting_id
  where account.kind = 'points' and account.part <> 'own' and account.unit = 'points'
    and account.holder = loyalty_member.consumer_id and (${which}))`;

const ofOrders = `posting.key like 'points earned %' or posting.key like 'points taken back %'`;

/** What orders of a member have earned. */
const earnedBy = (which: string) => `(
  select coalesce(sum(entry.amount), 0)::int from orders join ledger_posting as posting on posting.key = 'points earned ' || order_number
  join ledger_entry as entry on entry.posting_id = posting.id join ledger_account as account on account.id = entry.account_id
  where account.part = 'available' and orders.owner = loyalty_member.consumer_id and ${which})`;

/** Queries about value that the shop owes; they must find no row once all jobs have run. */
export const valueBooks: Readonly<Record<string, string>> = {
  'value that is held for nothing': `
    select account.kind, account.holder, sum(amount)::int as held from ledger_account as account
    join ledger_entry on account_id = account.id where part = 'held' group by account.id having sum(amount) <> 0`,
  'gift cards that are not worth what was issued less what orders have taken': worthOf(
    'gift card',
    'gift_card',
    `'GIFT_CARD'`,
  ),
  'rewards that are not worth what was issued less what orders have taken': worthOf(
    'reward',
    'reward',
    `'REWARD_CODE', 'REWARD_CARD'`,
  ),
  'points that are not those given and earned less what orders have taken': `
    select consumer_id, here, others, least, most from (
      select consumer_id, ${entriesOf('true')} as here,
        ${entriesOf(`posting.key like 'points for a test %' or ${ofOrders}`)} as others, paid.least, paid.most
      from loyalty_member left join lateral (
        select ${pointsOf('floor')} as least, ${pointsOf('ceil')} as most
        from order_payment join orders using (order_number) where orders.owner = consumer_id) as paid on true
    ) as each where others - here not between least and most`,
  'points of orders that were cancelled, or that are missing of orders that stand': `
    select * from (
      select consumer_id, ${entriesOf(ofOrders)} - points_owed as net,
        ${earnedBy(`orders.state <> 'cancelled' and not exists (
          select from order_return where order_return.order_number = orders.order_number)`)} as least,
        ${earnedBy(`orders.state <> 'cancelled'`)} as most
      from loyalty_member
    ) as each where net not between least and most`,
};
