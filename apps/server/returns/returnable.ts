import type { ReturnRefusal } from '@eyelet/contracts/returns/return.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { replacementsUnder, type StoredReplacement } from '@eyelet/db/orders/replacement.ts';
import type { StoredReturn } from '@eyelet/db/returns/return.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import {
  lastReturnDay,
  returnDaysFor,
  whyNeverReturnable,
  whyNotReturnable,
} from '@eyelet/domain/returns/eligibility.ts';
import type { Shop } from '../kernel/shop.ts';
import { returnDaysOf } from '../kernel/shop-settings.ts';
import { keptQty } from '../stored-orders/cancelled-units.ts';
import type { StoredLine, StoredOrder } from '../stored-orders/stored-order.ts';

/** A line of an order and how much of it can be sent back now. */
export type JudgedLine = Readonly<{
  line: StoredLine;
  /** Units that can be sent back; 0 for none. */
  left: number;
  /** The last day for sending it back, YYYY-MM-DD; null before its delivery. */
  until: string | null;
  /** Days after its delivery in which it can be sent back; null for what never can. */
  days: number | null;
  why: ReturnRefusal | undefined;
  /** Units that have arrived, with what was sent or as they were sent again. */
  arrived: number;
}>;

/** Judges every line of an order by the rules of returns, given the returns so far (C9.34). */
export async function judgeLines(
  { settings, clock }: Pick<Shop, 'settings' | 'clock'>,
  db: Reader,
  stored: StoredOrder,
  returns: readonly StoredReturn[],
): Promise<readonly JudgedLine[]> {
  const { timeZone } = marketByHeader(stored.order.locale) ?? defaultMarket;
  const isMember = Boolean((await findConsumer(db, stored.owner))?.member_id);
  const returning = { timeZone, isMember, days: returnDaysOf(settings.current()) };
  const finalSale = new Set((settings.current()['returns.final-sale'] ?? '').split(' '));
  // What was sent again is sent back as part of the order that it was paid with, from its own delivery on.
  const again = (await replacementsUnder(db, stored.orderNumber)).filter(({ deliveredAt }) => deliveredAt !== null);
  // What was cancelled was never sent, so it is nothing to send back.
  const kept = stored.lines.filter((line) => keptQty(stored, line) > 0);
  return kept.map((line) => {
    const qty = keptQty(stored, line);
    const shipment = stored.shipments.find((one) => one.shipping_id === line.shipping_id);
    const own = shipment?.delivered_at ? new Date(shipment.delivered_at) : null;
    const deliveredAt = lastOf([own, ...again.filter((one) => unitsOf(one, line) > 0).map(arrival)]);
    // Of a parcel that was lost there is only what was sent again.
    const arrived = own
      ? qty
      : Math.min(
          qty,
          again.reduce((sum, one) => sum + unitsOf(one, line), 0),
        );
    const returned = returns
      .flatMap((one) => one.lines)
      .filter((one) => one.line_no === line.line_no)
      .reduce((sum, { qty }) => sum + qty, 0);
    const judged = {
      ...{ qty: deliveredAt ? arrived : qty, returned, deliveredAt },
      ...{
        digital: line.digital,
        customised: line.customs,
        finalSale: finalSale.has(line.master_id) || line.gift_card !== null,
      },
    };
    const why = stored.replaces === null ? whyNotReturnable(judged, returning, clock()) : 'replacement';
    return {
      line,
      left: why ? 0 : arrived - returned,
      until: deliveredAt ? lastReturnDay(deliveredAt, returning) : null,
      days: whyNeverReturnable(judged) ? null : returnDaysFor(returning),
      ...{ why, arrived },
    };
  });
}

/** Units of a line that a replacement has sent again. */
function unitsOf({ lines }: StoredReplacement, { line_no }: StoredLine): number {
  return lines.reduce((sum, { rootLineNo, qty }) => sum + (rootLineNo === line_no ? qty : 0), 0);
}

const arrival = ({ deliveredAt }: StoredReplacement) => deliveredAt;

/** The last of some moments; undefined for none. */
function lastOf(moments: readonly (Date | null)[]): Date | undefined {
  return moments.filter((one) => one !== null).toSorted((one, other) => other.getTime() - one.getTime())[0];
}
