import { toAmount } from '@eyelet/domain/money/amount.ts';
import type { Sales } from '@eyelet/domain/reports/sales.ts';

/** Sales as the API answers them, in major units. */
export function salesView({ currency, orders, units, sales, refunded }: Sales) {
  return { currency, orders, units, sales: toAmount(sales), refunded: toAmount(refunded) };
}
