import type { OrderMove } from './life-cycle.ts';
import { movesTo, type ShipmentProgress, stateOfShipments } from './shipping.ts';

/** A shipment of an order that is placed; what is taken at once is handed over with the placing. */
export type PlacedShipment = Pick<ShipmentProgress, 'kind'> & Readonly<{ takenAtOnce: boolean }>;

/** The moves of an order beyond its confirmation, as some of it, or all, was handed over at the till; none otherwise. */
export function movesOfTaking(shipments: readonly PlacedShipment[]): readonly OrderMove[] {
  const after = shipments.map(
    ({ kind, takenAtOnce: taken }): ShipmentProgress => ({
      ...{ kind, partlyShipped: false, shipped: false },
      ...{ packed: taken, ready: taken, delivered: taken, cancelled: false },
    }),
  );
  return after.some(({ delivered }) => delivered) ? movesTo('confirmed', stateOfShipments(after)) : [];
}
