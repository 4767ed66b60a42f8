import { cancellationsOf } from '@eyelet/db/orders/cancelled-items.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import { pointsFor, pointsWithout } from '@eyelet/domain/loyalty/earning.ts';
import { earnedOf } from '@eyelet/domain/loyalty/tiers.ts';
import type { UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import type { Shop } from '../kernel/shop.ts';
import { cancelledUnits } from '../stored-orders/cancelled-units.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { earningOf } from './earn.ts';
import { takeBackPoints } from './take-back.ts';

/** Takes back the points that the goods of a closed return had earned, once (C9.32). */
export async function takeBackReturned(
  shop: Shop,
  { orderNumber, returnId }: Readonly<{ orderNumber: string; returnId: string }>,
): Promise<void> {
  await takeBackGoods(shop, orderNumber, `return ${returnId}`);
}

/** The same of items that were cancelled while the rest of their order stays. */
export async function takeBackCancelled(
  shop: Shop,
  { orderNumber, cancellationId }: Readonly<{ orderNumber: string; cancellationId: string }>,
): Promise<void> {
  await takeBackGoods(shop, orderNumber, `items ${cancellationId}`);
}

/** Takes back the points that an order still has, as it is cancelled as a whole. */
export async function takeBackRest(shop: Shop, orderNumber: string): Promise<void> {
  await takeBackGoods(shop, orderNumber, whole);
}

const whole = 'cancelled';

/** Units of an order that nobody keeps, and what their points are taken back for. */
type Taking = Readonly<{ cause: string; units: UnitsByLine }>;

async function takeBackGoods(shop: Shop, orderNumber: string, cause: string): Promise<void> {
  const order = await findOrder(shop.database.pool, orderNumber);
  const takings = await takingsOf(shop, orderNumber);
  const now = takings.find((one) => one.cause === cause);
  if (!order || (cause !== whole && !now)) throw new Error(`there is no ${cause} of ${orderNumber}`);
  const earning = earningOf(order);
  await takeBackPoints(shop, {
    orderNumber,
    cause,
    // As a difference of sums, so that roundings of several do not add up.
    points: (earned, isDone) => {
      if (isDone(whole)) return 0;
      const base = pointsFor(earning);
      const left = (taken: readonly Taking[]) => earnedOf(earned, pointsWithout(earning, unitsOf(taken)), base);
      const earlier = takings.filter((one) => isDone(one.cause));
      const had = earlier.length === 0 ? earned : left(earlier);
      return now ? had - left([...earlier, now]) : had;
    },
  });
}

async function takingsOf({ database: { db } }: Shop, orderNumber: string): Promise<readonly Taking[]> {
  const returns = (await returnsOfOrder(db, orderNumber)).filter(({ state }) => state === 'closed');
  return [
    ...returns.map(({ return_id: id, lines }) => ({
      cause: `return ${id}`,
      // Units that something was given for.
      units: new Map(lines.map(({ line_no: no, given, accepted }) => [no, given ?? accepted ?? 0])),
    })),
    ...(await cancellationsOf(db, orderNumber)).map((one) => ({
      cause: `items ${one.cancellation_id}`,
      units: cancelledUnits([one]),
    })),
  ];
}

function unitsOf(takings: readonly Taking[]): UnitsByLine {
  const units = new Map<number, number>();
  for (const [lineNo, qty] of takings.flatMap((one) => [...one.units]))
    units.set(lineNo, (units.get(lineNo) ?? 0) + qty);
  return units;
}
