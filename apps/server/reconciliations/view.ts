import {
  type LedgerFaultKind,
  owedKinds,
  type Reconciliation,
} from '@eyelet/contracts/reconciliations/reconciliation.ts';
import type { Owed } from '@eyelet/db/ledger/size.ts';
import type { ReconciliationRow } from '@eyelet/db/reconciliations/reconciliation.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';

type KeptFault = Readonly<{ fault: LedgerFaultKind; id: string; amount: number; unit: string }>;

/** A recount as the studio shows it. */
export function reconciliationView(row: ReconciliationRow): Reconciliation {
  const { accounts, postings, payments, expired } = row;
  return {
    reconciliationId: row.id,
    beganAt: row.began_at.toISOString(),
    endedAt: row.ended_at.toISOString(),
    ...{ accounts, postings, payments, expired },
    owed: (row.owed as readonly Owed[]).flatMap(({ kind, unit, accounts: holders, available, held }) => {
      const known = owedKinds.find((one) => one === kind);
      return known ? [{ kind: known, unit, holders, available: shown(available, unit), held: shown(held, unit) }] : [];
    }),
    faultCount: row.fault_count,
    faults: (row.faults as readonly KeptFault[]).map(({ fault, id, amount, unit }) => ({
      ...{ fault, subject: id, unit },
      amount: shown(amount, unit),
    })),
  };
}

const shown = (amount: number, unit: string) => (unit === 'points' ? amount : toAmount(amount));
