import type { CartLine, DeliveryChoice } from '../cart/document.ts';
import type { DeliveryFacts } from './facts.ts';

/** The way of a line that travels: what was chosen, or what its goods do not leave a choice about. */
export type Way = Readonly<{ kind: 'home' | 'customs' | 'digital' | 'pickup' | 'sts'; storeId: string | null }>;

/** The way of a line; undefined for one that is sold no more. */
export function wayOf(line: CartLine, facts: Pick<DeliveryFacts, 'lines'>): Way | undefined {
  const nature = facts.lines.get(line.id)?.nature;
  if (!nature) return undefined;
  if (nature !== 'stocked') return { kind: nature, storeId: null };
  return { kind: line.fulfilment, storeId: line.fulfilment === 'home' ? null : line.storeId };
}

/** From where a way takes pieces, as a choice; undefined for digital goods, which lie nowhere. */
export function choiceOf({ kind, storeId }: Way): DeliveryChoice | undefined {
  if (kind === 'digital') return undefined;
  return { fulfilment: kind === 'customs' ? 'home' : kind, storeId };
}

/** Name of the shipment that a way belongs to. */
export function shipmentIdOf({ kind, storeId }: Way): string {
  if (kind === 'home') return 'shipment-1';
  return storeId === null ? `shipment-${kind}` : `${kind}-${storeId}`;
}
