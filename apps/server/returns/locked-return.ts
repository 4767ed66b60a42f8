import type { Transaction } from '@eyelet/db/database.ts';
import { cancellationsOf } from '@eyelet/db/orders/cancelled-items.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { findReturn, returnsOfOrder } from '@eyelet/db/returns/return.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { OrderState } from '@eyelet/domain/orders/life-cycle.ts';
import type { Context } from '../kernel/context.ts';
import { cancelledUnits } from '../stored-orders/cancelled-units.ts';
import { lockedState } from '../stored-orders/order-state.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import type { OpenReturn } from './open-return.ts';

/** A return with its order, which is locked until the transaction ends; `state` is the order's. */
export type LockedReturn = OpenReturn & Readonly<{ state: OrderState }>;

/** Works on a return in a transaction that has locked its order, as all that change it do; undefined for an unknown one. */
export async function withLockedReturn<T>(
  { shop, now, correlationId }: Pick<Context, 'shop' | 'now' | 'correlationId'>,
  returnId: string,
  work: (tx: Transaction<Tables>, locked: LockedReturn) => Promise<T>,
): Promise<T | undefined> {
  const { db, pool } = shop.database;
  const known = await findReturn(db, returnId);
  const stored = known && (await findOrder(pool, known.order_number));
  if (!stored) return undefined;
  return transact(db, async (tx) => {
    const state = await lockedState(tx, stored.orderNumber);
    const returns = await returnsOfOrder(tx, stored.orderNumber);
    const one = returns.find((found) => found.return_id === returnId);
    if (!one || state === undefined) return undefined;
    const cancelled = cancelledUnits(await cancellationsOf(tx, stored.orderNumber));
    return work(tx, { stored, state, returns, cancelled, one, now, correlationId });
  });
}
