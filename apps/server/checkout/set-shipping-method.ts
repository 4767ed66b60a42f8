import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { chooseMethod } from '@eyelet/domain/checkout/choose-method.ts';
import type { FreeUnits } from '@eyelet/domain/pricing/facts.ts';
import { changeCartOn } from '../cart/change.ts';
import { freshUnits } from '../cart/fresh-units.ts';
import { basketIdOf } from '../cart/target.ts';
import { cartView } from '../cart/view.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { priceDocument } from '../pricing/price.ts';

/**
 * Chooses a method for a shipment (C7.36, C8.69), or another fulfilment for all its lines, by the stock of the
 * database.
 */
export const setShippingMethodHandler = handle(setShippingMethod, async (context, { body, query }) => {
  const own = body.shopperAppliedSM ?? true;
  const cart = await changeCartOn<FreeUnits, 'SHP404'>(
    context,
    basketIdOf(body, query),
    (document) => freshUnits(context, document),
    (document, units) => {
      const { delivery, facts } = priceDocument(context, document, { units });
      const { shipments } = delivery;
      const shipment = body.shippingId ? shipments.find(({ id }) => id === body.shippingId) : shipments[0];
      const choice = shipment && { shipment, code: body.code, shopperAppliedMethod: own };
      return (choice && chooseMethod(document, choice, facts, context.market)) ?? refuse('SHP404');
    },
  );
  return cart instanceof Refusal ? cart : cartView(context, cart);
});
