import { hereOf } from './value-books.ts';

/** Queries about credit that is lent on returns; they must find no row after any round. */
export const advancesAlways: Readonly<Record<string, string>> = {
  'an advance of which more was taken back than was lent': `
    select return_id, amount, taken_back from store_credit_advance where taken_back not between 0 and amount`,
  'an advance that is taken back while its goods are awaited': `
    select return_id, taken_back from store_credit_advance where due_at is null and taken_back > 0`,
  'an advance that has lapsed before its time': `
    select return_id, lapses_at, due_at from store_credit_advance where lapsed and due_at <= lapses_at`,
  'an advance that has lapsed, though its return is decided': `
    select return_id from store_credit_advance join order_return using (return_id) where lapsed and state = 'closed'`,
  'somebody to whom more is lent before an earlier advance is settled': `
    select consumer_id from store_credit_advance where taken_back < amount group by consumer_id having count(*) > 1`,
};

/** The same once the job has run that ends advances, long after the time of each. */
export const advancesEnded: Readonly<Record<string, string>> = {
  'an advance that has not lapsed, though its goods have not come': `
    select return_id from store_credit_advance join order_return using (return_id) where due_at is null and state = 'announced'`,
  'an advance that is due and not taken back, though there is credit to take it of': `
    select return_id, amount, taken_back from store_credit_advance as lent where due_at is not null and taken_back < amount
      and ${hereOf('store credit', `account.holder = lent.consumer_id and account.part = 'available'`)} > 0`,
};
