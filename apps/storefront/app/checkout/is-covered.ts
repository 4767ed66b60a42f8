import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { isValueMethod } from '@eyelet/domain/payments/value-methods.ts';

type Paying = Pick<Cart, 'payment_instruments' | 'totals' | 'currency'>;

/** Whether the means of payment of a cart cover its total. */
export function isCovered({ payment_instruments: instruments, totals }: Paying): boolean {
  return covers(instruments, wholeTotal(totals));
}

/** Whether value such as gift cards and points covers the total, so that no method has to be chosen. */
export function valueCovers({ payment_instruments: instruments, totals }: Paying): boolean {
  return covers(
    instruments.filter(({ payment_method_id: id }) => isValueMethod(id)),
    wholeTotal(totals),
  );
}

/** The means of payment that pay an amount: a card beside gift cards that cover everything pays nothing. */
export function paidPart({ payment_instruments, currency }: Paying) {
  return { payment_instruments: payment_instruments.filter(({ amount }) => amount > 0), currency };
}

/** The total that all instruments pay together; the shown total is reduced by rewards. */
function wholeTotal({ total, appliedRewards }: Cart['totals']): number {
  return appliedRewards.reduce((sum, { amountInCurrency }) => sum + amountInCurrency, total);
}

function covers(instruments: Cart['payment_instruments'], total: number): boolean {
  const cents = instruments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return instruments.length > 0 && cents >= Math.round(total * 100);
}
