import { Type } from 'typebox';
import { shipmentMethodsSchema } from '../cart/shipping-method.ts';
import { operation } from '../kernel/operation.ts';

/** The methods applicable to a shipment, with prices and delivery times (C7.44). */
export const listShippingMethods = operation({
  id: 'checkout.listShippingMethods',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
  summary: 'Shipping methods of a shipment',
  callers: 'session',
  params: Type.Object({ basketId: Type.String({ maxLength: 64 }), shippingId: Type.String({ maxLength: 64 }) }),
  response: shipmentMethodsSchema,
  refusals: ['BSK404', 'SHP404'],
});
