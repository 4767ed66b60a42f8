import { consumerTypeOf } from '@eyelet/domain/preview/shopper.ts';
import type { Context } from './context.ts';
import type { ConsumerType } from './session.ts';

export type Shown = Pick<Context, 'session' | 'shownTo'>;

/**
 * The type of shopper by which prices, promotions and launches are chosen: that of the session, or that of a preview.
 * An employee who has not accepted the terms counts as any consumer (C6.09), as do the customers of a store associate.
 * Undefined for guests.
 */
export function servedType({ session, shownTo }: Shown): ConsumerType | undefined {
  if (shownTo) return consumerTypeOf(shownTo);
  const isWithoutBenefits = session?.consumerType === 'EMPLOYEE' && (!session.acceptedTerms || session.isAssociate);
  return isWithoutBenefits ? 'REGISTERED' : session?.consumerType;
}
