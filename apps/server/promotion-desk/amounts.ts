import type { AmountsView } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import type { Amounts } from '@eyelet/domain/promotions/promotion.ts';

/** Amounts by currency in major units. */
export function amountsView(amounts: Amounts): AmountsView {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([currency, amount]) =>
      amount === undefined ? [] : [[currency, toAmount(amount)]],
    ),
  );
}
