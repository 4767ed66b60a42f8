import type { DraftAllowance } from '@eyelet/db/tables/order-draft.ts';
import { nextTurn } from '@eyelet/domain/allowances/year.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { yearInMarket } from '@eyelet/domain/markets/market-day.ts';
import { paidOfAllowance } from '@eyelet/domain/pricing/allowance-goods.ts';
import type { Context } from '../kernel/context.ts';
import type { PricedCart } from '../pricing/price.ts';

/** What an order counts towards the yearly limits of its shopper: the goods that promotions for employees or professionals reduce. */
export function draftAllowances(
  { now, session }: Pick<Context, 'now' | 'session'>,
  { shopper }: Pick<CartDocument, 'shopper'>,
  { lines }: Pick<PricedCart, 'lines'>,
): readonly DraftAllowance[] {
  // An associate sells to customers, whose goods are none of the associate's own.
  if (!shopper?.allowances || session?.isAssociate) return [];
  const { allowances, groups } = shopper;
  const rows = lines.map(({ taken, afterOrderDiscount: paid }) => ({ taken, paid }));
  const year = yearInMarket(allowances.locale, now);
  return (['employee', 'prosumer'] as const).flatMap((kind): DraftAllowance[] => {
    if (!allowances.limits[kind]) return [];
    const { goods, total: amount } = paidOfAllowance(kind, rows, groups);
    return amount === 0 ? [] : [{ kind, year, turn: nextTurn(kind, allowances), goods, amount }];
  });
}
