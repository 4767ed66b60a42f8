import { returnsOfOrder, type StoredReturn } from '@eyelet/db/returns/return.ts';
import { pointsFor, pointsWithout } from '@eyelet/domain/loyalty/earning.ts';
import { earnedOf } from '@eyelet/domain/loyalty/tiers.ts';
import type { Shop } from '../kernel/shop.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { earningOf } from './earn.ts';
import { takeBackPoints } from './take-back.ts';

/** Takes back the points that the goods of a closed return had earned, once (C9.32). */
export async function takeBackReturned(
  shop: Shop,
  { orderNumber, returnId }: Readonly<{ orderNumber: string; returnId: string }>,
): Promise<void> {
  const order = await findOrder(shop.database.pool, orderNumber);
  const returns = await returnsOfOrder(shop.database.db, orderNumber);
  const closing = returns.find(({ return_id: id, state }) => id === returnId && state === 'closed');
  if (!order || !closing) throw new Error(`there is no closed return ${returnId} of ${orderNumber}`);
  const earning = earningOf(order);
  const causeOf = (id: string) => `return ${id}`;
  await takeBackPoints(shop, {
    orderNumber,
    cause: causeOf(returnId),
    // As a difference of sums, so that roundings of several returns do not add up.
    points: (earned, isDone) => {
      const earlier = returns.filter(({ return_id: id }) => isDone(causeOf(id)));
      const base = pointsFor(earning);
      const left = (taken: readonly StoredReturn[]) =>
        earnedOf(earned, pointsWithout(earning, acceptedIn(taken)), base);
      return left(earlier) - left([...earlier, closing]);
    },
  });
}

/** Units that something was given for, by line number. */
function acceptedIn(returns: readonly StoredReturn[]): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  for (const { line_no: no, given, accepted } of returns.flatMap(({ lines }) => lines)) {
    units.set(no, (units.get(no) ?? 0) + (given ?? accepted ?? 0));
  }
  return units;
}
