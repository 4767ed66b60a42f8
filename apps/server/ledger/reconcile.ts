import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { renewSnapshots } from '@eyelet/db/ledger/snapshot.ts';
import type { Shop } from '../kernel/shop.ts';

/** Renews the snapshots of busy accounts and recounts the ledger; each difference is logged as an error. */
export async function reconcile({ database, log }: Shop): Promise<void> {
  const renewed = await renewSnapshots(database);
  const faults = await findLedgerFaults(database.db);
  for (const fault of faults) log.error({ fault }, 'the ledger does not add up');
  log.info({ renewed, faults: faults.length }, 'ledger reconciled');
}
