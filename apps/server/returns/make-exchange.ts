import type { Transaction } from '@eyelet/db/database.ts';
import { carryPayments } from '@eyelet/db/returns/carried-payment.ts';
import { endExchanges, giveFree, writeExchangeOrder } from '@eyelet/db/returns/exchange.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { orderMove } from '@eyelet/domain/orders/life-cycle.ts';
import type { Given } from '@eyelet/domain/returns/give.ts';
import type { UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import { refundBesideLent } from '@eyelet/domain/store-credit/beside-lent.ts';
import { readableId } from '../kernel/readable-id.ts';
import { exchangePoints } from '../loyalty/exchange-points.ts';
import { lentOnOrder } from '../store-credit/lent-on-order.ts';
import { type ExchangedLine, exchangeDraftOf } from './exchange-draft.ts';
import { storedGoods } from './exchange-goods.ts';
import { exchangeParcelsOf } from './exchange-shipment.ts';
import type { OpenReturn, UnitsNow } from './open-return.ts';

type Making = Readonly<{
  given: Given;
  units: readonly UnitsNow[];
  /** Units that something was given for before this. */
  before: UnitsByLine;
}>;

/** Makes the order of what is wanted instead of units of a return from the units that are put aside, and releases the rest. */
export async function makeExchange(
  tx: Transaction<Tables>,
  { stored, one, now, correlationId }: OpenReturn,
  { given, units, before }: Making,
): Promise<void> {
  const returnId = one.return_id;
  const made = given.lines.flatMap(({ lineNo, units: count, carried: share }) => {
    const exchange = units.find((wish) => wish.lineNo === lineNo)?.exchange;
    return exchange && share ? [{ lineNo, units: count, share, exchange }] : [];
  });
  await giveFree(
    tx,
    returnId,
    made.flatMap(({ units: count, exchange: { upc, place_id, qty } }) =>
      qty > count ? [{ upc, placeId: place_id, qty: qty - count }] : [],
    ),
  );
  await endExchanges(
    tx,
    returnId,
    made.map(({ lineNo, units: count, share: { row, tax } }) => ({
      ...{ lineNo, state: 'made' as const, made: count },
      carried: row + (stored.order.tax_included ? 0 : tax),
    })),
  );
  const parcels = exchangeParcelsOf(
    stored,
    made.map(({ lineNo }) => lineNo),
    now,
  );
  if (!parcels) throw new Error(`what replaces return ${returnId} has nowhere to go`);
  const lent = await lentOnOrder(tx, stored.orderNumber, returnId);
  const shares = await carryPayments(tx, { orderNumber: stored.orderNumber, returnId }, (payments) =>
    refundBesideLent(payments, given.carried, { lent }),
  );
  // Neither can be: goods are sent after they were paid, and never more is given than was.
  if (typeof shares === 'string') throw new Error(`what return ${returnId} carries, ${given.carried}, is ${shares}`);
  const lines = made.map(
    ({ lineNo, units: count, share, exchange }): ExchangedLine => ({
      ...{ lineNo, units: count, share, placeId: exchange.place_id, goods: storedGoods(exchange.goods) },
    }),
  );
  const delivery = given.delivery.carried ?? { row: 0, tax: 0 };
  await writeExchangeOrder(tx, {
    ...{ returnId, ofOrder: stored.orderNumber, orderNumber: readableId(10), owner: stored.owner, now, correlationId },
    points: await exchangePoints(tx, stored, given, before),
    draft: exchangeDraftOf(stored, { id: returnId, lines, parcels, delivery, total: given.carried }),
    move: orderMove('created', 'confirmed'),
  });
}
