/** Of the points that a payment took, those that are not given back; a refund of a part rounds. */
const pointsOf = (rounded: 'floor' | 'ceil') =>
  `coalesce(sum(${rounded}((amount - refunded) / 5.0)) filter (where method = 'LOYALTY_POINTS' and order_payment.state = 'captured'), 0)::int`;

/** What was taken back of gift cards that are void. */
const voided = `(
  select coalesce(-sum(entry.amount), 0)::int from ledger_posting as posting join ledger_entry as entry on posting_id = posting.id
  join ledger_account as account on account.id = account_id
  where posting.key like 'gift card % void' and account.kind = 'gift card' and account.part <> 'own')`;

/** What is left of gift cards or rewards, beside what was issued and what orders keep of it. */
const worthOf = (kind: 'gift card' | 'reward', issued: string, methods: string, ended = '0') => `
  select issued, spent, here from (select coalesce(sum(amount), 0)::int as issued from ${issued}) as cards,
    (select coalesce(sum(amount - refunded), 0)::int as spent from order_payment
      where method in (${methods}) and state = 'captured') as payments,
    (select coalesce(sum(entry.amount), 0)::int as here from ledger_entry as entry
      join ledger_account as account on account.id = entry.account_id
      where account.kind = '${kind}' and account.part <> 'own') as accounts
  where here <> issued - spent - ${ended}`;

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

/** What orders have taken of it so far and not given back. */
const takenBy = (methods: string, owner = 'true') => `(
  select coalesce(sum(order_payment.amount - coalesce(given, 0)), 0)::int from order_payment join orders using (order_number)
  left join lateral (select sum(refund.amount) as given from order_refund as refund
    where refund.idempotency_key = order_payment.idempotency_key and refund.state = 'refunded') as refunds on true
  where method in (${methods}) and order_payment.state = 'captured' and ${owner})`;

/** What accounts of a kind have, of one holder or of all. */
export const hereOf = (kind: string, holder = 'true') => `(
  select sum(entry.amount)::int from ledger_entry as entry join ledger_account as account on account.id = entry.account_id
  where account.kind = '${kind}' and account.part <> 'own' and ${holder})`;

const rewards = `'REWARD_CODE', 'REWARD_CARD'`;

/** Queries about value that the shop owes; they must find no row after any round. */
export const valueAlways: Readonly<Record<string, string>> = {
  'a cent of gift cards that was made or lost': `
    select * from (select coalesce(${hereOf('gift card')}, 0) as here, ${takenBy(`'GIFT_CARD'`)} as taken,
      (select coalesce(sum(amount), 0)::int from gift_card) as issued) as each where here <> issued - taken - ${voided}`,
  'a gift card that is void and has something left': `
    select id from gift_card where voided_at is not null and coalesce(${hereOf('gift card', 'account.holder = gift_card.id')}, 0) > 0`,
  'a cent of rewards that was made or lost': `
    select * from (select coalesce(${hereOf('reward')}, 0) as here, ${takenBy(rewards)} as taken,
      (select coalesce(sum(amount), 0)::int from reward) as issued) as each where here <> issued - taken`,
  'a cent of store credit that was made or lost': `
    select * from (select id, coalesce(${hereOf('store credit', 'account.holder = consumer.id')}, 0) as here,
      ${takenBy(`'STORE_CREDIT'`, 'orders.owner = consumer.id')} as taken,
      (select coalesce(sum(amount), 0)::int from order_refund join orders using (order_number)
        where owner = consumer.id and as_credit and order_refund.state = 'refunded') as credited,
      (select coalesce(sum(amount), 0)::int from store_credit_adjustment as one
        where consumer_id = consumer.id and one.state = 'done') as adjusted,
      (select coalesce(sum(amount - taken_back), 0)::int from store_credit_advance where consumer_id = consumer.id) as lent
      from consumer) as each where here <> credited + adjusted + lent - taken`,
  'a cent of the year of an athlete that was made or lost': `
    select * from (select id, ${hereOf('athlete credit', `account.holder like consumer.id || ' %'`)} as here,
      ${takenBy(`'ATHLETES_PAYMENT'`, 'orders.owner = consumer.id')} as taken,
      (spending #>> '{athlete,yearly}')::int - (spending #>> '{athlete,currentSpend}')::int as due
      from consumer where spending ? 'athlete') as each
    where here <> due - taken or here is null and taken <> 0`,
  'an employee who has bought more at their price than they may': `
    select owner, used, spending from consumer join lateral (select owner, sum(amount) as used from allowance_use
      where owner = consumer.id group by owner) as uses on true
    where used + (spending #>> '{employee,currentSpend}')::int > (spending #>> '{employee,yearly}')::int`,
  // An attempt that failed leaves a row that counts nothing.
  'an order that counts twice towards a year': `
    select cart_id from allowance_use where amount > 0 group by cart_id having count(*) > 1`,
  'goods that count towards a year at another sum than was paid for them': `
    select order_number, line_no, goods.amount, row_after_order_discount from allowance_use join orders using (cart_id)
    cross join lateral (select key::int as line_no, value::int as amount from jsonb_each_text(goods)) as goods
    left join order_line using (order_number, line_no)
    where allowance_use.amount > 0 and goods.amount is distinct from row_after_order_discount`,
  'an order that counts towards a year, and is cancelled or counts more than was paid': `
    select order_number, state, amount, goods from allowance_use join orders using (cart_id)
    where amount > case when state = 'cancelled' then 0 else (select sum(value::int) from jsonb_each_text(goods)) end`,
  'an order at the price of an employee that does not count, or one at another price that does': `
    select order_number, amounts from orders
    left join lateral (select array_agg(amount) as amounts from allowance_use
      where allowance_use.cart_id = orders.cart_id) as uses on true
    where case when promotions @> '[{"promotionId": "staff"}]' then amounts is null else 0 < any(amounts) end`,
};

/** Queries about value that the shop owes; they must find no row once all jobs have run. */
export const valueBooks: Readonly<Record<string, string>> = {
  'value that is held for nothing': `
    select account.kind, account.holder, sum(amount)::int as held from ledger_account as account
    join ledger_entry on account_id = account.id where part = 'held' group by account.id having sum(amount) <> 0`,
  'gift cards that are not worth what was issued less what orders have taken': worthOf(
    'gift card',
    'gift_card',
    `'GIFT_CARD'`,
    voided,
  ),
  'rewards that are not worth what was issued less what orders have taken': worthOf(
    'reward',
    'reward',
    `'REWARD_CODE', 'REWARD_CARD'`,
  ),
  'an order that counts less towards a year than was paid, though nothing of it came back': `
    select order_number from orders where promotions @> '[{"promotionId": "staff"}]' and state <> 'cancelled'
      and not exists (select from order_return where order_return.order_number = orders.order_number)
      and not exists (select from order_cancellation where order_cancellation.order_number = orders.order_number)
      and not exists (select from allowance_use where allowance_use.cart_id = orders.cart_id
        and amount = (select sum(value::int) from jsonb_each_text(goods)))`,
  'a year that counts an order which is not there': `
    select allowance_use.owner, cart_id, amount from allowance_use left join orders using (cart_id) where order_number is null and amount > 0`,
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
          select from order_cancellation where order_cancellation.order_number = orders.order_number) and not exists (
          select from order_return where order_return.order_number = orders.order_number)`)} as least,
        ${earnedBy(`orders.state <> 'cancelled'`)} as most
      from loyalty_member
    ) as each where net not between least and most`,
};
