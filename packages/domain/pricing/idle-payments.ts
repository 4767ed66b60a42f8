import type { CartDocument } from '../cart/document.ts';
import { coverageOf } from '../payments/coverage.ts';
import type { Promoted } from './promoted.ts';
import type { Totals } from './totals.ts';

/**
 * Means of payment that promotions of a priced cart ask for and that pay nothing of its total, as others cover it: one that is
 * only named earns nothing.
 */
export function idlePayments(
  { instruments }: Pick<CartDocument, 'instruments'>,
  {
    reducing,
    gifts,
    ofDelivery,
    totals,
  }: Pick<Promoted, 'reducing' | 'gifts' | 'ofDelivery'> & Readonly<{ totals: Totals }>,
): readonly string[] {
  const wanted = new Set([...reducing, ...gifts, ...ofDelivery].flatMap(({ wants }) => wants.payment ?? []));
  if (wanted.size === 0) return [];
  const { shares } = coverageOf(instruments, totals.total);
  const paying = new Set<string>(shares.map(({ instrument }) => instrument.methodId));
  return [...wanted].filter((id) => !paying.has(id) && instruments.some(({ methodId }) => methodId === id));
}
