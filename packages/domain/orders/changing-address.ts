import type { Address } from '../addresses/address.ts';
import { restrictionOf } from '../addresses/restrictions.ts';
import type { MethodCode } from '../markets/delivery-method.ts';
import type { TaxRules } from '../markets/market.ts';
import { taxRateFor } from '../tax/tax.ts';
import type { OrderState } from './life-cycle.ts';
import { isBegun, type ShipmentProgress } from './shipping.ts';

/** Whether a shipment goes to the delivery address of its order, rather than to a store, a counter or by mail. */
export function isSentToAddress({ kind }: Pick<ShipmentProgress, 'kind'>): boolean {
  return kind === 'home' || kind === 'customs';
}

/** Whether the delivery address of an order may still be changed: it is placed, and nothing of it is packed. */
export function mayChangeAddress(state: OrderState, shipments: readonly ShipmentProgress[]): boolean {
  return state === 'confirmed' && !shipments.some(isBegun) && shipments.some(isSentToAddress);
}

type Place = Pick<Address, 'country' | 'province' | 'postalCode' | 'addressLine1' | 'addressLine2'>;

/** Why a paid order cannot be sent to another address, and the field of the message. */
export type AddressObstacle = Readonly<{
  reason: 'country' | 'tax' | 'delivery';
  field: 'country' | 'province' | 'postalCode';
}>;

/**
 * The obstacle to another address for a paid order: another country, another tax, by which the total would be wrong, or
 * a place that one of its methods does not reach. Undefined if cost and delivery stay the same.
 */
export function addressObstacle(
  tax: TaxRules,
  methods: readonly MethodCode[],
  before: Place,
  after: Place,
): AddressObstacle | undefined {
  if (after.country !== before.country) return { reason: 'country', field: 'country' };
  if (taxRateFor(tax, after) !== taxRateFor(tax, before)) return { reason: 'tax', field: 'province' };
  // Where standard delivery does not go, nothing does.
  const isReached = (['standard', ...methods] as const).every((code) => restrictionOf(after, code) === undefined);
  return isReached ? undefined : { reason: 'delivery', field: 'postalCode' };
}
