import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { renewSnapshots } from '@eyelet/db/ledger/snapshot.ts';
import type { Shop } from '../kernel/shop.ts';

/** Renews the snapshots of busy accounts and counts the ledger anew; what does not add up is an error of the log each. */
export async function reconcile({ database, log }: Shop): Promise<void> {
  const renewed = await renewSnapshots(database);
  const faults = await findLedgerFaults(database.db);
  for (const fault of faults) log.error({ fault }, 'the ledger does not add up');
  log.info({ renewed, faults: faults.length }, 'ledger reconciled');
}
