import type { DraftShipment } from '@eyelet/db/tables/order-draft.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { fromAmount } from '@eyelet/domain/money/amount.ts';
import { shipmentsView } from '../cart/view-methods.ts';
import type { Context } from '../kernel/context.ts';
import type { PricedCart } from '../pricing/price.ts';

/** The shipments of an order with where and when they are handed over, as shown in the cart. */
export function draftShipments(context: Context, document: CartDocument, priced: PricedCart): readonly DraftShipment[] {
  return shipmentsView(context, priced, document).map((shown) => ({
    shipping_id: shown.shippingId,
    kind: shown.kind,
    store_id: shown.storeId,
    store_name: shown.storeName,
    taken_at_once: shown.takenAtOnce,
    collection_point_id: shown.kind === 'pudo' ? (document.collectionPoint?.id ?? null) : null,
    promised_from: shown.promised?.from ?? null,
    promised_to: shown.promised?.to ?? null,
    pickup_window: shown.pickupWindows[0] ?? null,
    method_code: shown.code,
    method_label: shown.label,
    delivery_time: shown.deliveryTime,
    price: fromAmount(shown.price.amount),
    address: shown.address,
  }));
}
