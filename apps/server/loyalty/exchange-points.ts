import type { Reader } from '@eyelet/db/database.ts';
import { pointsOfPosting } from '@eyelet/db/loyalty/points.ts';
import { pointsFor, pointsWithout } from '@eyelet/domain/loyalty/earning.ts';
import { earnedOf } from '@eyelet/domain/loyalty/tiers.ts';
import type { Given } from '@eyelet/domain/returns/give.ts';
import type { UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { earningOf } from './earn.ts';
import { earnedKey } from './posting-keys.ts';

/**
 * The points that the order of an exchange earns: those that the goods had earned which come back for it, at the rate of then and as the
 * return takes them back, and of a cheaper size its share of them. None where the returned order had earned none.
 */
export async function exchangePoints(
  db: Reader,
  stored: StoredOrder,
  { lines }: Pick<Given, 'lines'>,
  before: UnitsByLine,
): Promise<number> {
  const earned = (await pointsOfPosting(db, earnedKey(stored.orderNumber))) ?? 0;
  if (earned === 0) return 0;
  const earning = earningOf(stored);
  const exchanged = lines.filter(({ carried }) => carried);
  const refunded = added(
    before,
    lines.filter(({ carried }) => !carried),
  );
  const base = pointsFor(earning);
  const left = (units: UnitsByLine) => earnedOf(earned, pointsWithout(earning, units), base);
  const had = left(refunded) - left(added(refunded, exchanged));
  const due = exchanged.reduce((sum, line) => sum + line.due, 0);
  const carried = exchanged.reduce(
    (sum, { carried: share }) => sum + (share ? share.row + (earning.taxIncluded ? 0 : share.tax) : 0),
    0,
  );
  return Math.min(earned, due === 0 ? 0 : Math.floor((had * carried) / due));
}

function added(units: UnitsByLine, lines: Given['lines']): UnitsByLine {
  const sum = new Map(units);
  for (const { lineNo, units: count } of lines) sum.set(lineNo, (sum.get(lineNo) ?? 0) + count);
  return sum;
}
