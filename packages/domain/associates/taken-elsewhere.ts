import type { Shipment } from '../delivery/shipment.ts';

/** Whether a cart has goods that are taken at once in a store which the order is not sold for. */
export function isTakenElsewhere(
  shipments: readonly Pick<Shipment, 'takenAtOnce' | 'storeId'>[],
  sold: Readonly<{ storeId: string }> | null,
): boolean {
  return shipments.some(({ takenAtOnce, storeId }) => takenAtOnce && storeId !== sold?.storeId);
}
