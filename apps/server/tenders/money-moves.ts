import type { OwedKind } from '@eyelet/domain/ledger/account.ts';
import { capture, type Holding, hold, refund, release } from '@eyelet/domain/ledger/movements.ts';
import type { Held, PayingMoves } from './ledger-tender.ts';

/** Entries of a kind of value that pays in its own currency; the token of a payment is the holder. */
export function moneyMoves(kind: OwedKind): PayingMoves {
  const holdingOf = ({ holder, unit }: Pick<Held, 'holder' | 'unit'>): Holding => ({ kind, holder, unit });
  return {
    hold: (holder, amount, unit) => hold({ kind, holder, unit }, amount),
    capture: (payment, amount) => capture(holdingOf(payment), amount),
    release: (payment, taken) => release(holdingOf(payment), payment.held - taken),
    refund: (payment, amount) => refund(holdingOf(payment), amount),
  };
}
