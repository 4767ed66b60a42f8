import type { Currency } from '@eyelet/domain/money/currency.ts';
import { formatMinor } from '@eyelet/domain/money/format.ts';
import { instalmentsOf, type PayLater } from '@eyelet/domain/payments/pay-later.ts';

/** The instalments of a total (minor units) as values of a message: the first one, and number and amount of the others. */
export function partsOf(total: number, payLater: PayLater, currency: Currency, tag: string) {
  const parts = instalmentsOf(total, payLater);
  const [first = total, amount = first] = parts;
  return {
    n: parts.length,
    others: parts.length - 1,
    first: formatMinor(first, currency, tag),
    amount: formatMinor(amount, currency, tag),
    even: first === amount ? 'yes' : 'no',
  };
}
