import type { Unit } from '@eyelet/domain/ledger/account.ts';
import type { Holding } from '@eyelet/domain/ledger/movements.ts';

/** The store credit of a consumer in a currency: one account of the ledger. */
export function creditHolding(consumerNo: string, currency: string): Holding {
  return { kind: 'store credit', holder: consumerNo, unit: currency as Unit };
}
