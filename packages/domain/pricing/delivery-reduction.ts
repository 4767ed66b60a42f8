import type { Shipment } from '../delivery/shipment.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { PricedCart } from './price-cart.ts';

/** What is taken off the price of a shipment, in minor units, and by what: the value of the cart (C1.38), or a promotion. */
export type ReducedShipment = Readonly<{ by: Promotion | 'value'; off: number }>;

/** Why a shipment costs less than its method; undefined where it does not. */
export function reductionOf(
  { method: chosen }: Pick<Shipment, 'method'>,
  { ofDelivery }: Pick<PricedCart, 'ofDelivery'>,
): ReducedShipment | undefined {
  if (!chosen?.by) return undefined;
  const off = chosen.method.price - chosen.price;
  if (chosen.by === 'value') return { by: 'value', off };
  const { promotionId } = chosen.by;
  return { by: ofDelivery.find(({ id }) => id === promotionId) ?? 'value', off };
}
