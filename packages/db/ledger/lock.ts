import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import type { Holder } from './history.ts';

/** Has other changes of what a holder can spend wait until the transaction ends. */
export async function lockHolding(tx: Transaction<Tables>, { kind, holder, unit }: Holder): Promise<void> {
  await tx
    .selectFrom('ledger_account')
    .select('id')
    .where('kind', '=', kind)
    .where('part', '=', 'available')
    .where('holder', '=', holder)
    .where('unit', '=', unit)
    .forUpdate()
    .execute();
}
