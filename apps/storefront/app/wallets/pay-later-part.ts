import { instalmentsOf, type PayLater } from '@eyelet/domain/payments/pay-later.ts';

/** The highest part of a total, in minor units. */
export function partOf(total: number, payLater: PayLater): number {
  return instalmentsOf(total, payLater)[0] ?? total;
}
