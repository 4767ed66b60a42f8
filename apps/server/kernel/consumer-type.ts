import { consumerTypeOf } from '@eyelet/domain/preview/shopper.ts';
import type { Context } from './context.ts';
import type { ConsumerType } from './session.ts';

export type Shown = Pick<Context, 'session' | 'shownTo'>;

/**
 * The type of shopper for whom prices, promotions and launches are: that of the session, or the one that an author previews as. An employee
 * who has not accepted the terms is any consumer (C6.09), and so is whoever a store associate sells to. Undefined: nobody is known.
 */
export function servedType({ session, shownTo }: Shown): ConsumerType | undefined {
  if (shownTo) return consumerTypeOf(shownTo);
  const isWithoutBenefits = session?.consumerType === 'EMPLOYEE' && (!session.acceptedTerms || session.isAssociate);
  return isWithoutBenefits ? 'REGISTERED' : session?.consumerType;
}
