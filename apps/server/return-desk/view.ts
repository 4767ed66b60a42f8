import type { DeskReturn, ListedReturn } from '@eyelet/contracts/return-desk/return.ts';
import type { LabelRow } from '@eyelet/db/parcels/label.ts';
import { ordersMadeOf } from '@eyelet/db/returns/exchange.ts';
import type { ListedReturnRow } from '@eyelet/db/returns/list.ts';
import { findReturn, returnsOfOrder } from '@eyelet/db/returns/return.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { parcelOf } from '@eyelet/domain/orders/carriers.ts';
import { refundOfReturn } from '@eyelet/domain/returns/refund.ts';
import type { Shop } from '../kernel/shop.ts';
import { labelWayOf } from '../returns/carrier-label.ts';
import { paidLinesOf } from '../returns/paid-lines.ts';
import { carriedReturns, carrierLabelOf, parcelView, withdrawnLabelOf } from '../returns/parcel-view.ts';
import { exchangeView, labelPath } from '../returns/view.ts';
import { creditOfReturns, returnCreditView } from '../store-credit/credit-of-returns.ts';
import { findOrder, type StoredOrder } from '../stored-orders/stored-order.ts';

/** A return as lists show it. */
export function listedReturn(row: ListedReturnRow): ListedReturn {
  return {
    returnId: row.return_id,
    orderNumber: row.order_number,
    email: row.email,
    state: row.state,
    units: row.units,
    currency: row.currency,
    refund: row.refund === null ? null : toAmount(row.refund),
    createdAt: row.created_at.toISOString(),
    handedOverAt: row.handed_over_at?.toISOString() ?? null,
  };
}

/** A return as the desk shows it; undefined for an unknown number. */
export async function deskReturn(
  shop: Pick<Shop, 'database' | 'catalogue' | 'orderLinks' | 'carriers' | 'settings'>,
  returnId: string,
): Promise<DeskReturn | undefined> {
  const { catalogue } = shop;
  const { db, pool } = shop.database;
  const row = await findReturn(db, returnId);
  const stored = row && (await findOrder(pool, row.order_number));
  const one = row && (await returnsOfOrder(db, row.order_number)).find((found) => found.return_id === returnId);
  if (!stored || !one) return undefined;
  const { order, lines } = stored;
  const made = (await ordersMadeOf(db, row.order_number)).find((order) => order.returnId === returnId);
  const carried = await carriedReturns(db, [one]);
  const withdrawn = withdrawnLabelOf(carried, one);
  const label = withdrawn
    ? { ...labelView(withdrawn), state: 'withdrawn' as const }
    : shownLabel(carrierLabelOf(carried, returnId));
  // Where no other label can be bought, the shop's own takes the place of one that was taken back.
  const isMissing = withdrawn ? labelWayOf(shop, stored, one.lines) !== undefined : label?.state === 'wanted';
  const paid = paidLinesOf(stored);
  const units = one.lines.reduce((sum, { qty }) => sum + qty, 0);
  return {
    ...listedReturn({ ...one, units, currency: order.currency, email: order.email }),
    receivedAt: one.received_at?.toISOString() ?? null,
    closedAt: one.closed_at?.toISOString() ?? null,
    label,
    labelPath: one.state === 'announced' && !isMissing ? labelPath(shop, returnId) : null,
    parcel: parcelView(carried, one),
    takenIn: one.taken_at === null ? null : (catalogue.place(one.taken_at)?.name ?? one.taken_at),
    ...returnCreditView(one, await creditOfReturns(db, row.order_number)),
    carried: toAmount(one.carried),
    exchangeOrder: made?.orderNumber ?? null,
    ahead: aheadOf(stored.exchange),
    version: one.version,
    items: one.lines.flatMap(({ line_no, qty, reason, accepted, restocked, note }) => {
      const line = lines.find((bought) => bought.line_no === line_no);
      if (!line) return [];
      const { item_id: itemId, name, colour, size, sku, image } = line;
      const worth = refundOfReturn({ ...paid, shipping: 0 }, new Map(), new Map([[line_no, qty]])).total;
      const wanted = one.exchanges.find((exchange) => exchange.line_no === line_no);
      const exchange = wanted ? exchangeView(wanted, made, null) : null;
      const decided = { accepted, restocked, note, exchange };
      const pictures = one.pictures
        .filter((picture) => picture.line_no === line_no)
        .map(({ id: pictureId, width, height }) => ({ pictureId, width, height }));
      return [{ itemId, name, colour, size, sku, image, qty, reason, worth: toAmount(worth), pictures, ...decided }];
    }),
  };
}

type DeskLabel = NonNullable<DeskReturn['label']>;

function shownLabel(label: LabelRow | undefined): DeskLabel | null {
  return label ? { ...labelView(label), state: label.state as DeskLabel['state'] } : null;
}

function labelView({
  carrier,
  problem,
  problem_detail: detail,
  next_try_at: nextTryAt,
  tracking_number: trackingNumber,
}: LabelRow): Omit<DeskLabel, 'state'> {
  return {
    carrier: parcelOf(carrier, '')?.carrier ?? carrier,
    trackingNumber,
    problem: problem as DeskLabel['problem'],
    detail: detail ?? '',
    nextTryAt: nextTryAt?.toISOString() ?? null,
  };
}

function aheadOf(exchange: StoredOrder['exchange']): DeskReturn['ahead'] {
  if (!exchange || exchange.goods === 'taken') return null;
  return { returnId: exchange.returnId, goods: exchange.goods };
}
