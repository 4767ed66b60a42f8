import type { MissingOutcome } from '@eyelet/contracts/packing/missing.ts';
import type { SuppliedUnits } from '@eyelet/db/packing/missing.ts';
import type { Shop } from '../kernel/shop.ts';

/** What has become of so many missing pieces: the places that supply them, each once, and what no place has. */
export function missingOutcome(
  { catalogue }: Pick<Shop, 'catalogue'>,
  supplied: readonly SuppliedUnits[],
  qty: number,
): MissingOutcome {
  const places = new Map<string, number>();
  for (const { placeId, qty } of supplied) places.set(placeId, (places.get(placeId) ?? 0) + qty);
  const moved = [...places].map(([placeId, qty]) => ({
    placeId,
    name: catalogue.place(placeId)?.name ?? placeId,
    qty,
  }));
  return { moved, left: qty - supplied.reduce((sum, one) => sum + one.qty, 0) };
}

/** How many pieces each place supplies, as the audit says it. */
export function suppliedText({ moved }: MissingOutcome): string {
  return moved.map(({ qty, placeId }) => `${qty} × ${placeId}`).join(', ');
}
