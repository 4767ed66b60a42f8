import type { CartLine, DeliveryChoice } from '../cart/document.ts';
import type { DeliveryFacts } from './facts.ts';

/** The delivery of a line: as chosen, or as the nature of its goods requires. */
export type Way = Readonly<{ kind: 'home' | 'customs' | 'digital' | 'pickup' | 'sts'; storeId: string | null }>;

/** The delivery of a line; undefined for one that is no longer sold. */
export function wayOf(line: CartLine, facts: Pick<DeliveryFacts, 'lines'>): Way | undefined {
  const nature = facts.lines.get(line.id)?.nature;
  if (!nature) return undefined;
  if (nature !== 'stocked') return { kind: nature, storeId: null };
  return { kind: line.fulfilment, storeId: line.fulfilment === 'home' ? null : line.storeId };
}

/** The choice whose stock a delivery uses; undefined for digital goods, which have no stock. */
export function choiceOf({ kind, storeId }: Way): DeliveryChoice | undefined {
  if (kind === 'digital') return undefined;
  return { fulfilment: kind === 'customs' ? 'home' : kind, storeId };
}

/** Id of the shipment that a line belongs to. */
export function shipmentIdOf({ kind, storeId }: Way): string {
  if (kind === 'home') return 'shipment-1';
  return storeId === null ? `shipment-${kind}` : `${kind}-${storeId}`;
}
