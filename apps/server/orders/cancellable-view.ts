import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { listCancellable } from '@eyelet/contracts/orders/list-cancellable.ts';
import { cancelRefusal, cancelUntil } from '@eyelet/domain/orders/cancelling.ts';
import { shopperCancellableUnits } from '@eyelet/domain/orders/cancelling-items.ts';
import type { UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import type { Shop } from '../kernel/shop.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { itemsCancellable } from './items-cancellable.ts';
import { stepsView } from './steps-view.ts';

/** What of an order can be canceled, for everybody who may do it. */
export function cancellableView(shop: Shop, stored: StoredOrder): OutputOf<typeof listCancellable> {
  const open = ownCancellable(shop, stored);
  return {
    orderNumber: stored.orderNumber,
    status: stored.state,
    isCancelled: stepsView(stored).some(({ status }) => status === 'cancelled'),
    cancellableUntil: cancellableUntil(shop, stored),
    items: stored.lines.map(({ line_no: lineNo, item_id: itemId, name, colour, size, image, qty }) => ({
      ...{ itemId, name, colour, size, image, qty },
      cancelledQty: stored.cancelled[lineNo] ?? 0,
      cancellableQty: open.get(lineNo) ?? 0,
    })),
  };
}

/** Until when its shopper may cancel an order; null when they no longer may. */
export function cancellableUntil({ settings, clock }: Shop, stored: StoredOrder): string | null {
  const { 'orders.cancel-minutes': minutes } = settings.current();
  const isOpen = cancelRefusal(stored, { minutes, now: clock() }) === undefined;
  return isOpen ? cancelUntil(stored.placedAt, minutes).toISOString() : null;
}

/** The units of each line that their shopper may cancel while the rest of the order stays. */
export function ownCancellable({ settings, clock }: Shop, stored: StoredOrder): UnitsByLine {
  const { 'orders.cancel-minutes': minutes, 'orders.cancel-items': isAllowed } = settings.current();
  return shopperCancellableUnits(itemsCancellable(stored), { isAllowed, minutes, now: clock() });
}
