import type { AmountsView } from '@eyelet/contracts/promotion-desk/amounts.ts';
import { fromAmount, toAmount } from '@eyelet/domain/money/amount.ts';
import type { Amounts } from '@eyelet/domain/promotions/amounts.ts';

/** Amounts by currency in major units. */
export function amountsView(amounts: Amounts): AmountsView {
  return mapped(amounts, toAmount);
}

/** Amounts by currency in minor units, as promotions keep them. */
export function amountsOf(amounts: AmountsView): Amounts {
  return mapped(amounts, fromAmount);
}

function mapped(amounts: Amounts, change: (amount: number) => number): Amounts {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([currency, amount]) => (amount === undefined ? [] : [[currency, change(amount)]])),
  );
}
