import type { ShipmentMethods, ShippingMethod } from '@eyelet/contracts/cart/shipping-method.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { goesHome, type Shipment } from '@eyelet/domain/delivery/shipment.ts';
import type { OfferedMethod } from '@eyelet/domain/delivery/shipping-methods.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { zonedTime } from '@eyelet/domain/stores/zoned-time.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import { storeOf } from '../pricing/places.ts';
import type { PricedCart } from '../pricing/price.ts';
import { windowText } from '../stores/window-text.ts';
import { addressOf } from './shipment-address.ts';
import { deliveryTime, methodLabel } from './texts.ts';
import { transitionView } from './view-flash.ts';

/** The shipments of a cart with the chosen and the possible methods; none where nothing is delivered. */
export function shipmentsView(
  context: Context,
  { delivery, facts }: PricedCart,
  document: CartDocument,
): readonly ShipmentMethods[] {
  return delivery.shipments.map((shipment) => {
    const store = facts.stores.get(shipment.storeId ?? '');
    const isHome = goesHome(shipment.kind);
    return {
      shippingId: shipment.id,
      kind: shipment.kind,
      ...chosenOf(context, shipment),
      takenAtOnce: shipment.takenAtOnce,
      itemIds: [...shipment.lineIds],
      storeId: shipment.storeId,
      storeName: shipment.storeId === null ? null : (storeOf(context, shipment.storeId)?.name ?? null),
      address: addressOf(context, shipment, document),
      promised: shipment.promised,
      pickupWindows: shipment.windows.map(({ label, from, to }) => ({
        label: windowText(context.market.tag, label),
        from: zonedTime(from, store?.timeZone ?? 'UTC'),
        to: zonedTime(to, store?.timeZone ?? 'UTC'),
      })),
      shopperAppliedSM: isHome && document.shopperAppliedMethod,
      transition: isHome && document.methodTransition ? transitionView(document.methodTransition) : null,
      applicableShippingMethods: shipment.methods.map((offered) => methodView(context, offered)),
    };
  });
}

/** A method with its price, in the language of the call. */
export function methodView({ market }: Pick<Context, 'market'>, { method, price }: OfferedMethod): ShippingMethod {
  return {
    code: method.code,
    label: methodLabel(market.tag, method),
    price: { amount: toAmount(price) },
    deliveryTime: deliveryTime(market.tag, method),
  };
}

/** The same for what is taken at once. */
export function takenView(context: Pick<Context, 'market'>, offered: OfferedMethod): ShippingMethod {
  const t = createMessages(context.market.tag);
  return { ...methodView(context, offered), label: t('shipping.taken.label'), deliveryTime: t('shipping.taken.time') };
}

function chosenOf(context: Context, { method, takenAtOnce }: Shipment): ShippingMethod {
  if (method && takenAtOnce) return takenView(context, method);
  return method ? methodView(context, method) : { code: '', label: '', price: { amount: 0 }, deliveryTime: '' };
}
