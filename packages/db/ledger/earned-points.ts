/** The sum of the points that orders have brought, less those taken back, with conditions to follow on `account` and `posting`. */
export const sumOfEarnedText = `sum(entry.amount) from ledger_account as account
  join ledger_entry as entry on entry.account_id = account.id
  join ledger_posting as posting on posting.id = entry.posting_id
  where account.kind = 'points' and account.part = 'available' and account.unit = 'points'
    and (posting.key like 'points earned %' or posting.key like 'points taken back %')`;

/** The same of one holder, never below 0, with a condition on `posting`. */
export const earnedExpression = (consumerNo: string, isCounted: string) => `greatest(coalesce((
  select ${sumOfEarnedText} and account.holder = ${consumerNo} and ${isCounted}
), 0), 0)::int`;
