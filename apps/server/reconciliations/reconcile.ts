import { randomUUID } from 'node:crypto';
import { findCaptureFaults } from '@eyelet/db/captures/faults.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { findOutsideFaults } from '@eyelet/db/gift-cards/outside-faults.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { countLedger, readOwed } from '@eyelet/db/ledger/size.ts';
import { renewSnapshots } from '@eyelet/db/ledger/snapshot.ts';
import { findTenderFaults } from '@eyelet/db/ledger/tender-faults.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import {
  findReconciliation,
  insertReconciliation,
  lastReconciled,
  lockReconciliations,
  type ReconciliationRow,
} from '@eyelet/db/reconciliations/reconciliation.ts';
import { findCreditFaults } from '@eyelet/db/store-credit/credit-faults.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Shop } from '../kernel/shop.ts';
import { ledgerTenders as tenders } from '../tenders/names.ts';
import { bookOutExpired } from './book-out-expired.ts';

/** Faults that a recount keeps; their number is complete. */
const mostKept = 100;

const dayMs = 86_400_000;

/** Hours within which another worker does not recount again. */
const recentMs = 12 * 60 * 60 * 1000;

/** The recount of each night, made by one of the workers. */
export async function reconcile(shop: Shop): Promise<void> {
  await recount(shop, randomUUID(), {
    isNeeded: async (tx) => {
      const last = await lastReconciled(tx);
      return !last || shop.clock().getTime() - last.getTime() > recentMs;
    },
  });
}

type Tx = Transaction<Tables>;

type Options = Readonly<{
  isNeeded?: (tx: Tx) => Promise<boolean>;
  /** Written with the recount. */
  also?: (tx: Tx, row: ReconciliationRow) => Promise<void>;
}>;

/**
 * Books out what has expired, renews the snapshots of busy accounts, recounts the ledger from its entries and compares it with the
 * payments of orders, and asks what services outside refuse to give back; what does not hold is logged as an error and kept. A recount
 * with a known id is answered as it was. Undefined if none is needed.
 */
export async function recount(
  shop: Shop,
  id: string,
  { isNeeded = async () => true, also }: Options = {},
): Promise<ReconciliationRow | undefined> {
  const { database, log, clock } = shop;
  const earlier = await findReconciliation(database.db, id);
  if (earlier) return earlier;
  const beganAt = clock();
  const dayBefore = new Date(beganAt.getTime() - dayMs);
  // Each in transactions of their own, before the one that has other recounts wait.
  const expired = await bookOutExpired(shop);
  const renewed = await renewSnapshots(database);
  const made = await transact(database.db, async (tx) => {
    await lockReconciliations(tx);
    const known = await findReconciliation(tx, id);
    if (known) return { row: known, faults: [] };
    if (!(await isNeeded(tx))) return undefined;
    const faults = [
      ...(await findLedgerFaults(tx)),
      ...(await findTenderFaults(tx, { tenders, heldBefore: dayBefore })),
      ...(await findCreditFaults(tx, { settledBefore: dayBefore })),
      ...(await findOutsideFaults(tx)),
      ...(await findCaptureFaults(tx)),
    ];
    await insertReconciliation(tx, {
      id,
      ...{ began_at: beganAt, ended_at: clock(), expired, fault_count: faults.length },
      ...(await countLedger(tx, tenders)),
      owed: JSON.stringify(await readOwed(tx)),
      faults: JSON.stringify(faults.slice(0, mostKept).map((one) => ({ ...one, id: String(one.id) }))),
    });
    const row = (await findReconciliation(tx, id)) as ReconciliationRow;
    await also?.(tx, row);
    return { row, faults, isNew: true };
  });
  for (const fault of made?.faults.slice(0, mostKept) ?? []) log.error({ fault }, 'the ledger does not add up');
  if (made?.isNew) log.info({ renewed, expired, faults: made.faults.length }, 'ledger reconciled');
  return made?.row;
}
