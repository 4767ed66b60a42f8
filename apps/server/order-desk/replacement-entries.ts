import { replacementReasons } from '@eyelet/contracts/order-desk/replacement-reasons.ts';
import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { replacementsUnder } from '@eyelet/db/orders/replacement.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { nothing } from './no-entry.ts';

type Replaced = NonNullable<TimelineEntry['replaced']>;

/** What of an order was sent again, and whose goods it sends again itself. */
export async function replacementEntries(
  db: Reader,
  { orderNumber, placedAt, lines, replaces, rootOrder }: StoredOrder,
): Promise<readonly TimelineEntry[]> {
  const under = await replacementsUnder(db, rootOrder ?? orderNumber);
  const made = under.filter(({ ofOrder }) => ofOrder === orderNumber);
  const own = replaces === null ? [] : [entry(placedAt, '', { step: 'made-of', orderNumber: replaces, ...untold })];
  const again = made.map((one) => {
    const items = one.lines.flatMap(({ lineNo, qty }) => {
      const line = lines.find(({ line_no }) => line_no === lineNo);
      return line ? [{ name: line.name, size: line.size, qty }] : [];
    });
    const reason = replacementReasons.find((known) => known === one.reason) ?? 'other';
    return entry(one.madeAt, one.author, { step: 'sent-again', orderNumber: one.orderNumber, reason, items });
  });
  return [...own, ...again];
}

const untold = { reason: null, items: [] };

function entry(at: Date, author: string, replaced: Replaced): TimelineEntry {
  return { ...nothing, kind: 'replacement', at: at.toISOString(), author, replaced };
}
