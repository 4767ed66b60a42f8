import type { Context } from '../kernel/context.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** Whether the caller may choose store credit for what is given back of an order: only the consumer who has placed it, signed in. */
export function mayTakeCredit({ session }: Pick<Context, 'session'>, { owner }: Pick<StoredOrder, 'owner'>): boolean {
  return session !== undefined && session.consumerType !== 'GUEST' && session.consumerNo === owner;
}
