import type { LedgerFaultKind, Reconciliation } from '@eyelet/contracts/reconciliations/reconciliation.ts';
import type { Owed } from '@eyelet/db/ledger/size.ts';
import type { ReconciliationRow } from '@eyelet/db/reconciliations/reconciliation.ts';
import type { OwedKind } from '@eyelet/domain/ledger/account.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';

/** As the recount keeps it; a kind of the ledger that the contract does not name would not compile below. */
type KeptOwed = Owed & Readonly<{ kind: OwedKind }>;
type KeptFault = Readonly<{ fault: LedgerFaultKind; id: string; amount: number; unit: string }>;

/** A recount as the studio shows it. */
export function reconciliationView(row: ReconciliationRow): Reconciliation {
  const { accounts, postings, payments, expired } = row;
  return {
    reconciliationId: row.id,
    beganAt: row.began_at.toISOString(),
    endedAt: row.ended_at.toISOString(),
    ...{ accounts, postings, payments, expired },
    owed: (row.owed as readonly KeptOwed[]).map(({ kind, unit, accounts: holders, available, held }) => ({
      ...{ kind, unit, holders },
      available: shown(available, unit),
      held: shown(held, unit),
    })),
    faultCount: row.fault_count,
    faults: (row.faults as readonly KeptFault[]).map(({ fault, id, amount, unit }) => ({
      ...{ fault, subject: id, unit },
      amount: shown(amount, unit),
    })),
  };
}

const shown = (amount: number, unit: string) => (unit === 'points' ? amount : toAmount(amount));
