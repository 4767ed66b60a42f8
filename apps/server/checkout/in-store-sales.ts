import type { InStoreSales } from '@eyelet/contracts/orders/in-store-sales.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { isConnected } from '@eyelet/domain/associates/store-session.ts';
import type { Context } from '../kernel/context.ts';
import { storeSessionOf } from '../store-sessions/store-session.ts';

/**
 * The store and the employee to whom an order of this caller is credited: those of a connected store session, whatever
 * the call says (C1.32). Null for everybody else, and for employees who no longer work in a store.
 */
export async function inStoreSalesOf(context: Context): Promise<InStoreSales | null> {
  const { session, shop } = context;
  if (!session?.isAssociate) return null;
  const sold = storeSessionOf(context, await findConsumer(shop.database.db, session.consumerNo));
  return isConnected(sold) ? { storeId: sold.storeId, storeEmployeeId: sold.storeEmployeeId } : null;
}
