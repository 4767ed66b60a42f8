import { type RawBuilder, sql } from 'kysely';
import { balanceOf } from './posting.ts';

type Row = 'gift_card' | 'reward';
type Kind = 'gift card' | 'reward';

/**
 * The amount that can be spent of a row with value on the ledger, if its id is the holder and its currency the unit; 0
 * without an account. In minor units.
 */
export function availableOf(table: Row, kind: Kind): RawBuilder<number> {
  return partOf('available', table, kind);
}

/** The amount that payments hold of such a row and have not captured. */
export function heldOf(table: Row, kind: Kind): RawBuilder<number> {
  return partOf('held', table, kind);
}

function partOf(part: 'available' | 'held', table: Row, kind: Kind): RawBuilder<number> {
  return sql<number>`coalesce((
    select ${balanceOf} from ledger_account as account
    left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where account.holder = ${sql.ref(`${table}.id`)} and account.unit = ${sql.ref(`${table}.currency`)}
      and account.kind = ${kind} and account.part = ${part}
  ), 0)::bigint`;
}
