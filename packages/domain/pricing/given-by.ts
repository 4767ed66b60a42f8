import type { Receipt } from './receipt.ts';

/** The discount of each promotion in a receipt, by id: on goods and on delivery, in minor units; 0 for a gift. */
export function givenBy({ lines, shipments }: Pick<Receipt, 'lines' | 'shipments'>): ReadonlyMap<string, number> {
  const given = new Map<string, number>();
  for (const entry of [...lines, ...shipments].flatMap(({ entries }) => entries)) {
    if (!('promotionId' in entry) || entry.promotionId === null) continue;
    given.set(entry.promotionId, (given.get(entry.promotionId) ?? 0) - entry.amount);
  }
  return given;
}
