import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { placeTexts } from '../checkout/place-texts.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { collectingOf } from './collecting.ts';
import { loadReturns } from './load-returns.ts';
import { hourOf, orderDay } from './order-day.ts';
import { readOrder } from './read-order.ts';
import { isSentHome, shipmentsOf } from './shipments-of.ts';
import { shownSteps } from './shown-steps.ts';
import { shownTravels } from './shown-travel.ts';

/** The days on which shipments arrived, by their id. */
export type Arrived = Readonly<Record<string, string>>;

/** An order of the visitor, or the one that a mailed link was signed for; any other order counts as unknown. */
export async function loadOrder(shop: ShopContext, query: URLSearchParams) {
  const { client, market } = shop;
  const { order, query: receiptQuery, token } = await readOrder(shop, query);
  const shipTo = order.shipments.find(isSentHome)?.shippingAddress;
  const shipments = shipmentsOf(order);
  const returns = await loadReturns(client, order, market, token ? { token } : {});
  return {
    order,
    returns,
    receiptQuery,
    shipments,
    places: placeTexts(shipments),
    shipTo: shipTo ? addressLines(shipTo) : [],
    billTo: order.billingAddress ? addressLines(order.billingAddress) : [],
    date: orderDay(order.orderDate, market),
    steps: shownSteps(order.steps, market),
    collecting: collectingOf(order),
    travels: shownTravels(order.shipments, market, order.items),
    arrived: Object.fromEntries(
      order.shipments.flatMap(({ shippingId, deliveredAt }) =>
        deliveredAt === null ? [] : [[shippingId, orderDay(deliveredAt, market)]],
      ),
    ) as Arrived,
    // An order of one unit is canceled as a whole.
    cancelItems: order.items.some(({ cancellableQty }) => cancellableQty > 0) && unitsOf(order) > 1,
    cancellableUntil: order.cancellableUntil === null ? null : hourOf(order.cancellableUntil, market),
  };
}

function unitsOf({ items }: Readonly<{ items: readonly Readonly<{ qty: number; cancelledQty: number }>[] }>): number {
  return items.reduce((sum, { qty, cancelledQty }) => sum + qty - cancelledQty, 0);
}

export type LoadedOrder = Awaited<ReturnType<typeof loadOrder>>;
