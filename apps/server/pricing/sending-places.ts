import type { WarehouseFacts } from '@eyelet/domain/delivery/facts.ts';
import type { ShipmentKind } from '@eyelet/domain/delivery/shipment.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import type { Context } from '../kernel/context.ts';
import { sendersOf, warehousesOf } from './places.ts';

type Sent = Readonly<{ kind: ShipmentKind; method_code: string }>;

/**
 * Where a shipment can come from: nothing that is collected in its store comes from elsewhere, stores send to homes and collection points
 * only, and express carriers collect at some warehouses.
 */
export function sendingPlaces(
  context: Pick<Context, 'shop' | 'market'>,
  { kind, method_code: method }: Sent,
): Readonly<{ warehouses: readonly WarehouseFacts[]; stores: readonly string[] }> {
  if (kind === 'pickup' || kind === 'digital') return { warehouses: [], stores: [] };
  const isHome = kind === 'home' || kind === 'pudo';
  const isExpress = method === 'express';
  const warehouses = warehousesOf(context)
    .map(({ id, details }) => ({ id, express: readPlaceDetails(details).express }))
    .filter(({ express }) => !isExpress || express);
  return { warehouses, stores: isHome && !isExpress ? sendersOf(context).map(({ id }) => id) : [] };
}
