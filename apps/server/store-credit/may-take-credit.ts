import type { Context } from '../kernel/context.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

type Bought = Pick<StoredOrder, 'owner'> & Readonly<{ order: Pick<StoredOrder['order'], 'in_store'> }>;

/**
 * Whether the caller may choose store credit for what is given back of an order: only the consumer who has placed it, signed in. What was
 * sold at a till belongs to the account of the associate, who has paid nothing of it.
 */
export function mayTakeCredit({ session }: Pick<Context, 'session'>, { owner, order }: Bought): boolean {
  return (
    session !== undefined &&
    session.consumerType !== 'GUEST' &&
    !session.isAssociate &&
    session.consumerNo === owner &&
    order.in_store === null
  );
}
