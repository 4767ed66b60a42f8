import type { Transaction } from '@eyelet/db/database.ts';
import { insertReplacement } from '@eyelet/db/orders/replacement.ts';
import { writeMadeOrder } from '@eyelet/db/placement/write-made-order.ts';
import { putAside } from '@eyelet/db/reservations/put-aside.ts';
import { countParcels } from '@eyelet/db/stock/place-sending.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { orderMove } from '@eyelet/domain/orders/life-cycle.ts';
import type { Context } from '../kernel/context.ts';
import { readableId } from '../kernel/readable-id.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { type ExchangedLine, exchangeDraftOf } from '../returns/exchange-draft.ts';
import { exchangeParcelsOf } from '../returns/exchange-shipment.ts';
import { freePlaces } from '../returns/free-places.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** Units of a line that are sent again. */
export type ReplacedLine = Pick<ExchangedLine, 'lineNo' | 'units' | 'goods'> &
  Readonly<{
    /** Of the order that was paid. */
    rootLineNo: number;
    /** What was paid for the units, in minor units. */
    worth: number;
  }>;

type Making = Readonly<{ replacementId: string; reason: string; lines: readonly ReplacedLine[] }>;

/** What a replacement costs: what was paid for the goods stays with the first order. */
const nothing = { row: 0, tax: 0 };

/**
 * Makes the order by which units of another one are sent again: as exchanges are, but carrying no money. `erased` when there is no address
 * to send them to, `gone` when no place has as many; nothing is written then.
 */
export async function makeReplacement(
  tx: Transaction<Tables>,
  context: Context,
  stored: StoredOrder,
  { replacementId: id, reason, lines }: Making,
): Promise<'erased' | 'gone' | Readonly<{ orderNumber: string }>> {
  const { shop, now, correlationId } = context;
  const parcels = exchangeParcelsOf(
    stored,
    lines.map(({ lineNo }) => lineNo),
    now,
  );
  if (!parcels) return 'erased';
  const market = marketByHeader(stored.order.locale) ?? defaultMarket;
  const wanted = lines.map(({ lineNo, units: qty, goods: { upc } }) => ({ lineNo, upc, qty }));
  const places = await freePlaces({ shop, market, now }, tx, stored, wanted);
  const placed = lines.flatMap((line, at): ExchangedLine[] => {
    const placeId = places[at];
    return placeId === undefined ? [] : [{ ...line, placeId, share: nothing }];
  });
  if (placed.length < lines.length) return 'gone';
  const units = placed.map(({ placeId, units: qty, goods: { upc } }) => ({ upc, placeId, qty }));
  // Somebody may have taken them since they were counted. The order takes them within this transaction.
  if (!(await putAside(tx, id, units, now))) return 'gone';
  const placeIds = units.map(({ placeId }) => placeId);
  await countParcels(tx, { cartId: id, placeIds }, now);
  const orderNumber = readableId(10);
  await writeMadeOrder(tx, {
    ...{ id, orderNumber, owner: stored.owner, now, correlationId },
    draft: {
      ...exchangeDraftOf(stored, { id, lines: placed, parcels, delivery: nothing, total: 0 }),
      replaces: stored.orderNumber,
    },
    move: orderMove('created', 'confirmed'),
  });
  const { staffId: author_id, name: author } = staffOf(context);
  await insertReplacement(tx, {
    ...{ order_number: orderNumber, replacement_id: id, of_order: stored.orderNumber, reason },
    ...{ root_order: stored.rootOrder ?? stored.orderNumber },
    ...{ author_id, author, made_at: now },
    worth: lines.reduce((sum, line) => sum + line.worth, 0),
    // Lines of what is made are numbered as they are given.
    lines: lines.map(({ lineNo, rootLineNo, units: qty }, at) => ({ lineNo, ownLineNo: at + 1, rootLineNo, qty })),
  });
  return { orderNumber };
}
