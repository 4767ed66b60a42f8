import type { TaxRules } from '../markets/market.ts';
import type { Shipment } from './shipment.ts';

/** Shipments that need an address of the shopper. */
const sent: readonly Shipment['kind'][] = ['home', 'customs'];

/**
 * Whether the tax of a cart is incomplete: something is shipped to an address that is not known yet, in a market that
 * adds tax by destination and assumes none. Pickups are taxed at their store from the start (C1.37).
 */
export function isTaxPending(
  shipments: readonly Pick<Shipment, 'kind' | 'destination'>[],
  { included, assumedDestination }: TaxRules,
): boolean {
  if (included || assumedDestination !== undefined) return false;
  return shipments.some(({ kind, destination }) => sent.includes(kind) && !destination);
}
