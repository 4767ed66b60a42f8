import { type RawBuilder, sql } from 'kysely';
import { balanceOf } from './posting.ts';

/**
 * What can be spent of a row whose value is on the ledger, where its id is the holder and its currency the unit; 0 without an account. In
 * minor units.
 */
export function availableOf(table: 'gift_card' | 'reward', kind: 'gift card' | 'reward'): RawBuilder<number> {
  return sql<number>`coalesce((
    select ${balanceOf} from ledger_account as account
    left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where account.holder = ${sql.ref(`${table}.id`)} and account.unit = ${sql.ref(`${table}.currency`)}
      and account.kind = ${kind} and account.part = 'available'
  ), 0)::bigint`;
}
